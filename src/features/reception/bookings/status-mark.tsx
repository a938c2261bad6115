import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../contract/desk/bookings';
import { type ShownStatus, shownStatus } from '../../../domain/bookings/guest-marks';
import css from '../shared/desk-table.module.css';

const TONES: Readonly<Record<ShownStatus, 'jade' | 'turmeric' | 'lacquer' | 'none'>> = {
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

/** Where a booking stands. */
export function StatusMark({ booking }: { booking: Pick<DeskBooking, 'status' | 'noShow'> }) {
  const { t } = useTranslation('reception-bookings');
  const status = shownStatus(booking);
  return (
    <span className={css.state} data-tone={TONES[status]}>
      {t(`status.${status}`)}
    </span>
  );
}
