import { addDays, dayInVietNam, instantInVietNam } from '../../../domain/days';
import { READING_KEPT_DAYS, RETENTION_KINDS } from '../../../domain/privacy/retention';
import { emptyLog } from './compact-store';
import type { OpenDatabase } from '../../platform/db/open';
import type { People, Retain } from '../../people';
import { forgetting } from './forgetting';
import { finishRun, type PrivacyRun, readRuns, takeRun } from './retention-store';
import type { ClockGuard } from '../../platform/db/clock-guard';
import type { Database } from '../../platform/db/schema';
import type { Logger } from '../../platform/logger';
import { OutboxWorker } from '../../platform/jobs/outbox-worker';
import type { HotelState } from '../hotel/hotel';
import type { PrivacySettingsService } from './settings';

const DAY_MS = 24 * 3_600_000;
/** Hour at which the house is asleep, in Viet Nam. */
const RUNS_AT = '03:30';

/** @param now UTC ms; says how many went */
export type ForgetPhotos = (now: number) => Promise<number>;

interface Deps {
  db: Database;
  engine: OpenDatabase['engine'];
  clock: () => number;
  log: Logger;
  hotel: HotelState;
  settings: PrivacySettingsService;
  people: readonly People[];
  /** Forgets the hotel's own photographs that nothing shows. */
  forgetPhotos: ForgetPhotos;
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
    const { db, engine, clock, hotel, log, settings, people, forgetPhotos, clockGuard } = this.#deps;
    // At each look: so a server that runs notes its time.
    if (!(await clockGuard.mayForget())) return;
    const now = clock();
    const day = dayInVietNam(now);
    if (now < instantInVietNam(day, RUNS_AT) || !(await takeRun(db, day, now))) return;
    await hotel.ensureFresh();
    const counts: Record<string, number> = {};
    const kept = { ...settings.current.retentionDays, reading: READING_KEPT_DAYS };
    for (const kind of [...RETENTION_KINDS, 'reading'] as const) {
      const retains = people.flatMap(({ retain }) => retain?.[kind] ?? []);
      counts[kind] = await this.#forget(retains, kept[kind], now);
    }
    counts['photos'] = await forgetPhotos(now);
    await emptyLog(db, engine);
    await finishRun(db, { day, at: now, counts });
    log.info({ counts }, 'forgotten');
  }

  /** The latest runs, the last one first. */
  runs(limit: number): Promise<PrivacyRun[]> {
    return readRuns(this.#deps.db, limit);
  }

  /** @returns how many rows */
  #forget(retains: readonly Retain[], days: number, now: number): Promise<number> {
    const limit = { now, before: now - days * DAY_MS, day: addDays(dayInVietNam(now), -days) };
    return forgetting(this.#deps.db, async (work) => {
      let count = 0;
      for (const retain of retains) count += await retain(work, limit);
      return count;
    });
  }

  #nextAt(): number {
    const now = this.#deps.clock();
    const today = dayInVietNam(now);
    const next = instantInVietNam(today, RUNS_AT);
    return now < next ? next : instantInVietNam(addDays(today, 1), RUNS_AT);
  }
}
