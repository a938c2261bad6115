import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import type { Room } from '../../contract/catalogue/apartments';
import { cancellationWord } from '../../domain/bookings/cancellation';
import type { Day } from '../../domain/days';
import { MAX_ROOMS } from '../../domain/bookings/guests';
import { cancelTermsOf } from '../../domain/bookings/sale-terms';
import { nightlyIn } from '../../domain/bookings/pricing';
import { useRoomLines } from '../../ui/night-prices';
import { Price, PriceNotes, Sum, type SumLine } from '../../ui/price-card';
import { RichText } from '../../ui/rich-text';
import { Stepper } from '../../ui/forms/stepper';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './search-room-buy.module.css';
import type { FoundStay } from './search-stay';

interface BuyProps {
  room: Room;
  checkIn: Day | null;
  checkInTime: string;
  /** `null` while a date is missing. */
  stay: FoundStay | null;
  quantity: number;
  /** Rooms left on these dates. */
  left: number;
  onQuantity: (quantity: number) => void;
}

/** A night's price, rooms, what it comes to, and what cancelling would mean by this room's own policy. */
export function SearchRoomBuy({ room, checkIn, checkInTime, stay, quantity, left, onQuantity }: BuyProps) {
  const { t } = useTranslation(['search', 'search-form', 'bookings']);
  const nightly = nightlyIn(room, stay?.quote ?? null);
  const most = Math.min(left, MAX_ROOMS);
  const policy = cancellationWord(cancelTermsOf(room), checkIn, checkInTime, serverNow());
  return (
    <div className={css.buy}>
      <Price
        amount={nightly.amount}
        per={t(`room.${nightly.per}`)}
        full={nightly.full}
        original={t('room.original')}
        discountPercent={room.discount}
      />
      <Stepper
        label={t('room.rooms')}
        hint={t(left > most ? 'room.leftMost' : 'room.left', { count: left, most })}
        value={quantity}
        min={1}
        max={most}
        less={t('room.less')}
        more={t('room.more')}
        onChange={onQuantity}
      />
      {stay && <StaySum stay={stay} />}
      <p role="status" className={css.missing}>
        {stay === null && t('errors.dates', { ns: 'search-form' })}
      </p>
      <PriceNotes
        notes={[
          {
            icon: 'calendar',
            text: (
              <>
                <RichText text={t(`policy.${policy.word}`, { ns: 'bookings', ...policy })} />{' '}
                {t(`policy.pay.${room.policy}`, { ns: 'bookings' })}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

/** Price of the stay, and its parts. */
function StaySum({ stay: { room, quantity, party, quote } }: { stay: FoundStay }) {
  const { t } = useTranslation(['search', 'search-form']);
  const roomLines = useRoomLines();
  const formatVnd = useVnd();
  const guests = [
    t('form.adults', { ns: 'search-form', count: party.adults }),
    ...(party.children > 0 ? [t('form.children', { ns: 'search-form', count: party.children })] : []),
  ].join(', ');
  const parts: SumLine[] = [
    ...roomLines(quote, {
      byNight: t('room.byNight'),
      say: ({ count, ...line }) => t('room.stretch', { ...line, nights: t('nights', { count }) }),
      even: t('room.line', {
        price: formatVnd(nightlyIn(room, quote).full),
        nights: t('nights', { count: quote.nights }),
        rooms: t('bar.rooms', { count: quantity }),
      }),
      saved: t('room.saved', { percent: room.discount }),
    }),
    ...(quote.surcharge > 0 ? [{ label: t('room.surcharge'), amount: formatVnd(quote.surcharge) }] : []),
  ];
  const total = { label: t('room.total', { guests }), amount: formatVnd(quote.total) };
  return <Sum lines={[...parts, total]} />;
}
