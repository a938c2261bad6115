import {
  acceptInvitation,
  avatarAnswer,
  credentials,
  done,
  forgotPassword,
  invitationToken,
  openedInvitation,
  ownBookings,
  passwordChange,
  profileAnswer,
  profileChange,
  publicUser,
  registration,
  resetAsked,
  resetPassword,
  signedIn,
} from './accounts';
import { ACCOUNT_API } from '../api-addresses';
import { endpoint } from '../endpoint';

export const registerAccountCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/register',
  body: registration,
  reply: done,
  status: 201,
});

export const openSessionCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  body: credentials,
  reply: signedIn,
});

export const askForResetCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  body: forgotPassword,
  reply: resetAsked,
});

export const resetByLinkCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  body: resetPassword,
  reply: done,
});

export const openInvitationCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/invitation',
  body: invitationToken,
  reply: openedInvitation,
});

export const acceptInvitationCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/accept-invitation',
  body: acceptInvitation,
  reply: done,
});

export const readProfileCall = endpoint({
  method: 'GET',
  path: `${ACCOUNT_API}/:id`,
  reply: profileAnswer,
});

export const changeProfileCall = endpoint({
  method: 'PUT',
  path: `${ACCOUNT_API}/:id`,
  body: profileChange,
  reply: profileAnswer,
});

export const changeOwnPasswordCall = endpoint({
  method: 'PUT',
  path: `${ACCOUNT_API}/:id/change-password`,
  body: passwordChange,
  reply: done,
});

export const listOwnBookingsCall = endpoint({
  method: 'GET',
  path: `${ACCOUNT_API}/:id/bookings`,
  reply: ownBookings,
});

export const changeAvatarCall = endpoint({
  method: 'POST',
  path: `${ACCOUNT_API}/:id/avatar`,
  reply: avatarAnswer,
});

export const readPublicUserCall = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  reply: publicUser,
});
