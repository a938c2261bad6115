import { endpoint } from '../endpoint';
import { done } from '../guest-access/stays';
import { mailTest } from '../mails/desk';
import { setupCheck } from './check';
import { setupCopies, setupCopy, setupCopyRequest } from './copies';
import {
  setupDoors,
  setupFeatures,
  setupHouse,
  setupLegal,
  setupOpened,
  setupOwner,
  setupPeople,
  setupRooms,
  setupSession,
  setupState,
} from './setup';

export const openSetupCall = endpoint({ method: 'POST', path: '/api/setup/session', body: setupSession });

export const readSetupCall = endpoint({ method: 'GET', path: '/api/setup/state', reply: setupState });

export const setHouseCall = endpoint({
  method: 'PUT',
  path: '/api/setup/house',
  body: setupHouse,
  reply: setupState,
});

export const setLegalCall = endpoint({
  method: 'PUT',
  path: '/api/setup/legal',
  body: setupLegal,
  reply: setupState,
});

export const setDoorsCall = endpoint({
  method: 'PUT',
  path: '/api/setup/doors',
  body: setupDoors,
  reply: setupState,
});

export const setRoomsCall = endpoint({
  method: 'PUT',
  path: '/api/setup/rooms',
  body: setupRooms,
  reply: setupState,
});

export const setFeaturesCall = endpoint({
  method: 'PUT',
  path: '/api/setup/features',
  body: setupFeatures,
  reply: setupState,
});

export const setOwnerCall = endpoint({
  method: 'POST',
  path: '/api/setup/owner',
  body: setupOwner,
  reply: setupState,
});

export const setPeopleCall = endpoint({
  method: 'PUT',
  path: '/api/setup/people',
  body: setupPeople,
  reply: setupState,
});

/** Sends the owner a mail now. 422 `required` without an owner or a house; 429 after a few. */
export const testSetupMailCall = endpoint({ method: 'POST', path: '/api/setup/mail-test', reply: mailTest });

/** The guide as it would be, in `?lang=`: a page without scripts. */
export const readSetupGuideCall = endpoint({ method: 'GET', path: '/api/setup/guide' });

export const openHouseCall = endpoint({ method: 'POST', path: '/api/setup/open', reply: setupOpened });

/** 422 as `open`; 503 without a build. */
export const readSetupCheckCall = endpoint({ method: 'GET', path: '/api/setup/check', reply: setupCheck });

export const readSetupCopiesCall = endpoint({ method: 'GET', path: '/api/setup/backups', reply: setupCopies });

/** 422 `required` or `wrongPassphrase` at `passphrase`, `copyUnfit` with the reason. */
export const readSetupCopyCall = endpoint({
  method: 'POST',
  path: '/api/setup/backups/:id/look',
  body: setupCopyRequest,
  reply: setupCopy,
});

/**
 * Answers once it has begun: the list tells how far it is, until the server opens again on it and knows no such call.
 */
export const restoreInSetupCall = endpoint({
  method: 'POST',
  path: '/api/setup/backups/:id/restore',
  body: setupCopyRequest,
  reply: done,
  status: 202,
});
