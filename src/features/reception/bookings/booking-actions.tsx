import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { confirmDeskBookingCall, mailConfirmationCall, undoConfirmCall } from '../../../contract/bookings/desk-calls';
import type { NextStep } from '../../../domain/bookings/next-step';
import type { Language } from '../../../domain/languages';
import type { IconName } from '../../../ui/icon';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { PaymentForm } from '../billing/payment-form';
import { useEndBlock } from '../calendar/use-end-block';
import { MarkDialog } from '../guest-access/departure/mark-dialog';
import { useGuestMark } from '../guest-access/departure/use-guest-mark';
import { useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';
import { ActionMenu, type BookingAction } from './action-menu';
import { CancelForm } from './cancel-form';
import { ChannelGuestForm } from './channel-guest-form';
import { CorrectForm } from './correct-form';
import { HourForm } from './hour-form';
import { MoveForm } from './move-form';
import { RefundForm } from './refund-form';
import { BOOKING_KEYS, useDialogKeys } from './use-dialog-keys';
import { useKeptFocus } from './use-kept-focus';

const LETTERS: Readonly<Record<string, string | undefined>> = BOOKING_KEYS;

/** Forms that open before something is done. */
type FormName = 'name' | 'cancel' | 'refund' | 'move' | 'correct' | 'pay' | 'departureHour' | 'arrivalHour';

interface BookingActionsProps {
  booking: DeskBookingDetail;
  step: NextStep | null;
  lang: Language;
  onClose: () => void;
}

/** The step that a booking waits for, and all else that can be done: at once, or by a form first. */
export function BookingActions({ booking, step, lang, onClose }: BookingActionsProps) {
  const [form, setForm] = useState<FormName | null>(null);
  const place = useKeptFocus(form);
  useDialogKeys(place);
  const marks = useGuestMark();
  const actions = useActions(booking, marks, setForm, onClose);
  const stop = (): void => setForm(null);
  return (
    <div ref={place}>
      <MarkDialog marks={marks} />
      {form === null && (
        <ActionMenu
          next={actions.find(({ name }) => name === step) ?? null}
          others={actions.filter(({ name }) => name !== step)}
        />
      )}
      {form === 'name' && <ChannelGuestForm booking={booking} lang={lang} onDone={stop} />}
      {form === 'cancel' && <CancelForm booking={booking} onDone={stop} />}
      {form === 'refund' && <RefundForm booking={booking} onDone={stop} />}
      {form === 'correct' && <CorrectForm booking={booking} lang={lang} onDone={stop} />}
      {form === 'pay' && <PaymentForm id={booking.id} amount={Math.max(0, booking.balance)} onDone={stop} />}
      {form === 'departureHour' && <HourForm booking={booking} end="departure" onDone={stop} />}
      {form === 'arrivalHour' && <HourForm booking={booking} end="arrival" onDone={stop} />}
      {form === 'move' && <MoveForm booking={booking} lang={lang} onDone={stop} />}
    </div>
  );
}

/** Gives everything that can be done with a booking now, in the order of its menu. */
function useActions(
  booking: DeskBookingDetail,
  { busy: marking, mark, unmark }: ReturnType<typeof useGuestMark>,
  onForm: (name: FormName) => void,
  onClose: () => void,
): BookingAction[] {
  const { t } = useTranslation(['reception-bookings', 'reception']);
  const formatVnd = useVnd();
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const { busy: unblocking, endBlock } = useEndBlock();
  const { id, can, kind, guestName, balance, arrivedAt, leftAt, email } = booking;
  const off = offline || busy || marking || unblocking;
  const params = { id };
  const guest = { id, source: 'booking' as const, guestName };
  const last = leftAt !== null ? 'left' : arrivedAt !== null ? 'arrived' : null;
  const isGuest = kind === 'GUEST';

  const confirm = (): void =>
    void act(apiCall(confirmDeskBookingCall, { params, body: { undo: true } }), {
      notice: t('said.confirmed', { guest: guestName }),
      undo: apiCall(undoConfirmCall, { params }),
    });
  const mail = (): void =>
    void act(apiCall(mailConfirmationCall, { params, body: {} }), {
      notice: ({ mailsKept }) => (mailsKept ? t('mails.saidKept') : t('said.mailed', { email })),
    });
  const unblock = async (): Promise<void> => {
    const { roomId, checkIn: from, checkOut: to, quantity, guestName: reason, doors: [door] = [] } = booking;
    if (await endBlock({ id, roomId, from, to, quantity, reason, ...(door !== undefined && { door }) })) onClose();
  };

  const action = (
    isThere: boolean,
    name: NextStep | FormName | 'mail' | 'noShow' | 'undo',
    icon: IconName,
    word: string,
    onAct: () => void,
  ): BookingAction[] => {
    const letter = LETTERS[name];
    return isThere ? [{ name, icon, word, off, onAct, ...(letter !== undefined && { letter }) }] : [];
  };
  const form = (isThere: boolean, name: FormName, icon: IconName, word: string): BookingAction[] =>
    action(isThere, name, icon, word, () => onForm(name)).map((one) => ({ ...one, opens: name }));
  const markWord = (name: 'arrived' | 'left' | 'noShow' | 'unnoShow' | 'unarrived' | 'unleft'): string =>
    t(`guest.mark.${name}`, { ns: 'reception' });

  const pay = balance > 0 ? t('bill.form.submitPay', { amount: formatVnd(balance) }) : t('bill.pay');
  return [
    ...form(can.name === true, 'name', 'pen', t('act.name')),
    ...action(can.confirm, 'confirm', 'check', t('act.confirm'), confirm),
    ...form(can.refund, 'refund', 'cash', t('act.refund')),
    ...action(can.comeLate, 'comeLate', 'key', markWord('unnoShow'), () => void unmark(guest, 'noShow')),
    ...action(can.arrive, 'arrive', 'key', markWord('arrived'), () => void mark(guest, 'arrived')),
    ...form(isGuest, 'pay', 'cash', pay),
    ...form(can.move, 'departureHour', 'clock', t('act.departureHour')),
    ...form(can.move && arrivedAt === null, 'arrivalHour', 'clock', t('act.arrivalHour')),
    ...form(can.move, 'move', 'calendar', t('act.move')),
    ...form(can.correct, 'correct', 'pen', t('act.correct')),
    ...action(can.mail, 'mail', 'mail', t('act.mail'), mail),
    ...action(can.leave, 'leave', 'arrow', markWord('left'), () => void mark(guest, 'left')),
    ...action(can.noShow, 'noShow', 'user-off', markWord('noShow'), () => void mark(guest, 'noShow')),
    ...(last === null ? [] : action(true, 'undo', 'undo', markWord(`un${last}`), () => void unmark(guest, last))),
    ...action(kind === 'REPAIR' && can.cancel, 'unblock', 'calendar', t('act.unblock'), () => void unblock()),
    ...form(isGuest && can.cancel, 'cancel', 'trash', t('act.cancel')).map((one) => ({ ...one, danger: true })),
  ];
}
