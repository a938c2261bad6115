import type { ModuleDeps, RouteDeps } from '../../deps';
import { IntervalJob } from '../../platform/jobs/interval-job';
import { BackupService } from './backups';
import type { TryCopy } from './copy-maker';

export { deskBackupRoutes } from './desk-routes';
export { backupMail } from './mails';
export { listCopies } from './copies-folder';
export { raiseRevisions } from './restore-store';
export { demoIn } from './shown-copies';
export { RestoreInNew } from './restore-in-new';
export { readAttempts, readMissing } from './store';

/** The copy of the night is made within the minute after it is due. */
const LOOKED_EVERY_MS = 20_000;

/** Holds what makes the house's copies. */
export interface Backups {
  service: BackupService;
  job: IntervalJob;
}

interface Needs {
  mails: { trigger(): void };
  tryCopy: TryCopy | undefined;
  restart: (() => void) | undefined;
}

export function createBackups(
  { config, db, clock, logger: log }: ModuleDeps,
  { mails, tryCopy, restart }: Needs,
): Backups {
  const service = new BackupService({
    config,
    db,
    clock,
    log,
    mails,
    tryCopy: tryCopy ?? null,
    restart: restart ?? null,
  });
  const run = (): Promise<void> => service.runNight();
  return { service, job: new IntervalJob({ name: 'backup', everyMs: LOOKED_EVERY_MS, log, run, stopLimitMs: 0 }) };
}

/** Makes the copy of the night while the server runs; one that slept through it makes it after its start. */
export function registerBackups({ app, backups: { service, job } }: RouteDeps & { backups: Backups }): void {
  app.addHook('onListen', (done) => {
    job.start();
    done();
  });
  app.addHook('onClose', async () => {
    await service.stop();
    await job.stop();
  });
}
