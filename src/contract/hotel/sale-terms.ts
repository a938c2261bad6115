import * as z from 'zod/mini';
import type { SaleTerms } from '../../domain/bookings/sale-terms';

/*
 * Terms on which a house sells, as its file gives them and as the desk corrects them. What is already booked keeps its
 * own copy.
 */

/** Earlier than a season ahead nobody decides. */
const MAX_DAYS = 90;
const whole = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

const terms = z.object({
  /** Cancelling is free until so many days before the check-in hour. */
  freeBeforeDays: whole(MAX_DAYS),
  /** Fee after that, of the whole price; 0: never one. */
  feePercent: whole(100),
});

export const cancellationTerms = z.object({ prepaid: terms, onArrival: terms } satisfies Record<
  keyof SaleTerms['cancellation'],
  unknown
>);
/** Cost of a guest above those included, for the whole stay, VND, where a room type says no other. */
export const surchargeTerms = z.object({ adult: whole(1_000_000_000), child: whole(1_000_000_000) });
