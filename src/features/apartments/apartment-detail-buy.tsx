import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import type { Room } from '../../contract/catalogue/apartments';
import { cancellationWord } from '../../domain/bookings/cancellation';
import type { Day } from '../../domain/days';
import { guestLimits, MAX_ROOMS, type Party, takesParty } from '../../domain/bookings/guests';
import { cancelTermsOf } from '../../domain/bookings/sale-terms';
import { nightlyIn } from '../../domain/bookings/pricing';
import { Icon } from '../../ui/icon';
import { useRoomLines } from '../../ui/night-prices';
import { Price, PriceCard, PriceNotes, Sum, type SumLine } from '../../ui/price-card';
import { RichText } from '../../ui/rich-text';
import { Stepper } from '../../ui/forms/stepper';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './apartment-detail-buy.module.css';
import type { ChosenStay } from './apartment-detail-stay';

interface BuyProps {
  room: Room;
  policyAt: { checkIn: Day | null; checkInTime: string };
  stay: ChosenStay | null;
  /** Says how many are wanted, and how many are free on the dates. */
  quantity: { value: number; left: number; set: (value: number) => void };
  bookable: boolean;
  selected: boolean;
  onSelect: () => void;
  onBook: () => void;
  /** The dates. */
  children: ReactNode;
}

/** Price, dates, rooms, what it comes to, the two buttons, and what cancelling would mean. */
export function ApartmentDetailBuy({ room, policyAt, stay, quantity, bookable, children, ...act }: BuyProps) {
  const { t } = useTranslation(['apartment-detail', 'bookings']);
  const formatVnd = useVnd();
  const roomLines = useRoomLines();
  const nightly = nightlyIn(room, stay?.quote ?? null);
  const policy = cancellationWord(cancelTermsOf(room), policyAt.checkIn, policyAt.checkInTime, serverNow());
  const totalOf = (party: Party | null): string =>
    party === null
      ? t('price.total')
      : t('price.totalFor', {
          guests: [
            t('facts.adults', { count: party.adults }),
            ...(party.children > 0 ? [t('facts.children', { count: party.children })] : []),
          ].join(', '),
        });
  const linesOf = ({ quote, quantity: count }: ChosenStay): SumLine[] =>
    roomLines(quote, {
      byNight: t('price.nights'),
      say: ({ count: nights, ...line }) => t('price.stretch', { ...line, nights: t('nights', { count: nights }) }),
      even: t('price.line', {
        price: formatVnd(nightly.full),
        nights: t('nights', { count: quote.nights }),
        rooms: t('rooms.count', { count }),
      }),
      saved: t('price.saved'),
    });
  const most = Math.min(quantity.left, MAX_ROOMS);
  return (
    <PriceCard selected={act.selected}>
      <Price
        amount={nightly.amount}
        per={t(`price.${nightly.per}`)}
        full={nightly.full}
        original={t('price.original')}
        discountPercent={room.discount}
      />
      <div className={css.dates}>{children}</div>
      {room.maxRooms > 1 && (
        <Stepper
          label={t('quantity.label')}
          hint={t(quantity.left > most ? 'quantity.leftMost' : 'quantity.left', { count: quantity.left, most })}
          value={quantity.value}
          min={1}
          max={most}
          less={t('quantity.less')}
          more={t('quantity.more')}
          onChange={quantity.set}
        />
      )}
      {stay && (
        <Sum
          lines={[
            ...linesOf(stay),
            ...(stay.quote.surcharge > 0
              ? [{ label: t('price.surcharge'), amount: formatVnd(stay.quote.surcharge) }]
              : []),
            { label: totalOf(stay.party), amount: formatVnd(stay.quote.total) },
          ]}
        />
      )}
      {stay?.party && !takesParty(stay.party, room, stay.quantity) && (
        <p role="status" className={css.full}>
          {t('tooMany', { ...guestLimits(room, stay.quantity) })}
        </p>
      )}
      {bookable ? (
        <p className={css.act}>
          <button type="button" className="btn quiet" aria-pressed={act.selected} onClick={act.onSelect}>
            {act.selected && <Icon name="check" />}
            {t('select')}
          </button>
          <button type="button" className="btn" onClick={act.onBook}>
            {t('book')}
          </button>
        </p>
      ) : (
        <p className={css.full}>{t('full')}</p>
      )}
      <PriceNotes
        notes={[
          { icon: 'cash', text: t(`policy.pay.${room.policy}`, { ns: 'bookings' }) },
          { icon: 'calendar', text: <RichText text={t(`policy.${policy.word}`, { ns: 'bookings', ...policy })} /> },
        ]}
      />
    </PriceCard>
  );
}
