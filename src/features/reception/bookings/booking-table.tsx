import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../contract/bookings/desk';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { StatusMark } from './status-mark';
import { stayInYears } from '../shared/weekday';
import { useHotelDay } from '../today/use-hotel-day';

interface BookingTableProps {
  bookings: readonly DeskBooking[];
  chosen: string | null;
  /** The server's time, ISO 8601 in UTC. */
  now: string;
  onOpen: (id: string) => void;
}

/** Tells whether somebody could take a booking for settled: something is paid or charged, and something is open. */
const isPartPaid = ({ status, paid, charges, balance }: DeskBooking): boolean =>
  status === 'CONFIRMED' && balance > 0 && (paid > 0 || charges > 0);

/** Bookings, in the order of the list. */
export function BookingTable({ bookings, chosen, now, onOpen }: BookingTableProps) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const today = useHotelDay(Date.parse(now));
  return (
    <DeskTable
      dense
      columns={(['guest', 'door', 'room', 'stay', 'status'] as const).map((column) => t(`columns.${column}`))}
      figures={t('columns.total')}
    >
      {bookings.map((booking) => (
        <tr key={booking.id} aria-selected={booking.id === chosen}>
          <th scope="row">
            <button type="button" className={css.open} onClick={() => onOpen(booking.id)}>
              <bdi>{booking.guestName}</bdi>
            </button>
            {booking.phone !== '' && <small>{booking.phone}</small>}
          </th>
          <td className={css.figure}>
            <b>{booking.doors?.join(' ')}</b>
          </td>
          <td className={css.long}>
            {booking.room}
            {booking.apartment !== booking.room && <small>{booking.apartment}</small>}
          </td>
          <td className={css.figure}>{stayInYears(today, booking.checkIn, booking.checkOut)}</td>
          <td>
            <StatusMark booking={booking} now={now} />
          </td>
          <td className={css.end}>
            {formatVnd(booking.total)}
            {booking.refundDue === 0 && isPartPaid(booking) && (
              <small>{t('balance.due', { amount: formatVnd(booking.balance) })}</small>
            )}
            {booking.refundDue > 0 && (
              <small className={css.danger}>{t('refundDue', { amount: formatVnd(booking.refundDue) })}</small>
            )}
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
