import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { MarkDialog } from '../guest-access/departure/mark-dialog';
import { useGuestMark } from '../guest-access/departure/use-guest-mark';

/** The guest has come, has left, has not come; and what was noted too early taken back. */
export function GuestMarks({ booking, off }: { booking: DeskBookingDetail; off: boolean }) {
  const { t } = useTranslation('reception');
  const marks = useGuestMark();
  const { busy, mark, unmark } = marks;
  const guest = { id: booking.id, source: 'booking' as const, guestName: booking.guestName };
  const last = booking.leftAt !== null ? 'left' : booking.arrivedAt !== null ? 'arrived' : null;
  return (
    <>
      <MarkDialog marks={marks} />
      {booking.can.arrive && (
        <button type="button" className="btn" disabled={off || busy} onClick={() => void mark(guest, 'arrived')}>
          {t('guest.mark.arrived')}
        </button>
      )}
      {booking.can.leave && (
        <button
          type="button"
          // Who still owes is asked for the money first.
          className={booking.arrivedAt === null || booking.balance > 0 ? 'btn quiet' : 'btn'}
          disabled={off || busy}
          onClick={() => void mark(guest, 'left')}
        >
          {t('guest.mark.left')}
        </button>
      )}
      {booking.can.noShow && (
        <button type="button" className="btn quiet" disabled={off || busy} onClick={() => void mark(guest, 'noShow')}>
          {t('guest.mark.noShow')}
        </button>
      )}
      {booking.can.comeLate && (
        <button type="button" className="btn" disabled={off || busy} onClick={() => void unmark(guest, 'noShow')}>
          {t('guest.mark.unnoShow')}
        </button>
      )}
      {last !== null && (
        <button type="button" className="btn text" disabled={off || busy} onClick={() => void unmark(guest, last)}>
          {t(`guest.mark.un${last}`)}
        </button>
      )}
    </>
  );
}
