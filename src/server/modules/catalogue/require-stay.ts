import { stayProblem, type StayProblem } from '../../../domain/bookings/booking';
import { type Day, isDay } from '../../../domain/days';
import { AppError, type ErrorCode } from '../../errors';

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
