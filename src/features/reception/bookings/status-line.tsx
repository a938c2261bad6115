import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { nightsBetween } from '../../../domain/days';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { showMoment } from '../shared/moment';
import { shortDay } from '../shared/weekday';
import css from './booking-dialog.module.css';
import { useShownState } from './status-mark';

/** The booking in one line: its door, where its guest is, until when, and what is still to be paid. */
export function StatusLine({ booking }: { booking: DeskBookingDetail }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const { word } = useShownState(booking, booking.serverNow);
  const { room, doors = [], arrivedAt, leftAt, checkIn, checkOut, balance } = booking;
  const since = leftAt ?? arrivedAt;
  const money = balance > 0 ? 'due' : balance < 0 ? 'back' : 'even';
  const noDoor = (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{t('calendar.doorless')}</span>
    </>
  );
  const cells: { figure: ReactNode; word: string }[] = [
    { figure: doors.join(', ') || noDoor, word: room },
    { figure: word, word: since === null ? t('line.from', { day: shortDay(checkIn) }) : showMoment(since) },
    { figure: shortDay(checkOut), word: t('nights', { count: nightsBetween(checkIn, checkOut) }) },
    { figure: formatVnd(Math.abs(balance)), word: t(`line.${money}`) },
  ];
  return (
    <dl className={css.status}>
      {cells.map((cell, index) => (
        <div key={cell.word} data-due={index === cells.length - 1 && balance > 0}>
          <dt>{cell.word}</dt>
          <dd>{cell.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
