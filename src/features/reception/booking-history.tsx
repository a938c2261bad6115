import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../contract/desk-bookings';
import { dayInVietNam, timeInVietNam } from '../../domain/days';
import type { BookingMove, MovePlace } from '../../contract/desk-moves';
import { useVnd } from '../../ui/use-vnd';
import { BalanceText } from './balance-text';
import css from './booking-dialog.module.css';
import { useStaffName } from './own-words';
import { shortDay, shortStay } from './weekday';

/** What has happened to a booking, the newest first. */
export function BookingHistory({ booking }: { booking: DeskBookingDetail }) {
  const { t } = useTranslation('reception-bookings');
  const staffName = useStaffName();
  return (
    <>
      <h3>{t('detail.history')}</h3>
      <ol className={css.history}>
        {booking.history.toReversed().map(({ at, status, by, note, event, move }, index) => (
          <li key={index}>
            <time dateTime={at}>
              {shortDay(dayInVietNam(Date.parse(at)))} {timeInVietNam(Date.parse(at))}
            </time>
            <span>
              {t(event === null ? `status.${status}` : `events.${event}`)}
              {by !== null && <small>{staffName(by)}</small>}
              {move !== null && <MovedText move={move} />}
              {note !== '' && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** From where to where, and what that left to be settled. */
function MovedText({ move: { from, to, paid } }: { move: BookingMove }) {
  const formatVnd = useVnd();
  const roomOf = ({ room, apartment }: MovePlace): string => `${room}, ${apartment}`;
  return (
    <>
      <small>
        {shortStay(from.checkIn, from.checkOut)} → {shortStay(to.checkIn, to.checkOut)}
      </small>
      {from.roomId !== to.roomId && (
        <small>
          {roomOf(from)} → {roomOf(to)}
        </small>
      )}
      <small>
        {formatVnd(from.total)} → {formatVnd(to.total)} · <BalanceText total={to.total} paid={paid} />
      </small>
    </>
  );
}
