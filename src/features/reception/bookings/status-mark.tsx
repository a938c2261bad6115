import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../contract/bookings/desk';
import { type ShownStatus, shownStatus } from '../../../domain/bookings/guest-marks';
import css from '../shared/desk-table.module.css';
import { useHotelDay } from '../today/use-hotel-day';

type Tone = 'jade' | 'turmeric' | 'lacquer' | 'none';

const TONES: Readonly<Record<ShownStatus, Tone>> = {
  CONFIRMED: 'jade',
  NO_SHOW: 'none',
  HOLD: 'turmeric',
  PENDING: 'turmeric',
  PAID_NEEDS_REFUND: 'lacquer',
  PAYMENT_FAILED: 'none',
  EXPIRED: 'none',
  CANCELLED: 'none',
  LAPSED: 'none',
  REFUNDED: 'none',
};

/**
 * Says where a booking stands, and of one that stands where its guest is.
 *
 * @param now ISO 8601 in UTC, the server's
 */
export function useShownState(
  booking: Pick<DeskBooking, 'status' | 'noShow' | 'presence' | 'checkIn'>,
  now: string,
): { word: string; tone: Tone } {
  const { t } = useTranslation('reception-bookings');
  const { presence, checkIn } = booking;
  const today = useHotelDay(Date.parse(now));
  if (presence === 'here') return { word: t('presence.here'), tone: 'jade' };
  if (presence === 'left') return { word: t('presence.left'), tone: 'none' };
  if (presence === 'coming' && checkIn <= today) {
    return { word: t('presence.due'), tone: checkIn < today ? 'lacquer' : 'turmeric' };
  }
  const status = shownStatus(booking);
  return { word: t(`status.${status}`), tone: TONES[status] };
}

/** Says where a booking stands, or its guest. @param now ISO 8601 in UTC */
export function StatusMark({ booking, now }: { booking: DeskBooking; now: string }) {
  const { word, tone } = useShownState(booking, now);
  return (
    <span className={css.state} data-tone={tone}>
      {word}
    </span>
  );
}
