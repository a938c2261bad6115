import { addDays, type Day, isDay } from '../../domain/days';
import { MAX_ROOMS } from '../../domain/bookings/guests';
import { lastDay, rangeProblem } from '../../domain/bookings/night-range';
import type { HousePlace } from '../../domain/catalogue/places';
import { readPlace } from '../../domain/bookings/read-place';
import { MAX_GUESTS, type StaySearch } from '../../domain/bookings/stay-search';

/**
 * Reads the search of an address. What is missing, past or impossible is today, tomorrow, one room, one adult and no
 * child (ruling 19); an address that names no place leaves it open.
 *
 * @param places where the house has apartments; `null` while that is not known
 */
export function readSearchQuery(query: URLSearchParams, today: Day, places: readonly HousePlace[] | null): StaySearch {
  const day = (name: string): Day | null => {
    const value = query.get(name);
    return isDay(value) ? value : null;
  };
  const wanted = { checkIn: day('checkIn') ?? today, checkOut: day('checkOut') };
  const calendar = { minDay: today, taken: new Set<Day>() };
  const checkIn = wanted.checkIn >= today && wanted.checkIn < lastDay(calendar) ? wanted.checkIn : today;
  const fits = wanted.checkOut !== null && rangeProblem({ checkIn, checkOut: wanted.checkOut }, calendar) === null;
  return {
    place: readPlace(query.get('location') ?? '', places),
    checkIn,
    checkOut: fits ? wanted.checkOut : addDays(checkIn, 1),
    rooms: numberWithin(query.get('room'), 1, MAX_ROOMS, 1),
    adults: numberWithin(query.get('adults'), 1, MAX_GUESTS, 1),
    children: numberWithin(query.get('children'), 0, MAX_GUESTS, 0),
  };
}

function numberWithin(text: string | null, min: number, max: number, otherwise: number): number {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : NaN;
  return number >= min && number <= max ? number : otherwise;
}
