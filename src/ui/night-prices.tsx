import type { PriceStretch } from '../domain/bookings/prices/price-rules';
import { showDay } from '../domain/days';
import { useVnd } from './hooks/use-vnd';
import { wholeFactors } from './whole-words';
import { WithAmounts } from './with-amounts';

interface NightPricesProps {
  stretches: readonly PriceStretch[];
  /** One line: the first night (dd/MM), a night's price, how many nights. */
  say: (of: { day: string; price: string; count: number }) => string;
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
