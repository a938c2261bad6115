import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookingConflict } from '../../contract/bookings/bookings';
import { type Day, showDay } from '../../domain/days';
import { RichText } from '../../ui/rich-text';
import { WithAmounts } from '../../ui/with-amounts';
import { StatusMessage } from '../../ui/status-message';
import { useVnd } from '../../ui/hooks/use-vnd';
import css from './booking-panels.module.css';

interface PanelProps {
  heading: string;
  text: string;
  children: ReactNode;
  urgent?: boolean;
}

/** Something has come between: what it is, that nothing was charged, and what can be done. */
export function Panel({ heading, text, children, urgent = true }: PanelProps) {
  return (
    <StatusMessage className={css.panel} good={!urgent} still={!urgent}>
      <h2>{heading}</h2>
      <p>
        <RichText text={text} />
      </p>
      {children}
    </StatusMessage>
  );
}

interface ConflictProps {
  checkIn: Day;
  checkOut: Day;
  alternatives: BookingConflict['alternatives'];
  apartmentPath: string;
  onDates: (checkIn: Day, checkOut: Day) => void;
  onRoom: (apartmentId: number, roomId: number) => void;
}

/** Another guest was quicker: the chosen dates, and the nearest that are free. */
export function ConflictPanel({ checkIn, checkOut, alternatives, apartmentPath, onDates, onRoom }: ConflictProps) {
  const { t } = useTranslation('bookings');
  const formatVnd = useVnd();
  const { dates = [], rooms = [] } = alternatives ?? {};
  return (
    <Panel heading={t('conflict.heading')} text={t('conflict.text', { from: showDay(checkIn), to: showDay(checkOut) })}>
      {dates.length > 0 && <h3>{t('conflict.dates')}</h3>}
      <ul>
        {dates.map((one) => (
          <li key={one.checkIn}>
            <button type="button" onClick={() => onDates(one.checkIn, one.checkOut)}>
              <span>{t('conflict.choose', { from: showDay(one.checkIn), to: showDay(one.checkOut) })}</span>
              <b translate="no">{formatVnd(one.totalPrice)}</b>
            </button>
          </li>
        ))}
      </ul>
      {rooms.length > 0 && <h3>{t('conflict.rooms')}</h3>}
      <ul>
        {rooms.map((one) => (
          <li key={one.roomId}>
            <button type="button" onClick={() => onRoom(one.apartmentId, one.roomId)}>
              <span>{t('conflict.chooseRoom', { apartment: one.apartmentName, room: one.roomName })}</span>
              <b translate="no">{formatVnd(one.totalPrice)}</b>
            </button>
          </li>
        ))}
      </ul>
      {dates.length + rooms.length === 0 && <p>{t('conflict.none')}</p>}
      <Link className="btn quiet" to={apartmentPath}>
        {t('conflict.calendar')}
      </Link>
    </Panel>
  );
}

interface PriceChangedProps {
  before: number;
  now: number;
  onAccept: () => void;
  onBack: () => void;
}

/** The price is another one: the right one, and the question whether it is still wanted. */
export function PriceChangedPanel({ before, now, onAccept, onBack }: PriceChangedProps) {
  const { t } = useTranslation('bookings');
  const formatVnd = useVnd();
  return (
    <Panel heading={t('changed.heading')} text={t('changed.text', { now: formatVnd(now), before: formatVnd(before) })}>
      <p className={css.ways}>
        <button type="button" className="btn" onClick={onAccept}>
          <WithAmounts text={t('changed.accept', { now: formatVnd(now) })} />
        </button>
        <button type="button" className="btn quiet" onClick={onBack}>
          {t('changed.back')}
        </button>
      </p>
    </Panel>
  );
}
