import type { CancelTerms, RatePolicy } from './booking';
import { SURCHARGES, type Surcharges } from './pricing';

/**
 * Terms on which a house sells: what cancelling costs by each rate policy, and what guests above those included cost.
 */
export interface SaleTerms {
  cancellation: Readonly<Record<RatePolicy, CancelTerms>>;
  surcharges: Surcharges;
}

/**
 * Terms of every house before each had its own, the two readings of the specification (ruling 4); answers kept from
 * then mean them.
 */
export const FORMER_TERMS: SaleTerms = {
  cancellation: {
    prepaid: { freeBeforeDays: 5, feePercent: 50 },
    onArrival: { freeBeforeDays: 1, feePercent: 100 },
  },
  surcharges: SURCHARGES,
};

/** Terms of a house that says nothing: no fee, no surcharge. */
export const NO_TERMS: SaleTerms = {
  cancellation: { prepaid: { freeBeforeDays: 0, feePercent: 0 }, onArrival: { freeBeforeDays: 0, feePercent: 0 } },
  surcharges: { adult: 0, child: 0 },
};

/** Terms of cancelling a room type, as it was answered. */
export const cancelTermsOf = (room: { policy: RatePolicy; cancellation?: CancelTerms | undefined }): CancelTerms =>
  room.cancellation ?? FORMER_TERMS.cancellation[room.policy];
