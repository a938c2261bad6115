import type { done, leaving } from './accounts';
import { lightEndpoint, like } from '../endpoint';

/** Apart from the other calls of an account: a guide that was told to forget ends the session too, and needs no other. */
export const endSessionCall = lightEndpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  body: like<typeof leaving>,
  reply: like<typeof done>,
});
