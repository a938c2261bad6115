import { useTranslation } from 'react-i18next';
import type { BookingStatus } from '../../../domain/bookings/booking';
import css from '../shared/desk-table.module.css';

const TONES: Readonly<Record<BookingStatus, 'jade' | 'turmeric' | 'lacquer' | 'none'>> = {
  CONFIRMED: 'jade',
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
export function StatusMark({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('reception-bookings');
  return (
    <span className={css.state} data-tone={TONES[status]}>
      {t(`status.${status}`)}
    </span>
  );
}
