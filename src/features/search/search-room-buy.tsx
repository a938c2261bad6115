import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import type { Room } from '../../contract/apartments';
import { cancellationWord } from '../../domain/cancellation';
import type { Day } from '../../domain/days';
import { discountedNightlyPrice } from '../../domain/pricing';
import { Price, PriceCard, PriceNotes, Sum } from '../../ui/price-card';
import { RichText } from '../../ui/rich-text';
import { Stepper } from '../../ui/stepper';
import { useVnd } from '../../ui/use-vnd';
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
  onBook: (stay: FoundStay) => void;
}

/** Price, rooms, what it comes to, the button, and what cancelling would mean by this room's own policy. */
export function SearchRoomBuy(props: BuyProps) {
  const { room, stay, quantity, left } = props;
  const { t } = useTranslation(['search', 'booking']);
  const policy = cancellationWord(room.policy, props.checkIn, props.checkInTime, serverNow());
  return (
    <div className={css.buy}>
      <PriceCard>
        <Price
          amount={discountedNightlyPrice(room.price, room.discount)}
          per={t('room.perNight')}
          full={room.price}
          original={t('room.original')}
          discountPercent={room.discount}
        />
        <Stepper
          label={t('room.rooms')}
          hint={t('room.left', { count: left })}
          value={quantity}
          min={1}
          max={left}
          less={t('room.less')}
          more={t('room.more')}
          onChange={props.onQuantity}
        />
        {stay && <StaySum stay={stay} />}
        <p role="status" className={css.missing}>
          {stay === null && t('errors.dates')}
        </p>
        <button type="button" className="btn" disabled={stay === null} onClick={() => stay && props.onBook(stay)}>
          {t('room.book')}
        </button>
        <PriceNotes
          notes={[
            {
              icon: 'calendar',
              text: (
                <>
                  <RichText text={t(`policy.${policy.word}`, { ns: 'booking', ...policy })} />{' '}
                  {t(`policy.pay.${room.policy}`, { ns: 'booking' })}
                </>
              ),
            },
          ]}
        />
      </PriceCard>
    </div>
  );
}

function StaySum({ stay: { room, quantity, quote } }: { stay: FoundStay }) {
  const { t } = useTranslation('search');
  const formatVnd = useVnd();
  return (
    <Sum
      lines={[
        {
          label: t('room.line', {
            price: formatVnd(room.price),
            nights: t('nights', { count: quote.nights }),
            rooms: t('bar.rooms', { count: quantity }),
          }),
          amount: formatVnd(quote.original),
        },
        ...(quote.saved > 0
          ? [
              {
                label: t('room.saved', { percent: room.discount }),
                amount: `−${formatVnd(quote.saved)}`,
                saved: true,
              },
            ]
          : []),
        { label: t('room.total'), amount: formatVnd(quote.roomPrice) },
      ]}
    />
  );
}
