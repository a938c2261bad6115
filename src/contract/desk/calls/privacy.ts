import type {
  believedDay,
  exportedPerson,
  personErase,
  personExport,
  personPreview,
  personQuery,
  privacyPage,
  retentionInput,
} from '../privacy';
import type { done } from '../stays';
import { endpoint, like } from '../../endpoint';

export const readPrivacyCall = endpoint({
  method: 'GET',
  path: '/api/reception/privacy',
  reply: like<typeof privacyPage>,
});

export const changeRetentionCall = endpoint({
  method: 'PUT',
  path: '/api/reception/privacy/retention',
  body: like<typeof retentionInput>,
  reply: like<typeof done>,
});

export const believeClockCall = endpoint({
  method: 'PUT',
  path: '/api/reception/privacy/clock',
  body: like<typeof believedDay>,
  reply: like<typeof done>,
});

export const findPersonCall = endpoint({
  method: 'POST',
  path: '/api/reception/privacy/person',
  body: like<typeof personQuery>,
  reply: like<typeof personPreview>,
});

export const exportPersonCall = endpoint({
  method: 'POST',
  path: '/api/reception/privacy/person/export',
  body: like<typeof personExport>,
  reply: like<typeof exportedPerson>,
});

export const erasePersonCall = endpoint({
  method: 'POST',
  path: '/api/reception/privacy/person/erase',
  body: like<typeof personErase>,
  reply: like<typeof personPreview>,
});
