import {
  believedDay,
  exportedPerson,
  personErase,
  personExport,
  personPreview,
  personQuery,
  privacyPage,
  retentionInput,
} from './desk';
import { done } from '../guest-access/stays';
import { endpoint } from '../endpoint';

export const readPrivacyCall = endpoint({
  method: 'GET',
  path: '/api/reception/privacy',
  reply: privacyPage,
});

export const changeRetentionCall = endpoint({
  method: 'PUT',
  path: '/api/reception/privacy/retention',
  body: retentionInput,
  reply: done,
});

export const believeClockCall = endpoint({
  method: 'PUT',
  path: '/api/reception/privacy/clock',
  body: believedDay,
  reply: done,
});

export const findPersonCall = endpoint({
  method: 'POST',
  path: '/api/reception/privacy/person',
  body: personQuery,
  reply: personPreview,
});

export const exportPersonCall = endpoint({
  method: 'POST',
  path: '/api/reception/privacy/person/export',
  body: personExport,
  reply: exportedPerson,
});

export const erasePersonCall = endpoint({
  method: 'POST',
  path: '/api/reception/privacy/person/erase',
  body: personErase,
  reply: personPreview,
});
