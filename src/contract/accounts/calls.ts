import type {
  avatarAnswer,
  credentials,
  done,
  forgotPassword,
  ownBookings,
  passwordChange,
  profileAnswer,
  profileChange,
  publicUser,
  registration,
  resetPassword,
  signedIn,
} from './accounts';
import { ACCOUNT_API } from '../api-addresses';
import { endpoint, like } from '../endpoint';

export const registerAccountCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/register',
  body: like<typeof registration>,
  reply: like<typeof done>,
});

export const openSessionCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  body: like<typeof credentials>,
  reply: like<typeof signedIn>,
});

export const askForResetCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  body: like<typeof forgotPassword>,
  reply: like<typeof done>,
});

export const resetByLinkCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  body: like<typeof resetPassword>,
  reply: like<typeof done>,
});

export const readProfileCall = endpoint({
  method: 'GET',
  path: `${ACCOUNT_API}/:id`,
  reply: like<typeof profileAnswer>,
});

export const changeProfileCall = endpoint({
  method: 'PUT',
  path: `${ACCOUNT_API}/:id`,
  body: like<typeof profileChange>,
  reply: like<typeof profileAnswer>,
});

export const changeOwnPasswordCall = endpoint({
  method: 'PUT',
  path: `${ACCOUNT_API}/:id/change-password`,
  body: like<typeof passwordChange>,
  reply: like<typeof done>,
});

export const listOwnBookingsCall = endpoint({
  method: 'GET',
  path: `${ACCOUNT_API}/:id/bookings`,
  reply: like<typeof ownBookings>,
});

export const changeAvatarCall = endpoint({
  method: 'POST',
  path: `${ACCOUNT_API}/:id/avatar`,
  reply: like<typeof avatarAnswer>,
});

export const readPublicUserCall = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  reply: like<typeof publicUser>,
});
