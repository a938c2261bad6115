import { endpoint } from '../endpoint';
import { done } from '../guest-access/stays';
import { backups } from './desk';

export const readBackupsCall = endpoint({ method: 'GET', path: '/api/reception/backups', reply: backups });

/** Answers before it is made: the list tells how far it is. */
export const makeBackupCall = endpoint({
  method: 'POST',
  path: '/api/reception/backups',
  reply: done,
  status: 202,
});
