import type { readingReport, readingSwitch } from '../../guide/reading';
import type { done } from '../stays';
import { endpoint, like } from '../../endpoint';

export const readReadingReportCall = endpoint({
  method: 'GET',
  path: '/api/reception/reading',
  reply: like<typeof readingReport>,
});

export const switchReadingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/reading',
  body: like<typeof readingSwitch>,
  reply: like<typeof done>,
});

export const readingWorkbookCall = endpoint({
  method: 'GET',
  path: '/api/reception/reading.xlsx',
});
