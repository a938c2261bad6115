import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/server-clock';
import type { BookingRequest } from '../../contract/bookings/bookings';
import { cancellationWord } from '../../domain/bookings/cancellation';
import { nightsBetween } from '../../domain/days';
import { fitParty, includedGuests } from '../../domain/bookings/guests';
import { quoteRoom } from '../../domain/bookings/pricing';
import type { BookingFormField, BookingFormValues } from '../../domain/validation/booking-form';
import { fillOwnPhone } from '../../offline/guide/own-phone';
import { PageHead } from '../../ui/page/page-head';
import { RichText } from '../../ui/rich-text';
import { Said } from '../../ui/said';
import { useWide } from '../../ui/hooks/use-wide';
import { useVnd } from '../../ui/hooks/use-vnd';
import { BookerForm, bookingRules } from './booker-form';
import css from './booking-desk.module.css';
import { draftOf, type GuestCounts, keepDraft, readDraft, startingWith } from './booking-draft';
import type { BookingPageProps } from './booking-page-props';
import { BookingNotes, hasOwnNote } from './booking-notes';
import type { RoomOfStay } from './booking-room';
import { requestOf } from './booking-request';
import { GuestCounters } from './guest-counters';
import { HoldLine } from './hold-line';
import { type Method, MethodDialog } from './method-dialog';
import { PaymentTable } from './status/payment-table';
import { ResultLine } from './result-line';
import { StaySummary } from './stay-summary';
import { SuccessDialog } from './success-dialog';
import { useBooking } from './use-booking';
import { useCountdown } from './status/use-countdown';

type Props = BookingPageProps &
  RoomOfStay & { stay: NonNullable<BookingPageProps['stay']>; refreshRoom: () => void; daysOver: boolean };

const FIELD_OF: Record<string, BookingFormField> = {
  guestName: 'fullName',
  guestPhone: 'phoneNumber',
  guestEmail: 'email',
};

/** The booking itself: who comes, who books, what it costs, how it is paid. */
export function BookingDesk(props: Props) {
  const { stay, apartment, room, lang, paths } = props;
  const { t } = useTranslation('booking');
  const formatVnd = useVnd();
  const { checkIn, checkOut } = stay;
  const quantity = Math.min(stay.quantity, room.maxRooms);
  const stayKey = `${room.id}:${String(checkIn)}:${String(checkOut)}`;
  const included = useMemo(() => includedGuests(room, quantity), [room, quantity]);
  const booking = useBooking(stayKey, lang);
  const wide = useWide(860);
  const { attempt, busy, ending } = booking;
  const held = attempt?.booking != null && booking.status === 'HOLD';
  const done = booking.status === 'PENDING' || booking.status === 'CONFIRMED';
  const unanswered = attempt != null && attempt.booking === null;
  const locked = attempt != null || busy !== null;

  // A draft is of one stay and one party: whoever searches anew for others has counted anew.
  const draftKey = `${stayKey}:${quantity}:${JSON.stringify(stay.party)}`;
  const [draft] = useState(readDraft);
  const form = useForm<BookingFormValues>({ defaultValues: startingWith(draft), resolver: bookingRules });
  useEffect(() => fillOwnPhone(form, 'phoneNumber'), [form]);
  const [counted, setGuests] = useState<GuestCounts>(
    draft?.stay === draftKey ? draft.guests : fitParty(stay.party, room, quantity),
  );
  const [agreed, setAgreed] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [datesWanted, setDatesWanted] = useState(false);
  const [reserved, setReserved] = useState<{ id: string; email: string | null } | null>(null);
  const [tried, setMethod] = useState<Method>('wallet');

  // What was sent is what counts while it is on its way, also in a tab that did not send it.
  const sent = useMemo(() => attempt && draftOf(attempt.body, stayKey, included), [attempt, stayKey, included]);
  useEffect(() => {
    if (sent) form.reset(sent.values);
  }, [sent, form]);
  const guests = sent?.guests ?? counted;
  const method = attempt ? methodOf(attempt.body) : tried;
  const edit = (): void => {
    setGuests(guests);
    void booking.release();
  };
  const values = useWatch({ control: form.control }) as BookingFormValues;
  useEffect(() => keepDraft({ values, guests, stay: draftKey }), [values, guests, draftKey]);

  const left = useCountdown(booking.expiresAt, () => (held ? booking.look() : props.refreshRoom()));
  const over = held && left === 0;

  const quote =
    checkIn !== null && checkOut !== null && nightsBetween(checkIn, checkOut) > 0
      ? quoteRoom(room, { checkIn, checkOut, quantity, adults: guests.adults, children: guests.children })
      : null;
  const total = attempt?.booking?.totalPrice ?? agreed ?? quote?.total ?? 0;

  const pay = async (chosen: Method): Promise<void> => {
    setChoosing(false);
    setMethod(chosen);
    if (checkIn === null || checkOut === null) return;
    const typed = form.getValues();
    const wanted = requestOf({ apartment, room, checkIn, checkOut, quantity, guests, total, typed, lang }, chosen);
    const end = await booking.press(chosen, wanted);
    if (end?.is === 'redirect') props.onLeave(end.payUrl);
    if (end?.is === 'reserved') {
      const { id, mailed = true } = end.booking;
      setReserved({ id, email: mailed ? wanted.guestEmail : null });
    }
    if (end?.is !== 'refused') return;
    const field = FIELD_OF[end.failure.field ?? ''];
    const code = end.failure.code === 'required' || end.failure.code === 'email' ? end.failure.code : 'invalid';
    if (field && end.failure.status === 422) form.setError(field, { type: code }, { shouldFocus: true });
    if (end.failure.code === 'priceChanged') props.refreshRoom();
  };
  const open = (): void => {
    if (busy !== null || over) return;
    setDatesWanted(quote === null);
    if (attempt) setChoosing(true);
    else void form.handleSubmit(() => quote !== null && setChoosing(true))();
  };
  const retry = (): void => {
    if (attempt) void pay(method);
    else open();
  };

  const refusal = ending?.is === 'refused' ? ending.failure : null;
  const policy = cancellationWord(room.policy, checkIn, props.hours.checkIn, serverNow());
  const apartmentPath = paths.apartmentOf(apartment.name, apartment.area);
  const payWord = busy !== null ? t('pay.processing') : held ? t('pay.again') : t('pay.button');
  // The button that was pressed stays while it works, and keeps the focus.
  const payable = !done && (!unanswered || busy !== null);
  const payButton = (
    <button type="button" className="btn" onClick={open} aria-disabled={busy !== null || over}>
      {payWord}
    </button>
  );

  return (
    <>
      <div className={css.page}>
        <PageHead title={t('title')} brand={props.brand} hidden />
        {payable && quote && <HoldLine left={left} expiresAt={booking.expiresAt} />}
        <h1>{t('heading')}</h1>
        <div className={css.notes}>
          <BookingNotes
            booking={booking}
            stay={stay}
            shown={total}
            apartmentPath={apartmentPath}
            bookingOf={paths.bookingOf}
            onStay={props.onStay}
            onPrice={(right) => {
              setAgreed(right);
              booking.clear();
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
            locked={locked}
            onChange={(next) => {
              setGuests(next);
              setAgreed(null);
            }}
          />
          <BookerForm form={form} locked={locked} />
          {held && busy === null && (
            <button type="button" className="btn quiet" onClick={edit}>
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
              <Said className={css.wrong} still={!datesWanted}>
                {t(props.daysOver ? 'result.dates' : 'result.missingDates')}
              </Said>
            )}
            {!hasOwnNote(refusal?.code) && (
              <ResultLine
                ending={ending}
                method={method}
                unanswered={unanswered}
                busy={busy !== null}
                hotline={props.hotline}
                onRetry={retry}
                onEdit={edit}
              />
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
            <b>{formatVnd(total)}</b>
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
      {reserved && (
        <SuccessDialog
          email={reserved.email}
          hotline={props.hotline}
          bookingPath={paths.bookingOf(reserved.id)}
          onClose={props.onHome}
        />
      )}
    </>
  );
}

const methodOf = (body: BookingRequest): Method => (body.status === 'HOLD' ? 'wallet' : 'site');
