import { endpoint } from '../endpoint';
import { done } from '../guest-access/stays';
import { backups } from './desk';

export const readBackupsCall = endpoint({ method: 'GET', path: '/api/reception/backups', reply: backups });

/** Answers once it has begun: the list tells how far it is. 409 `backupRunning` while one is being made. */
export const makeBackupCall = endpoint({
  method: 'POST',
  path: '/api/reception/backups',
  reply: done,
  status: 202,
});
