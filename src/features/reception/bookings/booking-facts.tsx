import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../api/server-clock';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { nightsBetween, showDay } from '../../../domain/days';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { GUEST_KINDS } from '../../../domain/bookings/guests';
import type { Language } from '../../../domain/languages';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { guestTelAddress } from '../../../domain/phone';
import { placeName } from '../../../domain/catalogue/place-name';
import { BalanceText } from '../billing/balance-text';
import css from './booking-dialog.module.css';
import { showMoment } from '../shared/moment';
import { useNationality } from '../shared/own-words';
import { StatusMark } from './status-mark';

/** Names the word for what cancelling costs now. */
function policyWord({ freeUntil, feePercent }: DeskBookingDetail): 'detail.noFee' | 'detail.free' | 'detail.late' {
  if (feePercent === 0) return 'detail.noFee';
  return Date.parse(freeUntil) > serverNow() ? 'detail.free' : 'detail.late';
}

/** Everything a booking says. */
export function BookingFacts({ booking, lang }: { booking: DeskBookingDetail; lang: Language }) {
  const { t } = useTranslation('reception-bookings');
  const formatVnd = useVnd();
  const nationality = useNationality(lang)(booking.nationality);
  return (
    <dl className={css.facts}>
      {booking.kind === 'GUEST' && (
        <>
          <dt>{t('detail.number')}</dt>
          <dd className={css.number} translate="no">
            {bookingNumber(booking.id)}
          </dd>
        </>
      )}
      <dt>{t('columns.status')}</dt>
      <dd>
        <StatusMark booking={booking} now={booking.serverNow} />
        {booking.endsAt !== null && <> {t('detail.until', { time: showMoment(booking.endsAt) })}</>}
      </dd>
      <dt>{t('columns.room')}</dt>
      <dd>
        {placeName(booking)}
        {booking.quantity > 1 && ` × ${booking.quantity}`}
      </dd>
      {booking.kind === 'REPAIR' && booking.doors !== undefined && (
        <>
          <dt>{t('columns.door')}</dt>
          <dd translate="no">{booking.doors.join(', ')}</dd>
        </>
      )}
      <dt>{t('columns.stay')}</dt>
      <dd>
        {showDay(booking.checkIn)} – {showDay(booking.checkOut)},{' '}
        {t('nights', { count: nightsBetween(booking.checkIn, booking.checkOut) })}
      </dd>
      {booking.arrivedAt !== null && (
        <>
          <dt>{t('detail.arrived')}</dt>
          <dd>{showMoment(booking.arrivedAt)}</dd>
        </>
      )}
      {booking.noShowAt !== undefined && (
        <>
          <dt>{t('detail.noShow')}</dt>
          <dd>{showMoment(booking.noShowAt)}</dd>
        </>
      )}
      {booking.leftAt !== null && (
        <>
          <dt>{t('detail.left')}</dt>
          <dd>{showMoment(booking.leftAt)}</dd>
        </>
      )}
      {booking.kind === 'GUEST' && (
        <>
          <dt>{t('detail.guests')}</dt>
          <dd>
            {GUEST_KINDS.filter((kind) => kind === 'adults' || booking[kind] > 0)
              .map((kind) => t(`people.${kind}`, { count: booking[kind] }))
              .join(', ')}
          </dd>
          {(booking.phone !== '' || booking.email !== '') && (
            <>
              <dt>{t('detail.contact')}</dt>
              <dd>
                {booking.phone !== '' && (
                  <a translate="no" href={guestTelAddress(booking.phone)}>
                    {booking.phone}
                  </a>
                )}
                {booking.phone !== '' && booking.email !== '' && <br />}
                {booking.email !== '' && (
                  <a href={`mailto:${booking.email}`}>
                    {booking.email.slice(0, booking.email.indexOf('@'))}
                    {/* Where a long address breaks on a phone. */}
                    <wbr />
                    {booking.email.slice(booking.email.indexOf('@'))}
                  </a>
                )}
              </dd>
            </>
          )}
          <dt>{t('detail.nationality')}</dt>
          <dd>{[nationality, booking.identity].filter((one) => one !== null && one !== '').join(' · ')}</dd>
          {booking.source !== '' && (
            <>
              <dt>{t('detail.source')}</dt>
              <dd>{booking.source}</dd>
            </>
          )}
          {booking.note !== '' && (
            <>
              <dt>{t('detail.note')}</dt>
              <dd className={css.note}>{booking.note}</dd>
            </>
          )}
          <dt>{t('columns.total')}</dt>
          <dd>{formatVnd(booking.total)}</dd>
          {booking.charges > 0 && (
            <>
              <dt>{t('detail.charges')}</dt>
              <dd>{formatVnd(booking.charges)}</dd>
            </>
          )}
          <dt>{t('detail.paid')}</dt>
          <dd>
            {formatVnd(booking.paid)}
            {booking.method !== null && ` · ${t(`method.${booking.method}`)}`}
            {booking.sandboxPaid !== undefined && (
              <>
                <br />
                <small>{t('detail.sandbox', { amount: formatVnd(booking.sandboxPaid) })}</small>
              </>
            )}
          </dd>
          {booking.status === 'CONFIRMED' && booking.paid > 0 && booking.balance !== 0 && (
            <>
              <dt>{t('move.balance')}</dt>
              <dd>
                <b>
                  <BalanceText total={booking.total + booking.charges} paid={booking.paid} />
                </b>
              </dd>
            </>
          )}
          {booking.refundDue > 0 && (
            <>
              <dt>{t('detail.refund')}</dt>
              <dd>
                <b>{formatVnd(booking.refundDue)}</b>
              </dd>
            </>
          )}
          <dt>{t('detail.policy')}</dt>
          <dd>
            {t(policyWord(booking), {
              time: showMoment(booking.freeUntil),
              percent: booking.feePercent,
            })}
          </dd>
          <dt>{t('detail.lang')}</dt>
          <dd>{new Intl.DisplayNames(lang, { type: 'language' }).of(booking.lang)}</dd>
        </>
      )}
    </dl>
  );
}
