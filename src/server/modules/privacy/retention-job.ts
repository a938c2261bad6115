import { addDays, dayInVietNam, instantInVietNam } from '../../../domain/days';
import { READING_KEPT_DAYS, RETENTION_KINDS, type RetentionKind } from '../../../domain/privacy/retention';
import { emptyLog } from './compact-store';
import type { OpenDatabase } from '../../platform/db/open';
import { FORGET, finishRun, forgetLeftovers, type Limit, type PrivacyRun, readRuns, takeRun } from './retention-store';
import { inTransaction } from '../../platform/db/transaction';
import type { ClockGuard } from '../../platform/db/clock-guard';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { OutboxWorker } from '../../platform/jobs/outbox-worker';
import type { HotelState } from '../hotel/hotel';
import type { MailFiles } from '../../platform/mail/files';
import type { PrivacySettingsService } from './settings';
import { forgetUnusedPhotos } from '../photos/module';

const DAY_MS = 24 * 3_600_000;
/** When the house is asleep, in Viet Nam. */
const RUNS_AT = '03:30';
const WAIVERS_KEPT_DAYS = 30;

interface Deps {
  db: Database;
  engine: OpenDatabase['engine'];
  clock: () => number;
  log: Logger;
  hotel: HotelState;
  settings: PrivacySettingsService;
  mailFiles: MailFiles;
  /** Folder of the hotel's own photographs. */
  photoFolder: string;
  clockGuard: Pick<ClockGuard, 'mayForget'>;
}

/**
 * Forgets every night (decision 88) what has been kept for as long as the hotel has decided; only how much it was is
 * written down. A server that slept through the night does it an hour after it woke; of several on one database, one
 * does.
 */
export class Retention {
  readonly #deps: Deps;
  readonly #work: OutboxWorker;

  constructor(deps: Deps) {
    this.#deps = deps;
    const { clock, log } = deps;
    this.#work = new OutboxWorker({
      name: 'retention',
      clock,
      log,
      run: () => this.run(),
      nextAt: () => Promise.resolve(this.#nextAt()),
    });
  }

  start(): void {
    this.#work.trigger();
  }

  stop(): Promise<void> {
    return this.#work.stop();
  }

  /** Forgets what is due, once a day from half past three on, while the clock is to be believed. */
  async run(): Promise<void> {
    const { db, engine, clock, hotel, log, photoFolder, clockGuard } = this.#deps;
    // At each look: so a server that runs notes its time.
    if (!(await clockGuard.mayForget())) return;
    const now = clock();
    const day = dayInVietNam(now);
    if (now < instantInVietNam(day, RUNS_AT) || !(await takeRun(db, day, now))) return;
    await hotel.ensureFresh();
    const counts: Record<string, number> = {};
    for (const kind of RETENTION_KINDS) counts[kind] = await this.#forget(kind, now);
    counts['reading'] = await inTransaction(db, (tx) =>
      forgetLeftovers(tx, {
        readingBefore: addDays(day, -READING_KEPT_DAYS),
        waivedBefore: now - WAIVERS_KEPT_DAYS * DAY_MS,
      }),
    );
    counts['photos'] = await forgetUnusedPhotos(db, photoFolder, now);
    await emptyLog(db, engine);
    if ((counts['stays'] ?? 0) > 0) await hotel.reload();
    await finishRun(db, { day, at: now, counts });
    log.info({ counts }, 'forgotten');
  }

  /** The latest runs, the last one first. */
  runs(limit: number): Promise<PrivacyRun[]> {
    return readRuns(this.#deps.db, limit);
  }

  async #forget(kind: RetentionKind, now: number): Promise<number> {
    const { db, settings, mailFiles } = this.#deps;
    const days = settings.current.retentionDays[kind];
    const limit: Limit = { before: now - days * DAY_MS, day: addDays(dayInVietNam(now), -days) };
    const count = await inTransaction(db, (tx) => FORGET[kind](tx, limit));
    if (kind === 'mails') await mailFiles.removeBefore(limit.before);
    return count;
  }

  #nextAt(): number {
    const now = this.#deps.clock();
    const today = dayInVietNam(now);
    const next = instantInVietNam(today, RUNS_AT);
    return now < next ? next : instantInVietNam(addDays(today, 1), RUNS_AT);
  }
}
