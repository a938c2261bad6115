import type { limitsInput, limitsPage, linesInput } from '../limits';
import type { done } from '../stays';
import { endpoint, like } from '../../endpoint';

export const readLimitsCall = endpoint({
  method: 'GET',
  path: '/api/reception/limits',
  reply: like<typeof limitsPage>,
});

export const changeLimitsCall = endpoint({
  method: 'PUT',
  path: '/api/reception/limits',
  body: like<typeof limitsInput>,
  reply: like<typeof done>,
});

export const nameOwnLinesCall = endpoint({
  method: 'PUT',
  path: '/api/reception/limits/lines',
  body: like<typeof linesInput>,
  reply: like<typeof done>,
});
