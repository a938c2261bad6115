import { signedIn } from '../accounts/accounts';
import { done } from '../guest-access/stays';
import { endpoint } from '../endpoint';
import { newPasskey, passkeyAsked, passkeyList, passkeyOffer, passkeySignIn } from './passkeys';

export const askForPasskeyCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkey/ask',
  reply: passkeyAsked,
});

export const openSessionByPasskeyCall = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkey',
  body: passkeySignIn,
  reply: signedIn,
});

export const listPasskeysCall = endpoint({
  method: 'GET',
  path: '/api/reception/passkeys',
  reply: passkeyList,
});

export const offerPasskeyCall = endpoint({
  method: 'POST',
  path: '/api/reception/passkeys/offer',
  reply: passkeyOffer,
});

export const addPasskeyCall = endpoint({
  method: 'POST',
  path: '/api/reception/passkeys',
  body: newPasskey,
  reply: done,
  status: 201,
});

export const removePasskeyCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/passkeys/:id',
  reply: done,
});

export const askToConfirmCall = endpoint({
  method: 'POST',
  path: '/api/reception/confirm/passkey',
  reply: passkeyAsked,
});
