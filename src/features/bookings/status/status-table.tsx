import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../contract/bookings/bookings';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { GUEST_KINDS } from '../../../domain/bookings/guests';
import { dayIn } from '../../../domain/stay-words/day-words';
import { asGuideLanguage } from '../../../domain/guide/guide-languages';
import type { Language } from '../../../domain/languages';
import { useVnd } from '../../../ui/hooks/use-vnd';
import css from './status-table.module.css';

/** Table of a booking: what was booked, for when, for how much. */
export function StatusTable({ booking, lang }: { booking: BookingView; lang: Language }) {
  const { t, i18n } = useTranslation('bookings');
  const formatVnd = useVnd();
  const { room, payment } = booking;
  /** A value that no translator may change. */
  const exact = (text: string): ReactNode => <span translate="no">{text}</span>;
  const spoken = asGuideLanguage(i18n.language) ?? lang;
  /** Words of the house, which has none in the language of a pack. */
  const house = (text: string): ReactNode => (spoken === lang ? text : <span lang={lang}>{text}</span>);
  const vnd = (amount: number): ReactNode => exact(formatVnd(amount));
  const rows: [string, ReactNode, ReactNode?][] = [
    [t('status.room'), house(room.apartmentName), house(`${room.name}, ${room.location}`)],
    ...(booking.chosenDoor === undefined
      ? []
      : [[t('status.door'), exact(booking.chosenDoor), t('status.doorText')] as [string, ReactNode, ReactNode]]),
    ...(booking.lostDoor === undefined
      ? []
      : [[t('status.door'), t('status.doorLost', { door: booking.lostDoor })] as [string, ReactNode]]),
    [t('summary.checkIn', { time: booking.checkInTime }), dayIn(spoken, booking.checkIn)],
    [
      t('summary.checkOut', { time: booking.checkOutTime }),
      dayIn(spoken, booking.checkOut),
      t('summary.nights', { count: booking.nights }),
    ],
    [
      t('status.guests'),
      // Who is not there is not counted.
      GUEST_KINDS.filter((kind) => kind === 'adults' || booking[kind] > 0)
        .map((kind) => t(`status.people.${kind}`, { count: booking[kind] }))
        .join(', '),
      t('summary.rooms', { count: booking.quantity }),
    ],
    ...(payment.method ? [[t('status.method'), t(`status.methods.${payment.method}`)] as [string, ReactNode]] : []),
    ...(booking.surcharge > 0 ? [[t('pay.surcharge'), vnd(booking.surcharge)] as [string, ReactNode]] : []),
    [t('status.total'), vnd(booking.totalPrice)],
    ...(payment.paid > 0 ? [[t('status.paid'), vnd(payment.paid)] as [string, ReactNode]] : []),
    ...(payment.sandboxPaid === undefined
      ? []
      : [[t('status.sandbox'), vnd(payment.sandboxPaid), t('status.sandboxText')] as [string, ReactNode, ReactNode]]),
    ...(payment.refundDue > 0 ? [[t('status.refund'), vnd(payment.refundDue)] as [string, ReactNode]] : []),
    [t('status.number'), <Spelled key="number" text={bookingNumber(booking.id)} />],
  ];
  return (
    <dl className={css.table}>
      {rows.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A number that is told to reception: who hears it hears its digits. */
function Spelled({ text }: { text: string }) {
  return (
    <span translate="no">
      <span aria-hidden="true">{text}</span>
      <span className="sr">{text.replaceAll(' ', '').split('').join(' ')}</span>
    </span>
  );
}
