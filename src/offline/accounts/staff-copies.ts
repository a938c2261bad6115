import { withDatabase } from '../storage/db';
import type { KeptDocument } from '../storage/db-rows';

/** Under which everything of the desk lies that is kept on this device. */
export const DESK_PREFIX = 'desk:';
const DAY_MS = 24 * 3_600_000;
/** After so long without a page of the desk, its copies on this device are deleted. */
const KEPT_MS = 3 * DAY_MS;

/** Tells whether a copy of the desk may still be shown. One dated a day ahead was made while the clock was wrong. */
export const isDeskCopyGood = (savedAt: number, now: number): boolean =>
  now - savedAt < KEPT_MS && savedAt - now < DAY_MS;

/** Wipes what the desk keeps on this device. Never rejects. */
export async function forgetDesk(): Promise<void> {
  await withDatabase((db) => db.documents.where('key').startsWith(DESK_PREFIX).delete(), 0);
}

/** Wipes of it what tells of guests, for somebody whose role knows none. Never rejects. */
export async function forgetGuests(): Promise<void> {
  await withDatabase(
    (db) =>
      db.documents
        .where('key')
        .startsWith(DESK_PREFIX)
        .filter((row) => !tellsOfNoGuest(row))
        .delete(),
    0,
  );
}

/** Copies that every role has: own account, the house's doors, requests. Any other key is taken for one of guests. */
const EVERY_ROLE = ['own', 'house', 'requests'].map((key) => `${DESK_PREFIX}${key}:`);

/** Requests name their guests where somebody who may know them has read them. */
const tellsOfNoGuest = ({ key, data }: KeptDocument): boolean =>
  EVERY_ROLE.some((one) => key.startsWith(one)) && !/"guestName":"(?!")/.test(JSON.stringify(data));

/** Wipes of it what has been kept too long. Never rejects. */
export async function forgetOldDesk(now = Date.now()): Promise<void> {
  await withDatabase(
    (db) =>
      db.documents
        .where('key')
        .startsWith(DESK_PREFIX)
        .filter(({ savedAt }) => !isDeskCopyGood(savedAt, now))
        .delete(),
    0,
  );
}
