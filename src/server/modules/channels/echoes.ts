import { type Day, nightsOf } from '../../../domain/days';

interface Days {
  checkIn: Day;
  checkOut: Day;
}

/**
 * Tells our own nights that a channel tells back under a name of its own: not for sale there, and by their days just
 * what it was told, one stay or several that follow each other. So they stay as long as they stand in its calendar:
 * when our booking has ended, the channel has only not heard of it yet.
 *
 * @param told what our calendar tells the channel now
 * @param known what it has told back at the reading before
 */
export function echoesOf(told: readonly Days[], known: readonly Days[], today: Day): (days: Days) => boolean {
  const from = ({ checkIn }: Days): Day => (checkIn < today ? today : checkIn);
  const starts = new Set(told.map(from));
  const ends = new Set(told.map(({ checkOut }) => checkOut));
  const nights = new Set(told.flatMap((one) => nightsOf(from(one), one.checkOut)));
  const before = new Set(known.map((one) => `${from(one)}/${one.checkOut}`));
  return (days) =>
    before.has(`${from(days)}/${days.checkOut}`) ||
    (starts.has(from(days)) &&
      ends.has(days.checkOut) &&
      nightsOf(from(days), days.checkOut).every((night) => nights.has(night)));
}
