import { useTranslation } from 'react-i18next';
import type { BookingMoney, DeskBookingDetail } from '../../../contract/bookings/desk';
import type { BookingCorrection } from '../../../contract/bookings/desk-corrections';
import type { BookingMove, MovePlace } from '../../../contract/bookings/desk-moves';
import { placeName } from '../../../domain/catalogue/place-name';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { BalanceText } from '../billing/balance-text';
import { MailLine } from '../mails/mail-line';
import css from './booking-dialog.module.css';
import { useStaffName } from '../shared/own-words';
import { showShortMoment } from '../shared/moment';
import { shortStay } from '../shared/weekday';

/** Lists the events of a booking and the mails about it, the newest first. */
export function BookingHistory({ booking }: { booking: DeskBookingDetail }) {
  const { t } = useTranslation('reception-bookings');
  // A mail was written with what it tells of: of one moment the mail comes after it.
  const lines = [
    ...booking.history.map((event, key) => ({ at: event.at, key, event })),
    ...(booking.mails ?? []).map((mail) => ({ at: mail.at, mail })),
  ]
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .reverse();
  return (
    <>
      <h3>{t('detail.history')}</h3>
      <ol className={css.history}>
        {lines.map((line) =>
          'mail' in line ? (
            <MailLine key={line.mail.id} mail={line.mail} />
          ) : (
            <EventLine key={line.key} kind={booking.kind} event={line.event} />
          ),
        )}
      </ol>
    </>
  );
}

interface EventLineProps {
  kind: DeskBookingDetail['kind'];
  event: DeskBookingDetail['history'][number];
}

function EventLine({ kind, event: told }: EventLineProps) {
  const { t } = useTranslation('reception-bookings');
  const staffName = useStaffName();
  const formatVnd = useVnd();
  const { at, status, by, note, event, move, money, door, hour, charge, correction } = told;
  const isBlock = kind === 'REPAIR' && status === 'CONFIRMED';
  return (
    <li>
      <time dateTime={at}>{showShortMoment(at)}</time>
      <span>
        {t(event !== null ? `events.${event}` : isBlock ? 'said.blocked' : `status.${status}`, { hour })}
        {by !== null && <small>{staffName(by)}</small>}
        {door !== undefined && <small>{door}</small>}
        {charge !== undefined && <small>{formatVnd(charge)}</small>}
        {move !== null && <MovedText move={move} />}
        {correction && <CorrectedText correction={correction} />}
        {money && <MoneyText money={money} />}
        {note !== '' && <small>{note}</small>}
      </span>
    </li>
  );
}

/** Shows where the payment went: paid back, due back or kept as the fee; and the bank's reference. */
function MoneyText({ money: { kept, due, refunded, reference } }: { money: BookingMoney }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  return (
    <>
      {refunded > 0 && <small>{t('money.refunded', { amount: formatVnd(refunded) })}</small>}
      {due > 0 && <small>{t('money.due', { amount: formatVnd(due) })}</small>}
      {kept > 0 && <small>{t('money.kept', { amount: formatVnd(kept) })}</small>}
      {reference !== undefined && <small>{t('money.reference', { reference })}</small>}
    </>
  );
}

/** Names the corrected fields, and the price before and after where it changed. */
function CorrectedText({ correction: { fields, from, to } }: { correction: BookingCorrection }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  return (
    <>
      <small>{fields.map((field) => t(`correct.fields.${field}`)).join(', ')}</small>
      {from !== undefined && to !== undefined && (
        <small>
          {formatVnd(from)} → {formatVnd(to)}
        </small>
      )}
    </>
  );
}

/** From where to where, and what that left to be settled. */
function MovedText({ move: { from, to, charges, paid, lostDoor } }: { move: BookingMove }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const roomOf = (place: MovePlace): string => placeName(place);
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
      {lostDoor !== undefined && <small>{t('doors.lost', { door: lostDoor })}</small>}
      <small>
        {formatVnd(from.total)} → {formatVnd(to.total)} · <BalanceText total={to.total + charges} paid={paid} />
      </small>
    </>
  );
}
