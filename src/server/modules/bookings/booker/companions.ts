import { randomUUID } from 'node:crypto';
import type { NewCompanion } from '../../../../contract/bookings/bookings';
import { AppError } from '../../../errors';
import { answerOnceIn } from '../../../platform/db/replay';
import { bumpParts } from '../../../platform/db/revisions';
import type { Database } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transaction';
import { oneLineOf } from '../../../platform/text-input';
import { readStaysOfBooking } from '../../stay-records/desk-store';
import { forgetRevokedKeys, insertKey, readKeys, readMadeKeys, revokeKeys } from '../../stay-records/keys-store';
import { type Booking, lockBooking } from '../../booking-records/store';
import type { BookerProofs, Proof } from './proofs';
import { isStanding, hashOfKey, keyOf } from '../../guest-access/module';

interface Deps {
  db: Database;
  clock: () => number;
  secret: string;
  proofs: BookerProofs;
}

/** Number of companions' links that a booking may have: one for each guest but the booker; infants read nothing. */
export const companionLimit = ({ adults, children }: Pick<Booking, 'adults' | 'children'>): number =>
  Math.max(0, adults + children - 1);

const HOUR_MS = 3_600_000;
/** Links that may be made for a booking within an hour, those taken back again too: each reads all guides anew. */
const LINKS_AN_HOUR = 12;

/** Links for those who travel along: each is its own key, which is taken back alone. */
export class CompanionLinks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Makes one.
   *
   * @throws AppError 404; 403 `bookerOnly`; 409 `noDoorYet` for a booking that does not stand, `tooManyCompanions`; 422
   *   with the field; 429
   */
  async add(id: string, wanted: NewCompanion, key: string | null, proof: Proof): Promise<void> {
    const { db, clock, secret, proofs } = this.#deps;
    const call = { route: `companions-${id}`, key, body: wanted, status: 201 };
    await inTransaction(db, async (tx) => {
      const now = clock();
      const booking = await lockBooking(tx, id);
      if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
      proofs.require(booking, proof);
      await answerOnceIn(tx, call, now, async () => {
        const label = oneLineOf(wanted.label, 'label');
        if (!isStanding(booking)) throw new AppError(409, 'noDoorYet');
        const keys = await readKeys(tx, { bookingId: id });
        const slot = wanted.slot ?? 0;
        const room = keys.find((one) => one.kind === 'GUEST' && one.slot === slot);
        if (!room) throw new AppError(422, 'invalid', { field: 'slot' });
        if (keys.filter(({ kind }) => kind === 'COMPANION').length >= companionLimit(booking)) {
          throw new AppError(409, 'tooManyCompanions');
        }
        const made = await readMadeKeys(tx, id, 'COMPANION', now - HOUR_MS);
        const waitsFor = made.at(-LINKS_AN_HOUR);
        if (waitsFor !== undefined) {
          throw new AppError(429, 'tooMany', { retryAfter: Math.ceil((waitsFor + HOUR_MS - now) / 1000) });
        }
        await forgetRevokedKeys(tx, id, 'COMPANION', now - HOUR_MS);
        const keyId = randomUUID();
        const stay = (await readStaysOfBooking(tx, id)).find((one) => one.slot === slot);
        const own = { id: keyId, keyHash: hashOfKey(keyOf(secret, keyId)), kind: 'COMPANION' as const };
        await insertKey(tx, { ...own, bookingId: id, slot, stayId: stay?.id ?? null, label }, now);
        await bumpParts(tx, 'guide');
        return '{}';
      });
    });
  }

  /** Revokes a link; its holder reads that it is no longer valid. Idempotent. @throws AppError 404, 403 `bookerOnly` */
  async remove(id: string, keyId: string, proof: Proof): Promise<void> {
    const { db, clock, proofs } = this.#deps;
    await inTransaction(db, async (tx) => {
      const booking = await lockBooking(tx, id);
      if (!booking) throw new AppError(404, 'notFound');
      proofs.require(booking, proof);
      const keys = await readKeys(tx, { bookingId: id });
      const own = keys.filter((one) => one.kind === 'COMPANION' && one.id === keyId).map((one) => one.id);
      await revokeKeys(tx, own, clock());
      if (own.length > 0) await bumpParts(tx, 'guide');
    });
  }
}
