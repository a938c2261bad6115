import { randomUUID } from 'node:crypto';
import type { GuestRequest, GuestRequestList, NewGuestRequest } from '../../../contract/guide/guest-requests';
import { dayInVietNam } from '../../../domain/days';
import { OPEN_REQUESTS_OF_A_STAY, REQUESTS_A_DAY, SAID_ONCE } from '../../../domain/guide/guest-request';
import { MAX_REQUEST_TEXT, REQUEST_PHOTO_BYTES, REQUEST_PHOTO_SIDE } from '../../../domain/guide/request-form';
import { strictApartmentCode } from '../../../domain/guide/apartment-code';
import { cleanLines, linesProblem } from '../../../domain/validation/line';
import { AppError } from '../../errors';
import { findReplay, saveResponse, type KeyedCall } from '../../platform/db/replay';
import type { Database, Db } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import type { GuideClient } from '../../platform/http/guide-client';
import type { PictureDoor } from '../../platform/pictures/door';
import { redraw } from '../../platform/pictures/resize';
import { lockApartment, readStay, updateStay } from '../guest-access/desk-store';
import type { KeyRateLimiter } from '../guest-access/key-limiter';
import { stayOfKeyIn, windowOfStay } from '../guest-access/keys';
import type { Stay } from '../guest-access/store';
import type { HotelState } from '../hotel/hotel';
import { countRequests, insertRequest, readRequestsOfStay, readSaid, type StoredRequest } from './store';
import { isoOf } from '../../platform/iso';

const DAY_MS = 24 * 3_600_000;
/** When too many requests are open: after so many seconds it is worth trying again. */
const OPEN_WAIT_SECONDS = 15 * 60;
/** Who says in the taxi that they have left says so after check-out. */
const DEPARTED_LATE_MS = DAY_MS;
const PHOTO_QUALITY = 72;

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  keys: KeyRateLimiter;
  /** Lets a few photographs in at a time, one for each stay. */
  door: PictureDoor;
}

/** Who asks: the code in the address, the key of the call, and the device behind it. */
export interface Asker {
  code: string;
  key: string | null;
  client: GuideClient;
}

/** What guests ask reception for: taken once, by the key of their stay, and shown to all of its phones. */
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
    const stay = await this.#stayOf(asker, wanted.kind === 'DEPARTED' ? DEPARTED_LATE_MS : 0);
    const now = clock();
    const { kind } = wanted;
    const text = textOf(wanted.text);
    const madeAt = Math.min(Date.parse(wanted.madeAt) || now, now);
    if (kind === 'ARRIVED' && dayInVietNam(now) < stay.from) throw new AppError(422, 'invalid', { field: 'kind' });
    if (kind !== 'REPAIR' && wanted.photo !== undefined) throw new AppError(422, 'invalid', { field: 'photo' });
    const call: KeyedCall = { route: `guest-requests ${stay.id}`, key, body: wanted };
    const webp = wanted.photo === undefined ? null : await this.#photo(stay, wanted.photo);
    return inTransaction(db, async (tx) => {
      // One after the other for one door, or two phones together would pass the limit.
      await lockApartment(tx, stay.apartment);
      const before = await findReplay(tx, call, now);
      if (before) return before;
      const said = SAID_ONCE.includes(kind) ? await readSaid(tx, stay.id, kind) : null;
      const row: StoredRequest = said ?? {
        ...{ id: randomUUID(), stay_id: stay.id, apartment: stay.apartment, kind, text },
        ...{ made_at: madeAt, received_at: now, changed_at: now, state: 'SENT', answer: '' },
        ...{ seen_at: null, seen_by: null, closed_at: null, closed_by: null },
        has_photo: webp === null ? 0 : 1,
      };
      if (!said) {
        await requireRoom(tx, stay, kind, now);
        await insertRequest(tx, row, webp);
        await noteWord(tx, stay, kind, madeAt);
      }
      const { id, state } = row;
      const receipt = JSON.stringify({ id, state, receivedAt: new Date(row.received_at).toISOString() });
      await saveResponse(tx, call, 201, receipt);
      return receipt;
    });
  }

  /** Those of the key's own stay, the newest first. @throws AppError 401, 403, 429 */
  async list(asker: Asker): Promise<GuestRequestList> {
    const { db, clock } = this.#deps;
    const stay = await this.#stayOf(asker, DEPARTED_LATE_MS);
    const rows = await readRequestsOfStay(db, stay.id, REQUESTS_A_DAY * 4);
    return { requests: rows.map(shownToGuest), serverNow: new Date(clock()).toISOString() };
  }

  /** The stay of the call's key, at this door. @param late how long after its end it still counts, ms */
  async #stayOf({ code: raw, key, client }: Asker, late: number): Promise<Stay> {
    const { hotel, keys, clock } = this.#deps;
    await hotel.ensureFresh();
    const snapshot = hotel.current;
    const words = { phone: snapshot.profile.phones.reception };
    if (key === null) throw new AppError(401, 'stayKeyNeeded', { words });
    const code = strictApartmentCode(raw);
    const stay = stayOfKeyIn(snapshot, code, key);
    if (!stay || !snapshot.apartments.has(code)) {
      keys.refuse(client);
      throw new AppError(403, 'stayEnded', { words });
    }
    const end = windowOfStay(stay, snapshot.profile.hours).until;
    // Reception has let them go: there is nothing more to say.
    const isOver = stay.endedAt !== null ? clock() >= stay.endedAt : clock() >= end + late;
    if (isOver) throw new AppError(403, 'stayEnded', { words });
    return stay;
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

/** NFC, at most 500 letters, no control letter but breaks. @throws AppError 422 */
function textOf(typed: string): string {
  const text = cleanLines(typed);
  const problem = linesProblem(text, MAX_REQUEST_TEXT);
  if (problem !== null) throw new AppError(422, problem, { field: 'text' });
  return text;
}

/** @throws AppError 429 with the time to come back */
async function requireRoom(tx: Db, stay: Stay, kind: StoredRequest['kind'], now: number): Promise<void> {
  const { open, at } = await countRequests(tx, stay.id, now - DAY_MS);
  const first = at[at.length - REQUESTS_A_DAY];
  if (first !== undefined) {
    throw new AppError(429, 'tooMany', { retryAfter: Math.max(1, Math.ceil((first + DAY_MS - now) / 1000)) });
  }
  // Who stands before a door that does not open is heard, whatever else they have asked for.
  if (open >= OPEN_REQUESTS_OF_A_STAY && kind !== 'CODE_FAILS') {
    throw new AppError(429, 'tooMany', { retryAfter: OPEN_WAIT_SECONDS });
  }
}

/** What a guest says of themselves stands on their stay too, beside reception's own marks and never in their place. */
async function noteWord(tx: Db, stay: Stay, kind: StoredRequest['kind'], at: number): Promise<void> {
  if (!SAID_ONCE.includes(kind)) return;
  const before = await readStay(tx, stay.id);
  if (kind === 'ARRIVED') await updateStay(tx, stay.id, { guestArrivedAt: before?.guestArrivedAt ?? at });
  else await updateStay(tx, stay.id, { guestLeftAt: before?.guestLeftAt ?? at });
}

const shownToGuest = (row: StoredRequest): GuestRequest => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  photo: row.has_photo === 1,
  state: row.state,
  receivedAt: new Date(row.received_at).toISOString(),
  seenAt: isoOf(row.seen_at),
  closedAt: isoOf(row.closed_at),
  answer: row.answer,
});
