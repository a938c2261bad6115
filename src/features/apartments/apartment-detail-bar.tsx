import { useTranslation } from 'react-i18next';
import type { Room } from '../../contract/catalogue/apartments';
import { fitParty, type Party } from '../../domain/bookings/guests';
import type { NightRange } from '../../domain/bookings/night-range';
import { lowestNight, quoteRoom } from '../../domain/bookings/pricing';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './apartment-detail-bar.module.css';
import type { ChosenStay } from './apartment-detail-stay';

interface OfferProps {
  /** The cheapest room. */
  room: Room;
  dates: NightRange;
  party: Party | null;
  onChoose: () => void;
}

/** Before a room is selected: what a stay comes to from, in sight wherever the page is read. */
export function ApartmentOfferBar({ room, dates: { checkIn, checkOut }, party, onChoose }: OfferProps) {
  const { t } = useTranslation('apartment-detail');
  const formatVnd = useVnd();
  const quote =
    checkIn !== null && checkOut !== null && checkIn < checkOut
      ? quoteRoom(room, { checkIn, checkOut, quantity: 1, ...(party && fitParty(party, room, 1)) })
      : null;
  return (
    <div className={css.bar} role="region" aria-label={t('bar.from')}>
      <p>
        <small>
          {t('bar.from')}, {quote ? t('nights', { count: quote.nights }) : t('price.perNight')}
        </small>
        <b translate="no">{formatVnd(quote?.total ?? lowestNight(room, null))}</b>
      </p>
      <button type="button" className="btn" onClick={onChoose}>
        {t('bar.choose')}
      </button>
    </div>
  );
}

/** The selected room at the foot of the screen: rooms, nights, discounted total. */
export function ApartmentDetailBar({ stay, onBook }: { stay: ChosenStay; onBook: () => void }) {
  const { t } = useTranslation('apartment-detail');
  const formatVnd = useVnd();
  return (
    <div className={css.bar} role="region" aria-label={t('bar.label')}>
      <p aria-live="polite">
        <small>
          {stay.room.name}: {t('rooms.count', { count: stay.quantity })}, {t('nights', { count: stay.quote.nights })}
        </small>
        <b translate="no">{formatVnd(stay.quote.total)}</b>
      </p>
      <button type="button" className="btn" onClick={onBook}>
        {t('book')}
      </button>
    </div>
  );
}
