import type { FastifyInstance } from 'fastify';
import {
  makeBackupCall,
  readBackupsCall,
  readRestoreLossCall,
  restoreBackupCall,
} from '../../../contract/backups/desk-calls';
import { DONE } from '../../../contract/guest-access/stays';
import { route } from '../../platform/route';
import { type StaffDeps, staffOf } from '../staff/area';
import type { BackupService } from './backups';

const tags = ['reception'];

/** The copies of everything, and one more now. */
export function deskBackupRoutes(
  desk: FastifyInstance,
  deps: StaffDeps & { backups: { service: BackupService } },
): void {
  const { service } = deps.backups;
  route(
    desk,
    readBackupsCall,
    { config: { may: 'backups', audit: 'backups.read' }, tags, summary: 'Copies of everything' },
    () => service.list(),
  );
  route(
    desk,
    makeBackupCall,
    { config: { may: 'backups', audit: 'backups.make' }, tags, summary: 'Make a copy of everything now' },
    async () => {
      await service.make();
      return DONE;
    },
  );
  route(
    desk,
    readRestoreLossCall,
    { config: { may: 'backups', audit: 'backups.read' }, tags, summary: 'What restoring a copy would take' },
    ({ params }) => service.loss(params.id),
  );
  route(
    desk,
    restoreBackupCall,
    {
      config: { may: 'backups', audit: 'backups.recover', confirms: true },
      tags,
      summary: 'Put a copy in the place of the house',
    },
    async (request) => {
      const { params, body } = request;
      await service.restore(params.id, body.brand, await staffOf(deps, request));
      return DONE;
    },
  );
}
