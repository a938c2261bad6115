import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import type { Room } from '../../contract/apartments';
import { cancellationWord } from '../../domain/cancellation';
import type { Day } from '../../domain/days';
import { formatVnd } from '../../domain/money';
import { discountedNightlyPrice } from '../../domain/pricing';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import { Stepper } from '../../ui/stepper';
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
      <p className={css.price}>
        <b>{formatVnd(discountedNightlyPrice(room.price, room.discount))}</b> <span>{t('room.perNight')}</span>
        {room.discount > 0 && (
          <span className={css.cut}>
            <s aria-label={t('room.original')}>{formatVnd(room.price)}</s>{' '}
            <em>{t('room.discount', { percent: room.discount })}</em>
          </span>
        )}
      </p>
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
      {stay && <Sum stay={stay} />}
      <p role="status" className={css.missing}>
        {stay === null && t('errors.dates')}
      </p>
      <button type="button" className="btn" disabled={stay === null} onClick={() => stay && props.onBook(stay)}>
        {t('room.book')}
      </button>
      <p className={css.policy}>
        <Icon name="calendar" />
        <span>
          <RichText text={t(`policy.${policy.word}`, { ns: 'booking', ...policy })} />{' '}
          {t(`policy.pay.${room.policy}`, { ns: 'booking' })}
        </span>
      </p>
    </div>
  );
}

function Sum({ stay: { room, quantity, quote } }: { stay: FoundStay }) {
  const { t } = useTranslation('search');
  return (
    <table className={css.sum}>
      <tbody>
        <tr>
          <th scope="row">
            {t('room.line', {
              price: formatVnd(room.price),
              nights: t('nights', { count: quote.nights }),
              rooms: t('bar.rooms', { count: quantity }),
            })}
          </th>
          <td>{formatVnd(quote.original)}</td>
        </tr>
        {quote.saved > 0 && (
          <tr className={css.saved}>
            <th scope="row">{t('room.saved', { percent: room.discount })}</th>
            <td>−{formatVnd(quote.saved)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">{t('room.total')}</th>
          <td>{formatVnd(quote.roomPrice)}</td>
        </tr>
      </tbody>
    </table>
  );
}
