import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../api/server-clock';
import { type BookingView } from '../../../contract/bookings/bookings';
import { addressOf } from '../../../contract/endpoint';
import { bookingCalendarCall } from '../../../contract/bookings/calls';
import { cancellationOf } from '../../../domain/bookings/cancellation';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import { dayIn } from '../../../domain/stay-words/day-words';
import { asGuideLanguage } from '../../../domain/guide/guide-languages';
import { telAddress } from '../../../domain/hotel-phone';
import { guestState, ON_PAGE, pageState } from '../../../domain/stay-words/of-booking';
import { forgetBooking } from '../../../offline/bookings/bookings';
import { AsOf } from '../../../ui/as-of';
import { Icon } from '../../../ui/icon';
import { PageHead } from '../../../ui/page/page-head';
import { Picture } from '../../../ui/pictures/picture';
import { RichText } from '../../../ui/rich-text';
import { WithAmounts } from '../../../ui/with-amounts';
import { StatusMessage } from '../../../ui/status-message';
import { useVnd } from '../../../ui/hooks/use-vnd';
import type { BookingStatusProps } from './booking-status-props';
import { CancelDialog } from './cancel-dialog';
import { GuideLinks } from './guide-links';
import { ReviewSection } from './review-section';
import { HoldLine } from '../hold-line';
import card from './status-card.module.css';
import css from './status-details.module.css';
import { StatusTable } from './status-table';
import { useCountdown } from './use-countdown';

interface StatusDetailsProps extends BookingStatusProps {
  booking: BookingView;
  old: boolean;
  savedAt: number | null;
  refresh: () => Promise<void>;
  onForgotten: () => void;
}

/** States in which the room is the guest's, or about to be. */
const ALIVE = ['HOLD', 'PENDING', 'CONFIRMED'];
/** States after which one would book again. */
const AGAIN = ['EXPIRED', 'PAYMENT_FAILED', 'CANCELLED', 'LAPSED', 'OVER'];

/** Tells how a booking stands, and what can be done with it. */
export function StatusDetails(props: StatusDetailsProps) {
  const { booking, lang, old, savedAt, refresh, paths, reception } = props;
  const { t, i18n } = useTranslation(['bookings', 'common']);
  const spoken = asGuideLanguage(i18n.language) ?? lang;
  const formatVnd = useVnd();
  const [cancelling, setCancelling] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const { payment, room } = booking;
  const status = guestState(booking, serverNow());
  /** Our server was asked, and nothing showed it whose booking this is. */
  const stranger = booking.own === false;
  const held = status === 'HOLD';
  const waiting = held && props.fromWallet;
  const [name, text] = ON_PAGE[pageState(status, { ...booking, isAwaited: waiting })];
  /** Reception has minutes to confirm it: who is on the way does not wait for that. */
  const isTonight = status === 'PENDING' && booking.checkIn === dayInVietNam(serverNow());
  const ends = booking.expiresAt === null ? null : Date.parse(booking.expiresAt);
  const freeUntil = Date.parse(booking.policy.freeUntil);
  const policy = cancellationOf({ freeUntil, feePercent: booking.policy.feePercent }, serverNow());
  const forget = async (): Promise<void> => {
    await forgetBooking(booking);
    props.onForgotten();
  };

  return (
    <article className={css.page}>
      <PageHead title={t('status.title')} brand={props.brand} hidden />
      {held && <HeldUntil expiresAt={booking.expiresAt} onEnd={() => void refresh()} />}
      <h1>{t('status.heading')}</h1>
      <StatusMessage
        className={`${card.card ?? ''} ${css.state ?? ''}`}
        status={waiting ? 'WAITING' : status}
        still={!cancelled}
        to={cancelled}
        good
      >
        <h2>{t(name)}</h2>
        <p>
          <WithAmounts
            text={t(text, {
              time: ends === null ? '' : timeInVietNam(ends),
              date: ends === null ? '' : dayIn(spoken, dayInVietNam(ends)),
              amount: formatVnd(payment.refundDue),
              days: payment.refundDays,
            })}
          />
        </p>
        {isTonight && reception && (
          <a className="btn" href={telAddress(reception)}>
            <Icon name="phone" />
            <WithAmounts text={t('status.callTonight', { phone: reception })} />
          </a>
        )}
        {held && payment.payUrl !== null && (
          <button
            type="button"
            className={waiting ? 'btn quiet' : 'btn'}
            onClick={() => props.onLeave(payment.payUrl ?? '')}
          >
            {t('status.payNow')}
          </button>
        )}
        {AGAIN.includes(status) && (
          <Link
            className="btn"
            to={`${paths.bookAgain(room)}&checkIn=${booking.checkIn}&checkOut=${booking.checkOut}&quantity=${booking.quantity}`}
          >
            {t('status.bookAgain')}
          </Link>
        )}
      </StatusMessage>
      {booking.mail === 'failed' && <p className={css.unreached}>{t('status.mail.failed')}</p>}
      <AsOf of={{ savedAt, old }} say={(time) => t('time.asOf', { ns: 'common', time })} />
      {stranger && ALIVE.includes(status) && <p className={css.policy}>{t('status.notOwn')}</p>}
      {booking.guides && status !== 'OVER' && (
        <GuideLinks booking={booking} guides={booking.guides} lang={lang} refresh={refresh} />
      )}
      {booking.review && <ReviewSection id={booking.id} review={booking.review} lang={lang} refresh={refresh} />}
      <div className={css.body}>
        {room.imageUrl && (
          <Picture id={room.imageUrl} alt="" className={css.picture ?? ''} sizes="(max-width: 900px) 100vw, 480px" />
        )}
        <StatusTable booking={booking} lang={lang} />
      </div>
      {ALIVE.includes(status) && (
        <p className={css.policy}>
          <RichText
            text={
              policy.word === 'late' && booking.cancellation.fee === 0
                ? status === 'CONFIRMED'
                  ? t('status.cancelFree')
                  : t('policy.untilConfirmed', { ...policy })
                : t(`policy.${policy.word}`, { ...policy, date: dayIn(spoken, dayInVietNam(freeUntil)) })
            }
          />
        </p>
      )}
      <p className={css.ways}>
        {ALIVE.includes(status) && !held && (
          <a
            className="btn quiet"
            href={addressOf(bookingCalendarCall, { params: { id: booking.id }, query: { lang: spoken } })}
            download="hien.ics"
          >
            <Icon name="calendar" />
            {t('status.calendar')}
          </a>
        )}
        {reception && (
          <a className="btn quiet" href={telAddress(reception)}>
            <Icon name="phone" />
            <WithAmounts text={t('status.call', { phone: reception })} />
          </a>
        )}
        {booking.cancellation.allowed && !stranger && (
          <button type="button" className="btn quiet" onClick={() => setCancelling(true)}>
            {t('status.cancel')}
          </button>
        )}
        <button type="button" className="btn text" onClick={() => void forget()}>
          {t('status.forget')}
        </button>
      </p>
      {booking.mail && booking.mail !== 'failed' && <p className={css.note}>{t(`status.mail.${booking.mail}`)}</p>}
      <p className={css.note}>{t('status.keepLink')}</p>
      {cancelling && (
        <CancelDialog
          booking={booking}
          lang={lang}
          onClose={() => setCancelling(false)}
          onCancelled={async () => {
            await refresh();
            setCancelling(false);
            setCancelled(true);
          }}
        />
      )}
    </article>
  );
}

function HeldUntil({ expiresAt, onEnd }: { expiresAt: string | null; onEnd: () => void }) {
  const left = useCountdown(expiresAt, onEnd);
  return expiresAt !== null && <HoldLine left={left} expiresAt={expiresAt} />;
}
