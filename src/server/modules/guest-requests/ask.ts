import { randomUUID } from 'node:crypto';
import type { GuestRequestList, NewGuestRequest, Wish } from '../../../contract/guest-requests/guest-requests';
import { dayInVietNam, isDay } from '../../../domain/days';
import {
  OPEN_REQUESTS_OF_A_STAY,
  REQUESTS_A_DAY,
  ONCE_A_STAY,
  WISH_KINDS,
} from '../../../domain/guest-requests/guest-request';
import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import { REQUEST_PHOTO_BYTES, REQUEST_PHOTO_SIDE } from '../../../domain/guest-requests/request-form';
import { cleanLine, lineProblem } from '../../../domain/validation/line';
import { AppError } from '../../errors';
import { answerOnceIn, type KeyedCall } from '../../platform/db/replay';
import { bumpParts } from '../../platform/db/revisions';
import type { Database, Db, Tx } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import type { PictureDoor } from '../../platform/pictures/door';
import { redraw } from '../../platform/pictures/resize';
import { lockApartment, readStay, updateStay } from '../stay-records/desk-store';
import type { Stay } from '../stay-records/store';
import { type Asker, type AskerDeps, DAY_MS, requireLessThan, stayOfAsker, textOf } from './asker';
import {
  countRequests,
  insertRequest,
  readMessages,
  readRequestsOfStay,
  readEarlier,
  type StoredRequest,
} from './store';
import { shownToGuest } from './shown';

/** Seconds after which it is worth trying again when too many requests are open. */
const OPEN_WAIT_SECONDS = 15 * 60;
/** Time in ms after check-out in which guests may still say that they have left: some say so in the taxi. */
const DEPARTED_LATE_MS = DAY_MS;
const PHOTO_QUALITY = 72;

interface Deps extends AskerDeps {
  db: Database;
  /** Lets a few photographs in at a time, one for each stay. */
  door: PictureDoor;
}

/** Requests of guests to reception: taken once, by the key of their stay, and shown to all of its phones. */
export class GuestRequests {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes a request.
   *
   * @param key the idempotency key: same key and words, same receipt, one request
   * @returns `{id, state, receivedAt}` as JSON
   * @throws AppError 401 `stayKeyNeeded`, 403 `stayEnded`, 413, 415, 422, 429 `tooMany`
   */
  async ask(asker: Asker, wanted: NewGuestRequest, key: string | null): Promise<string> {
    const { db, clock } = this.#deps;
    const stay = stayOfAsker(this.#deps, asker, wanted.kind === 'DEPARTED' ? DEPARTED_LATE_MS : 0);
    const now = clock();
    const { kind } = wanted;
    const text = textOf(wanted.text);
    const wishes = JSON.stringify(takenWishes(wanted));
    const madeAt = Math.min(Date.parse(wanted.madeAt) || now, now);
    if (kind === 'ARRIVED' && dayInVietNam(now) < stay.from) throw new AppError(422, 'invalid', { field: 'kind' });
    if (kind !== 'REPAIR' && wanted.photo !== undefined) throw new AppError(422, 'invalid', { field: 'photo' });
    const call: KeyedCall = { route: `guest-requests ${stay.id}`, key, body: wanted, status: 201 };
    const webp = wanted.photo === undefined ? null : await this.#photo(stay, wanted.photo);
    return inTransaction(db, async (tx) => {
      // One after the other for one door, or two phones together would pass the limit.
      await lockApartment(tx, stay.apartment);
      const { json } = await answerOnceIn(tx, call, now, async () => {
        const earlier = ONCE_A_STAY.includes(kind) ? await readEarlier(tx, stay.id, kind) : null;
        const row: StoredRequest = earlier ?? {
          ...{ id: randomUUID(), stay_id: stay.id, apartment: stay.apartment, kind, text, wishes },
          ...{ made_at: madeAt, received_at: now, changed_at: now, state: 'SENT', answer: '' },
          ...{ seen_at: null, seen_by: null, closed_at: null, closed_by: null },
          sent_as: key,
          has_photo: webp === null ? 0 : 1,
        };
        if (!earlier) {
          await requireRoom(tx, stay, kind, now);
          await insertRequest(tx, row, webp);
          await noteWord(tx, stay, kind, madeAt);
        }
        const { id, state } = row;
        return JSON.stringify({ id, state, receivedAt: new Date(row.received_at).toISOString() });
      });
      return json;
    });
  }

  /** Lists the requests of the key's own stay, the newest first, with ready replies in its guest's language. @throws AppError 401, 403, 429 */
  async list(asker: Asker, lang: GuideLanguage): Promise<GuestRequestList> {
    const { db, clock } = this.#deps;
    const stay = stayOfAsker(this.#deps, asker, DEPARTED_LATE_MS);
    const rows = await readRequestsOfStay(db, stay.id, REQUESTS_A_DAY * 4);
    const threads = await readMessages(
      db,
      rows.map(({ id }) => id),
    );
    return {
      requests: rows.map((row) => shownToGuest(row, threads.get(row.id) ?? [], lang)),
      serverNow: new Date(clock()).toISOString(),
    };
  }

  /** Draws a photograph anew, small and without what came with it. */
  async #photo(stay: Stay, base64: string): Promise<string> {
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > REQUEST_PHOTO_BYTES) throw new AppError(413, 'photoSize', { field: 'photo' });
    const webp = await this.#deps.door.pass(stay.id, () =>
      redraw(bytes, ['image/jpeg', 'image/png', 'image/webp'], 'photoType', (opened) =>
        opened
          .resize(REQUEST_PHOTO_SIDE, REQUEST_PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: PHOTO_QUALITY })
          .toBuffer(),
      ),
    );
    return webp.toString('base64');
  }
}

/** @throws AppError 422 where a wish is not of the request's kind, or names a day or place that is none */
function takenWishes({ kind, wishes = [] }: NewGuestRequest): Wish[] {
  return wishes.map(({ to, ...wish }) => {
    const isRight = WISH_KINDS[wish.what] === kind && (wish.day === undefined || isDay(wish.day));
    if (!isRight) throw new AppError(422, 'invalid', { field: 'wishes' });
    if (to === undefined) return wish;
    const place = cleanLine(to);
    const problem = lineProblem(place);
    if (problem !== null) throw new AppError(422, problem, { field: 'wishes' });
    return { ...wish, to: place };
  });
}

/** @throws AppError 429 with the time to come back */
async function requireRoom(tx: Db, stay: Stay, kind: StoredRequest['kind'], now: number): Promise<void> {
  const { open, at } = await countRequests(tx, stay.id, now - DAY_MS);
  requireLessThan(REQUESTS_A_DAY, at, now);
  // Who stands before a door that does not open is heard, whatever else they have asked for.
  if (open >= OPEN_REQUESTS_OF_A_STAY && kind !== 'CODE_FAILS') {
    throw new AppError(429, 'tooMany', { retryAfter: OPEN_WAIT_SECONDS });
  }
}

/**
 * Notes on a stay that its guest says they have arrived or left, beside reception's own marks and never in their place.
 * Whoever waits for the door has its code with the word of the one before.
 */
async function noteWord(tx: Tx, stay: Stay, kind: StoredRequest['kind'], at: number): Promise<void> {
  if (!ONCE_A_STAY.includes(kind)) return;
  const before = await readStay(tx, stay.id);
  if (kind === 'ARRIVED') await updateStay(tx, stay.id, { guestArrivedAt: before?.guestArrivedAt ?? at });
  else await updateStay(tx, stay.id, { guestLeftAt: before?.guestLeftAt ?? at });
  await bumpParts(tx, 'guide');
}
