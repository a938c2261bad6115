import { readingReport, readingSwitch } from './reading';
import { done } from '../guest-access/stays';
import { endpoint } from '../endpoint';

export const readReadingReportCall = endpoint({
  method: 'GET',
  path: '/api/reception/reading',
  reply: readingReport,
});

export const switchReadingCall = endpoint({
  method: 'PUT',
  path: '/api/reception/reading',
  body: readingSwitch,
  reply: done,
});

export const readingWorkbookCall = endpoint({
  method: 'GET',
  path: '/api/reception/reading.xlsx',
});
