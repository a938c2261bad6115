import type { PriceStretch } from '../domain/bookings/prices/price-rules';
import type { Quote } from '../domain/bookings/pricing';
import { showDay } from '../domain/days';
import { useVnd } from './hooks/use-vnd';
import type { SumLine } from './price-card';
import { wholeFactors } from './whole-words';
import { WithAmounts } from './with-amounts';

/** Says one line of nights: the first of them (dd/MM), a night's price, how many. */
type SayNights = (of: { day: string; price: string; count: number }) => string;

interface NightPricesProps {
  stretches: readonly PriceStretch[];
  say: SayNights;
}

/** Nights that do not all cost the same, under what they come to: one line for nights in a row of one price. */
export function NightPrices({ stretches, say }: NightPricesProps) {
  const formatVnd = useVnd();
  return stretches.map(({ from, nights, price }) => (
    <small key={from}>
      <WithAmounts
        text={wholeFactors(say({ day: showDay(from).slice(0, 5), price: formatVnd(price), count: nights }))}
      />
    </small>
  ));
}

interface RoomWords {
  /** Heads nights of different prices. */
  byNight: string;
  say: SayNights;
  /** A night's price times nights and rooms, where all cost the same. */
  even: string;
  saved: string;
}

/** The room's part of a sum: night by night where they differ, else one product and what the discount saves. */
export function useRoomLines(): (quote: Quote, words: RoomWords) => SumLine[] {
  const formatVnd = useVnd();
  return ({ stretches, roomPrice, original, saved }, words) => {
    if (stretches.length > 0) {
      const label = (
        <>
          {words.byNight}
          <NightPrices stretches={stretches} say={words.say} />
        </>
      );
      return [{ label, amount: formatVnd(roomPrice) }];
    }
    return [
      { label: wholeFactors(words.even), amount: formatVnd(original) },
      ...(saved > 0 ? [{ label: words.saved, amount: `−${formatVnd(saved)}`, saved: true }] : []),
    ];
  };
}
