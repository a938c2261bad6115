import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import { cancellationWord } from '../../domain/bookings/cancellation';
import { nightsBetween } from '../../domain/days';
import { cancelTermsOf } from '../../domain/bookings/sale-terms';
import { quoteRoom } from '../../domain/bookings/pricing';
import type { BookingFormField } from '../../domain/validation/booking-form';
import type { GuideLanguage } from '../../domain/guide/guide-languages';
import { readerLanguage } from '../../offline/storage/chosen-pack';
import { setStoredLanguage } from '../../offline/storage/language';
import { PageHead } from '../../ui/page/page-head';
import { RichText } from '../../ui/rich-text';
import { StatusMessage } from '../../ui/status-message';
import { useWide } from '../../ui/hooks/use-wide';
import { useVnd } from '../../ui/hooks/use-vnd';
import { BookerForm } from './booker-form';
import type { BookingPageProps } from './booking-page-props';
import { BookingNotes, hasOwnNote } from './booking-notes';
import type { RoomOfStay } from './booking-room';
import { requestOf } from './booking-request';
import css from './checkout-form.module.css';
import { attemptIn, holdEndIn, problemIn } from './checkout-step';
import { NoDoors } from './doors/no-doors';
import { GuestCounters } from './guest-counters';
import { HoldLine } from './hold-line';
import { type Method, MethodDialog } from './method-dialog';
import { PaymentTable } from './status/payment-table';
import { ResultLine } from './result-line';
import { StaySummary } from './stay-summary';
import { SuccessDialog } from './success-dialog';
import { useCheckout } from './use-checkout';
import { useCountdown } from './status/use-countdown';

/** Without its code, as without a network, booking goes on without a choice. */
const DoorLine = lazy(() =>
  import('./doors/door-line').then(
    ({ DoorLine: line }) => ({ default: line }),
    () => ({ default: NoDoors }),
  ),
);

type Props = BookingPageProps &
  RoomOfStay & { stay: NonNullable<BookingPageProps['stay']>; refreshRoom: () => void; daysOver: boolean };

const FIELD_OF: Record<string, BookingFormField> = {
  guestName: 'fullName',
  guestPhone: 'phoneNumber',
  guestEmail: 'email',
};

/** The booking itself: who comes, who books, what it costs, how it is paid. */
export function CheckoutForm(props: Props) {
  const { stay, apartment, room, lang, paths } = props;
  const { t } = useTranslation('bookings');
  const formatVnd = useVnd();
  const wide = useWide(900);
  const { checkIn, checkOut } = stay;
  const quantity = Math.min(stay.quantity, room.maxRooms);
  const checkout = useCheckout({ ...stay, quantity }, room, lang);
  const { form, step, guests } = checkout;
  const attempt = attemptIn(step);
  const problem = problemIn(step);
  const busy = step.is === 'sending' || step.is === 'leaving';
  const held = step.is === 'held';
  const [choosing, setChoosing] = useState(false);
  const [datesWanted, setDatesWanted] = useState(false);
  const [door, setDoor] = useState<string | null>(null);
  const [goneDoor, setGoneDoor] = useState<string | null>(null);
  const [mailLanguage, setMailLanguage] = useState<GuideLanguage | null>(null);
  const spoken = mailLanguage ?? attempt?.body.lang ?? readerLanguage(lang);

  const expiresAt = holdEndIn(step);
  const left = useCountdown(expiresAt, () => {
    if (expiresAt === null) props.refreshRoom();
  });
  const over = held && left === 0;
  const { refresh } = checkout;
  // Also where the time has run out while a call was on its way.
  useEffect(() => {
    if (over) refresh();
  }, [over, refresh]);

  const quote =
    checkIn !== null && checkOut !== null && nightsBetween(checkIn, checkOut) > 0
      ? quoteRoom(room, { checkIn, checkOut, quantity, adults: guests.adults, children: guests.children })
      : null;
  const total = attempt?.booking?.totalPrice ?? checkout.agreed ?? quote?.total ?? 0;

  const pay = async (chosen: Method): Promise<void> => {
    setChoosing(false);
    if (checkIn === null || checkOut === null) return;
    const typed = form.getValues();
    const own = quantity === 1 ? door : null;
    const filled = { apartment, room, checkIn, checkOut, quantity, guests, total, typed, door: own, lang: spoken };
    const wanted = requestOf(filled, chosen);
    // Its page opens in that language too; the site of one who reads Vietnamese stays as it is.
    if (lang === 'en') void setStoredLanguage(spoken);
    const end = await checkout.submit(chosen, wanted);
    if (end?.is === 'redirect') props.onLeave(end.payUrl);
    if (end?.is !== 'refused') return;
    const field = FIELD_OF[end.failure.field ?? ''];
    const code = end.failure.code === 'required' || end.failure.code === 'email' ? end.failure.code : 'invalid';
    if (field && end.failure.status === 422) form.setError(field, { type: code }, { shouldFocus: true });
    if (end.failure.code === 'priceChanged') props.refreshRoom();
    if (end.failure.code !== 'doorGone') return;
    setDoor(null);
    setGoneDoor(own);
  };
  const open = (): void => {
    if (busy || over) return;
    setDatesWanted(quote === null);
    if (attempt) setChoosing(true);
    else void form.handleSubmit(() => quote !== null && setChoosing(true))();
  };
  const retry = (): void => {
    if (attempt) void pay(step.method);
    else open();
  };

  const policy = cancellationWord(cancelTermsOf(room), checkIn, props.hours.checkIn, serverNow());
  const apartmentPath = paths.apartmentOf(apartment.name, apartment.area);
  const payWord = busy ? t('pay.processing') : held ? t('pay.again') : t('pay.button');
  // The button that was pressed stays while it works, and keeps the focus.
  const payable = step.is !== 'booked' && step.is !== 'unanswered';
  const payButton = (
    <button type="button" className="btn" onClick={open} aria-disabled={busy || over}>
      {payWord}
    </button>
  );

  return (
    <>
      <div className={css.page}>
        <PageHead title={t('title')} brand={props.brand} hidden />
        {payable && quote && expiresAt !== null && <HoldLine left={left} expiresAt={expiresAt} />}
        <h1>{t('heading')}</h1>
        <div className={css.notes}>
          <BookingNotes
            checkout={checkout}
            stay={stay}
            shown={total}
            apartmentPath={apartmentPath}
            bookingOf={paths.bookingOf}
            onStay={props.onStay}
            onPrice={(right) => {
              checkout.agree(right);
              checkout.clear();
              setChoosing(true);
            }}
          />
        </div>
        <form
          noValidate
          className={css.form}
          aria-label={t('form.label')}
          onSubmit={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <GuestCounters
            room={room}
            quantity={quantity}
            guests={guests}
            locked={step.is !== 'draft'}
            onChange={checkout.count}
          />
          <BookerForm form={form} locked={step.is !== 'draft'} mailLanguage={spoken} onMailLanguage={setMailLanguage} />
          {checkIn !== null && checkOut !== null && quote && (
            <Suspense>
              <DoorLine
                {...{ roomId: room.id, checkIn, checkOut, quantity, lang }}
                door={attempt ? (attempt.body.door ?? null) : door}
                gone={goneDoor}
                locked={step.is !== 'draft'}
                onDoor={setDoor}
                onSeen={() => setGoneDoor(null)}
              />
            </Suspense>
          )}
          {held && (
            <button type="button" className="btn quiet" onClick={checkout.edit}>
              {t('pay.edit')}
            </button>
          )}
          <p className={css.kept}>{t('form.kept')}</p>
          {/* Enter in a field is the same as the button beside the price. */}
          <button type="submit" hidden />
        </form>
        <aside className={css.side}>
          <StaySummary {...{ apartment, room, stay, apartmentPath }} hours={props.hours} />
          <div className={css.cost}>
            {quote && <PaymentTable quote={quote} quantity={quantity} total={total} />}
            {(datesWanted || props.daysOver) && quote === null && (
              <StatusMessage className={css.wrong} still={!datesWanted}>
                {t(props.daysOver ? 'result.dates' : 'result.missingDates')}
              </StatusMessage>
            )}
            {!hasOwnNote(problem) && (
              <ResultLine step={step} hotline={props.hotline} onRetry={retry} onEdit={checkout.edit} />
            )}
            {payable && (wide || !quote) && <div className={css.wide}>{payButton}</div>}
            <p className={css.policy}>
              {t(`policy.pay.${room.policy}`)} <RichText text={t(`policy.${policy.word}`, { ...policy })} />
            </p>
          </div>
        </aside>
      </div>
      {payable && !wide && quote && (
        <div className={css.bar}>
          <p>
            <small>{t('pay.total')}</small>
            <b translate="no">{formatVnd(total)}</b>
          </p>
          {payButton}
        </div>
      )}
      {choosing && quote && (
        <MethodDialog
          what={`${apartment.name}, ${t('summary.nights', { count: quote.nights })}`}
          total={total}
          policy={room.policy}
          held={held}
          walletClosed={props.walletClosed}
          onChoose={(chosen) => void pay(chosen)}
          onClose={() => setChoosing(false)}
        />
      )}
      {step.is === 'booked' && step.reserved && (
        <SuccessDialog
          email={step.reserved.mailing === false ? null : step.attempt.body.guestEmail}
          hotline={props.hotline}
          bookingPath={paths.bookingOf(step.reserved.id)}
          onClose={props.onHome}
        />
      )}
    </>
  );
}
