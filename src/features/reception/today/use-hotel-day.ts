import { useContext } from 'react';
import { serverNow } from '../../../api/server-clock';
import { type Day, dayOfHotel, USUAL_DAY_END } from '../../../domain/days';
import { TodayContext } from './today-context';

/**
 * The day that the hotel is in: at half past midnight the one before. It ends at the usual hour while the board is not
 * there.
 *
 * @param at UTC ms; now without it
 */
export function useHotelDay(at: number = serverNow()): Day {
  const board = useContext(TodayContext)?.data;
  return dayOfHotel(at, board?.dayEnds ?? USUAL_DAY_END);
}
