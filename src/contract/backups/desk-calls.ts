import { endpoint } from '../endpoint';
import { done } from '../guest-access/stays';
import { backups, ownHouseBegun, ownHouseRequest, restoreLoss, restoreRequest } from './desk';

export const readBackupsCall = endpoint({ method: 'GET', path: '/api/reception/backups', reply: backups });

/** Answers once it has begun: the list tells how far it is. 409 `backupRunning` while one is being made. */
export const makeBackupCall = endpoint({
  method: 'POST',
  path: '/api/reception/backups',
  reply: done,
  status: 202,
});

export const readRestoreLossCall = endpoint({
  method: 'GET',
  path: '/api/reception/backups/:id/loss',
  reply: restoreLoss,
});

/**
 * Answers once it has begun; when the copy is in its place the server starts again and nobody is signed in. 404 for a copy
 * that has not proved itself; 409 `backupRunning`; 422 for another name.
 */
export const restoreBackupCall = endpoint({
  method: 'POST',
  path: '/api/reception/backups/:id/restore',
  body: restoreRequest,
  reply: done,
  status: 202,
});

/**
 * Puts the demo hotel aside, as a copy too, and has the server wait for `/setup`. Answers once it has begun; the list
 * tells when it could not be done. 404 in any other house; 409 `backupRunning`; 422 for another name.
 */
export const beginOwnHouseCall = endpoint({
  method: 'POST',
  path: '/api/reception/own-house',
  body: ownHouseRequest,
  reply: ownHouseBegun,
  status: 202,
});
