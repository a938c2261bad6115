import { limitsInput, limitsPage, linesInput } from './desk-limits';
import { done } from '../guest-access/stays';
import { endpoint } from '../endpoint';

export const readLimitsCall = endpoint({
  method: 'GET',
  path: '/api/reception/limits',
  reply: limitsPage,
});

export const changeLimitsCall = endpoint({
  method: 'PUT',
  path: '/api/reception/limits',
  body: limitsInput,
  reply: done,
});

export const nameOwnLinesCall = endpoint({
  method: 'PUT',
  path: '/api/reception/limits/lines',
  body: linesInput,
  reply: done,
});
