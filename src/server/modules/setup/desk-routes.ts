import type { FastifyInstance } from 'fastify';
import { beginOwnHouseCall } from '../../../contract/backups/desk-calls';
import type { ModuleDeps } from '../../deps';
import { AppError } from '../../errors';
import { newBeside } from '../../platform/db/copies/archive';
import { writeDocument } from '../../platform/db/documents';
import { route } from '../../platform/route';
import { demoIn, raiseRevisions } from '../backups/module';
import type { BackupService } from '../backups/backups';
import { newDraft } from './draft';

interface Deps extends Pick<ModuleDeps, 'clock' | 'config' | 'db'> {
  backups: { service: BackupService };
}

/** In the demo hotel: a house of one's own takes its place. */
export function deskOwnHouseRoutes(desk: FastifyInstance, { config, db, clock, backups: { service } }: Deps): void {
  route(
    desk,
    beginOwnHouseCall,
    {
      config: { may: 'backups', audit: 'backups.begin', confirms: true },
      tags: ['reception'],
      summary: 'Put the demo hotel aside and begin a house of one’s own',
    },
    async ({ body }) => {
      if ((await demoIn(db)).demo === undefined) throw new AppError(404, 'notFound');
      const draft = newDraft();
      await service.replace(body.brand, {
        named: 'a new house',
        isKept: true,
        stage: (aside) =>
          newBeside(config, aside, async (apart) => {
            await writeDocument(apart, 'setup', draft, clock());
            await raiseRevisions(apart, db);
          }),
      });
      return { code: draft.code };
    },
  );
}
