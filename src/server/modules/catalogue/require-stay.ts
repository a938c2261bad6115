import { stayProblem, type StayProblem } from '../../../domain/bookings/booking';
import { type Day, isDay, showDay } from '../../../domain/days';
import { type Unsold, whyNotSellable } from '../../../domain/bookings/prices/price-rules';
import { AppError, type ErrorCode } from '../../errors';
import type { StoredRoom } from './store';

const STAY_ERRORS: Readonly<Record<StayProblem, { code: ErrorCode; field: 'checkIn' | 'checkOut' }>> = {
  datesMissing: { code: 'datesMissing', field: 'checkIn' },
  checkOutNotAfterCheckIn: { code: 'checkOutNotAfterCheckIn', field: 'checkOut' },
  checkInPast: { code: 'checkInPast', field: 'checkIn' },
  tooLong: { code: 'stayTooLong', field: 'checkOut' },
  tooFarAhead: { code: 'tooFarAhead', field: 'checkOut' },
};

/** Throws 422 when these dates cannot be booked. */
export function requireStay(checkIn: string, checkOut: string, today: Day): void {
  const problem = stayProblem(checkIn, checkOut, today);
  if (problem === null) return;
  const { code, field } = STAY_ERRORS[problem];
  throw new AppError(422, code, { field: problem === 'datesMissing' && isDay(checkIn) ? 'checkOut' : field });
}

const UNSOLD_FIELDS: Readonly<Record<Unsold['reason'], 'checkIn' | 'checkOut'>> = {
  stopSell: 'checkIn',
  closedToArrival: 'checkIn',
  closedToDeparture: 'checkOut',
  minStay: 'checkOut',
};

/** Throws 422 when the house does not sell a room type for these dates: `whyNotSellable`. */
export function requireSold(
  { rules }: Pick<StoredRoom, 'rules'>,
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
): void {
  const unsold = whyNotSellable(rules, checkIn, checkOut);
  if (unsold === null) return;
  const words = { day: showDay(unsold.day), nights: String(unsold.minStay ?? 1) };
  throw new AppError(422, unsold.reason, { field: UNSOLD_FIELDS[unsold.reason], words });
}
