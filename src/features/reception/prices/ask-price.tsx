import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whyNotSellable } from '../../../domain/bookings/prices/price-rules';
import { nightPricesIn, quoteRoom } from '../../../domain/bookings/pricing';
import { type NightRange, NO_NIGHTS } from '../../../domain/bookings/night-range';
import { showDay } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import type { DeskRoom } from '../../../contract/bookings/desk-availability';
import type { RoomPrices } from '../../../contract/catalogue/prices';
import { DateFields } from '../../../ui/forms/date-fields';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { shortDay, shortWeekdayOf } from '../shared/weekday';
import css from './prices-page.module.css';

interface AskPriceProps {
  room: DeskRoom;
  prices: RoomPrices;
  lang: Language;
  ruleName: (rule: string) => string;
}

/** Answers who asks on the telephone what their nights cost, by the rules that a booking is made by. */
export function AskPrice({ room, prices: { base, ...rules }, lang, ruleName }: AskPriceProps) {
  const { t } = useTranslation('reception-prices');
  const formatVnd = useVnd();
  const [range, setRange] = useState<NightRange>(NO_NIGHTS);
  const { checkIn, checkOut } = range;
  const isStay = checkIn !== null && checkOut !== null && checkIn < checkOut;
  const priced = { ...room, price: base, rules };
  const stay = isStay ? { checkIn, checkOut, quantity: 1 } : null;
  const quote = stay && quoteRoom(priced, stay);
  const unsold = stay && whyNotSellable(rules, stay.checkIn, stay.checkOut);
  return (
    <section className={css.ask} aria-labelledby="ask-price">
      <h2 id="ask-price">{t('ask.heading')}</h2>
      <DateFields
        range={range}
        labels={{ checkIn: t('ask.checkIn'), checkOut: t('ask.checkOut') }}
        pattern="dd/MM/yyyy"
        invalid={t('season.dayInvalid')}
        problem={checkIn !== null && checkOut !== null && !isStay ? t('ask.wrongOrder') : null}
        onType={setRange}
        strict
        atOnce
      />
      {stay && quote && (
        <>
          <dl>
            {nightPricesIn(priced, stay).map(({ night, price, rule }) => (
              <div key={night}>
                <dt>
                  {shortWeekdayOf(night, lang)} {shortDay(night)}, {ruleName(rule)}
                </dt>
                <dd>{formatVnd(price)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('ask.total', { count: quote.nights })}</dt>
              <dd>{formatVnd(quote.total)}</dd>
            </div>
          </dl>
          {room.discount > 0 && <p>{t('ask.discount', { percent: room.discount })}</p>}
          <p role="status">
            {unsold && t(`ask.${unsold.reason}`, { day: showDay(unsold.day), count: unsold.minStay ?? 1 })}
          </p>
        </>
      )}
    </section>
  );
}
