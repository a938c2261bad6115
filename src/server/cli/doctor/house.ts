import type { CopyLevel } from '../../../domain/backups/copies';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import { mailTrouble } from '../../../domain/mails/trouble';
import type { Config } from '../../config';
import { StaffService } from '../../modules/accounts/staff';
import { Passwords } from '../../modules/accounts/passwords';
import { listCopies, readMissing } from '../../modules/backups/module';
import { readChannels } from '../../modules/channels/module';
import { readHeldHotel } from '../../modules/hotel/held-hotel-store';
import { readFailedMails, readWaitingMails } from '../../modules/mails/module';
import { ClockGuard } from '../../platform/db/clock-guard';
import { openUnchanged } from '../../platform/db/open';
import type { Database } from '../../platform/db/schema';
import { oneLine, StartError } from '../../platform/start-error';
import { createLogger } from '../../platform/logger';
import { requireReady } from '../../start/going-live';
import { about, type Finding, type Machine } from './finding';

const HOUR_MS = 3_600_000;
/** A calendar is read every few minutes; one that was not for so long sells nights twice, in ms. */
const STALE_CALENDAR_MS = 6 * HOUR_MS;
/** More mails that cannot arrive are not counted. */
const COUNTED = 200;

/**
 * Looks at the database and at what the house in it says of itself. Nothing is changed, also not an older schema; what
 * needs the newest one is not looked at then.
 */
export async function checkHouse(config: Config, machine: Machine): Promise<Finding[]> {
  const found = about('database');
  try {
    const database = await openUnchanged(config);
    if (database === null) {
      return [found.warn('There is no hotel yet; the first start reads one.'), ...checkSafety(config, null)];
    }
    try {
      const { last, pending } = database.state;
      if (last !== null && pending.length > 0) {
        const say = `The next start changes the database ${pending.length} times, after a copy.`;
        return [found.warn(say), ...checkSafety(config, null)];
      }
      const isDemo = (await readHeldHotel(database.db))?.isDemo ?? null;
      return [
        found.ok(`The database is whole and as new as this program (${last ?? 'empty'}).`),
        ...checkSafety(config, isDemo),
        ...(last === null ? [] : await checkInside(database.db, config, machine)),
      ];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [found.broken(error instanceof StartError ? error.message : oneLine(error))];
  }
}

/** Looks whether the server may start where strangers reach it, and what was waived for that. */
function checkSafety(config: Config, isDemo: boolean | null): Finding[] {
  const found = about('going-live');
  try {
    requireReady(config, isDemo ?? undefined);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message.split('\n').map(found.broken);
  }
  const { waived } = config;
  return waived.length === 0
    ? [found.ok('Nothing is missing, and nothing is waived.')]
    : [found.warn(`ALLOW_INSECURE waives ${waived.join(', ')}.`)];
}

async function checkInside(db: Database, config: Config, { now }: Machine): Promise<Finding[]> {
  return [
    await checkClock(db, now),
    await checkStaff(db, config),
    await checkMails(db, now),
    await checkCalendars(db, now),
    await checkBackups(db, config, now),
  ];
}

async function checkClock(db: Database, now: number): Promise<Finding> {
  const found = about('clock');
  const say = `This machine says ${dayInVietNam(now)} ${timeInVietNam(now)} in Viet Nam`;
  const guard = new ClockGuard({ db, clock: () => now, upMs: () => 0, log: createLogger('silent') });
  const { doubted, newest } = await guard.state();
  if (newest !== null && newest - now > HOUR_MS)
    return found.broken(`${say}, earlier than what the house has last written; set the clock.`);
  return doubted
    ? found.broken(`${say}, long after what the house has last written; set the clock, or confirm it at the desk.`)
    : found.ok(`${say}.`);
}

async function checkStaff(db: Database, { publicOrigin: origin }: Config): Promise<Finding> {
  const staff = new StaffService({ db, clock: Date.now, passwords: new Passwords(), origin });
  return (await staff.isAnybody())
    ? about('desk').ok('Somebody can sign in at the desk.')
    : about('desk').broken('Nobody can sign in at the desk; run npm run staff -- add <email>.');
}

async function checkMails(db: Database, now: number): Promise<Finding> {
  const found = about('mails');
  const waiting = await readWaitingMails(db);
  const trouble = mailTrouble(waiting, now);
  if (trouble !== null)
    return found.broken(`${waiting.length} mails wait and cannot go out; the desk says why under Mails.`);
  const failed = await readFailedMails(db, COUNTED);
  return failed.length > 0
    ? found.warn(`${failed.length} mails cannot arrive, and nobody at the desk has seen to them.`)
    : found.ok('Mails go out.');
}

async function checkCalendars(db: Database, now: number): Promise<Finding> {
  const found = about('calendars');
  const channels = await readChannels(db);
  const stale = channels.filter(({ readAt, createdAt }) => now - (readAt ?? createdAt) > STALE_CALENDAR_MS);
  return stale.length > 0
    ? found.broken(`Not read for six hours: ${stale.map(({ name }) => name).join(', ')}; nights may be sold twice.`)
    : found.ok(channels.length === 0 ? 'No other calendars are read.' : `Calendars are read: ${channels.length}.`);
}

/** Says of each level how it reads in a sentence. */
const LEVEL_WORDS: Readonly<Record<CopyLevel, string>> = {
  read: 'was read back',
  restored: 'was restored in a trial',
  started: 'was restored, and a server has started on it',
  failed: 'has failed',
};

async function checkBackups(db: Database, { backupDir }: Config, now: number): Promise<Finding> {
  const found = about('backups');
  const [newest] = (await listCopies(backupDir)).filter(({ beforeUpdate }) => !beforeUpdate);
  const missing = await readMissing(db, now);
  const is =
    newest === undefined
      ? `There is no backup in ${backupDir}`
      : `The newest backup is ${Math.max(0, Math.floor((now - newest.at) / HOUR_MS))} hours old and ${LEVEL_WORDS[newest.level]}`;
  if (missing !== null) return found.broken(`${is}; none is good and new enough. The desk says why under Backups.`);
  if (newest === undefined) return found.warn(`${is}; the server makes one within a minute of its start.`);
  return newest.level === 'failed' ? found.warn(`${is}; it is tried again every hour.`) : found.ok(`${is}.`);
}
