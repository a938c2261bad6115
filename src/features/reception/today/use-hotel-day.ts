import { useContext } from 'react';
import { serverNow } from '../../../api/server-clock';
import { type Day, dayOfHotel } from '../../../domain/days';
import { TodayContext } from './today-context';

/** The day that the hotel is in now: at half past midnight the one before. By the calendar while the board is not there. */
export function useHotelDay(): Day {
  const board = useContext(TodayContext)?.data;
  return dayOfHotel(serverNow(), board?.dayEnds ?? '00:00');
}
