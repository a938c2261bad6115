import { guideAnswerShape } from '../../contract/guide/guide-shapes';
import type { GuideRecord } from '../storage/db-rows';
import { storageStore } from '../network/connection';
import { guestDatabase, withGuestDatabase } from '../storage/guest-db';
import { hasEnded, noteServerTime } from './guide-clock';
import { writeMakingRoom } from '../storage/room';
import { noteRecord } from './saved';
import { dropStayKey } from '../guest-access/stay-key';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../storage/storage-keys';

export type { GuideRecord } from '../storage/db-rows';

/** Grows with every "forget this device"; an answer that was on its way then is not kept any more. */
let forgotten = 0;

/** Ends the wait of the newest answer for a database that is slow to open. */
let stopWaiting: () => void = () => undefined;

/** To be taken before an apartment is asked for and handed to `saveGuideRecord`. */
export function keepingGeneration(): number {
  return forgotten;
}

/**
 * Reads the phone's record of an apartment; `null` when it keeps none, or another apartment's. A stay that has ended is
 * wiped here, without a network: only the ended guide remains, without its secrets. Never rejects.
 */
export function readGuideRecord(apartment: string): Promise<GuideRecord | null> {
  const generation = forgotten;
  return withGuestDatabase(async (db) => {
    const row = await db.get('guides', 'last');
    const answer = guideAnswerShape.safeParse(row?.answer);
    if (!row || !answer.success) {
      removeLocal(LOCAL_KEYS.guideCopy);
      if (row) await db.clear('guides'); // of another version; the network has a new one
      return null;
    }
    const record: GuideRecord = { apartment: row.apartment, answer: answer.data, savedAt: row.savedAt };
    const current = hasEnded(record, Date.now()) ? ended(record) : record;
    if (current !== record && current.answer.access !== record.answer.access) {
      await db.put('guides', { slot: 'last', ...current });
      dropStayKey();
    }
    copyForTheFirstPaint(current, generation);
    if (current.apartment !== apartment) return null;
    noteRecord(current.savedAt);
    return current;
  }, null);
}

/**
 * Keeps an answer in place of whatever was kept before. One that is worth less (a mistyped code, somebody else's masked
 * apartment) does not push another apartment's record off the phone.
 *
 * @param generation of `keepingGeneration()`, taken before the answer was asked for
 * @returns whether it is on the phone now
 */
export async function saveGuideRecord(record: GuideRecord, generation = forgotten): Promise<boolean> {
  noteServerTime(record.answer.serverNow);
  if (!(await guestDatabase())) keepWhenOpen(record, generation);
  return withGuestDatabase(async (db) => {
    const before = await db.get('guides', 'last');
    const kept = hasEnded(record, Date.now()) ? ended(record) : record;
    const isOther = before && before.apartment !== kept.apartment;
    const { answer } = kept;
    // A page says only that there is another way in: what is known of it stands until the call has told it anew.
    if (!isOther && before && answer.second?.vi === '') answer.second = before.answer.second;
    if ((isOther && worth(kept) < Math.max(1, worth(before))) || generation !== forgotten) return false;
    const saved = await writeMakingRoom(() => db.put('guides', { slot: 'last', ...kept }));
    if (saved) {
      copyForTheFirstPaint(kept, generation);
      noteRecord(kept.savedAt);
    }
    return saved;
  }, false);
}

/** A busy phone may take seconds over its first database: what came meanwhile is kept as soon as there is one. */
function keepWhenOpen(record: GuideRecord, generation: number): void {
  stopWaiting();
  stopWaiting = storageStore.subscribe(() => {
    stopWaiting();
    void saveGuideRecord(record, generation);
  });
}

/**
 * Wipes the kept apartment; an answer still on its way is not kept any more.
 *
 * @throws when the database refuses: it must not be reported as gone
 */
export async function wipeGuideRecord(): Promise<void> {
  forgotten += 1;
  removeLocal(LOCAL_KEYS.guideCopy);
  await (await guestDatabase())?.clear('guides');
  noteRecord(null);
}

/**
 * Opening a database takes a slow phone longer than painting the page: the early script (`app/guide/early-facts.ts`) reads
 * this copy instead. The row is what counts; the copy follows it, or is gone.
 */
function copyForTheFirstPaint({ apartment, answer, savedAt }: GuideRecord, generation: number): void {
  if (generation !== forgotten) return;
  const record: GuideRecord = { apartment, answer, savedAt };
  const copy = JSON.stringify(record);
  // Nothing is written again without need: another page may just be forgetting it.
  if (copy === readLocal(LOCAL_KEYS.guideCopy)) return;
  if (!writeLocal(LOCAL_KEYS.guideCopy, copy)) removeLocal(LOCAL_KEYS.guideCopy);
}

/** Weighs how much a guest would miss a record: open, sealed, a stay to come, nothing of theirs. */
const worth = (record: GuideRecord): number =>
  hasSecret(record) ? 3 : record.answer.sealed ? 2 : Number(record.answer.access === 'early');

function hasSecret({ answer }: GuideRecord): boolean {
  return answer.doorCode !== null || answer.wifi.password !== null;
}

function ended(record: GuideRecord): GuideRecord {
  const { answer } = record;
  if (answer.access === 'ended' && !hasSecret(record)) return record;
  const nothing = { doorCode: null, wifi: { name: null, password: null }, sealed: undefined, second: undefined };
  return { ...record, answer: { ...answer, access: 'ended', ...nothing } };
}
