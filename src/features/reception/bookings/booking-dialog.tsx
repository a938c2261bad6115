import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { apiCall } from '../../../api/call';
import {
  confirmDeskBookingCall,
  endBlockCall,
  mailConfirmationCall,
  makeBlockCall,
  undoConfirmCall,
} from '../../../contract/bookings/desk-calls';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBooking } from '../../../offline/desk/desk-sources';
import { Dialog } from '../../../ui/dialog';
import { BillSection } from '../billing/bill-section';
import css from './booking-dialog.module.css';
import { BookingFacts } from './booking-facts';
import { BookingHistory } from './booking-history';
import { CancelForm } from './cancel-form';
import { ChannelGuestForm } from './channel-guest-form';
import { CorrectForm } from './correct-form';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { DoorSection } from '../guest-access/booking-doors/door-section';
import { GuestMarks } from './guest-marks';
import { HourForm } from './hour-form';
import { MoveForm } from './move-form';
import { RefundForm } from './refund-form';
import { StatusLine } from './status-line';
import { StorySection } from './story-section';
import { useKeptFocus } from './use-kept-focus';
import { useDesk, useOffline } from '../shared/use-desk';
import { useDeskAction } from '../shared/use-desk-action';

interface BookingDialogProps {
  id: string;
  lang: Language;
  /** Opened to give it a door: the keyboard stands on that button, one more press gives the one that is proposed. */
  startAtDoor?: boolean;
  onClose: () => void;
}

/** One booking with its history, and what can be done with it now. */
export function BookingDialog({ id, lang, startAtDoor = false, onClose }: BookingDialogProps) {
  const { t } = useTranslation(['reception-bookings', 'common']);
  const store = useMemo(() => deskQuery(deskBooking(id, lang), false), [id, lang]);
  const { data, failure } = useDesk(store);
  return (
    <Dialog
      title={data?.id === id ? data.guestName : t('detail.title')}
      close={t('buttons.close', { ns: 'common' })}
      onClose={onClose}
      size="panel"
    >
      <div className={css.detail}>
        {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={6} />)}
        {data && (
          <div className={css.parts}>
            {data.kind === 'GUEST' && <StatusLine booking={data} />}
            <BookingActions key={`${data.id} ${data.status}`} booking={data} lang={lang} onClose={onClose} />
            {data.kind === 'GUEST' && <DoorSection booking={data} lang={lang} starts={startAtDoor} />}
            {data.kind === 'GUEST' && <BillSection id={data.id} lang={lang} />}
            <BookingFacts booking={data} lang={lang} />
            {data.kind === 'GUEST' && <StorySection id={data.id} lang={lang} />}
            <BookingHistory booking={data} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Forms that open before something is done. */
type FormName = 'name' | 'cancel' | 'refund' | 'move' | 'correct' | 'departureHour' | 'arrivalHour';

/** Actions on a booking: done at once, or by a form first, because a mail goes out and money may be owed. */
function BookingActions({
  booking,
  lang,
  onClose,
}: {
  booking: DeskBookingDetail;
  lang: Language;
  onClose: () => void;
}) {
  const { t } = useTranslation('reception-bookings');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [form, setForm] = useState<FormName | null>(null);
  const [more, setMore] = useState(false);
  const place = useKeptFocus(form);
  const { can, kind } = booking;
  const params = { id: booking.id };
  const unblock = async (): Promise<void> => {
    const { roomId, checkIn: from, checkOut: to, quantity, guestName: reason } = booking;
    const again = { roomId, from, to, quantity, reason };
    const undo = apiCall(makeBlockCall, { body: again });
    const call = apiCall(endBlockCall, { params });
    if (await act(call, { notice: t('said.unblocked'), undo })) onClose();
  };
  const stop = (): void => setForm(null);
  if (form !== null) {
    return (
      <div ref={place}>
        {form === 'name' && <ChannelGuestForm booking={booking} lang={lang} onDone={stop} />}
        {form === 'cancel' && <CancelForm booking={booking} onDone={stop} />}
        {form === 'refund' && <RefundForm booking={booking} onDone={stop} />}
        {form === 'correct' && <CorrectForm booking={booking} lang={lang} onDone={stop} />}
        {form === 'departureHour' && <HourForm booking={booking} end="departure" onDone={stop} />}
        {form === 'arrivalHour' && <HourForm booking={booking} end="arrival" onDone={stop} />}
        {form === 'move' && <MoveForm booking={booking} lang={lang} onDone={stop} />}
      </div>
    );
  }
  const off = offline || busy;
  const others = can.move || can.correct || can.mail || (kind === 'GUEST' && can.cancel);
  const opening = (name: FormName) => ({ word: t(`act.${name}`), off, opens: name, onAct: () => setForm(name) });
  return (
    <div ref={place}>
      <div className={css.next}>
        {can.confirm && (
          <ActButton
            main
            word={t('act.confirm')}
            off={off}
            onAct={() =>
              void act(apiCall(confirmDeskBookingCall, { params, body: { undo: true } }), {
                notice: t('said.confirmed', { guest: booking.guestName }),
                undo: apiCall(undoConfirmCall, { params }),
              })
            }
          />
        )}
        <GuestMarks booking={booking} off={offline} />
        {can.refund && <ActButton main {...opening('refund')} />}
        {can.name && <ActButton main {...opening('name')} />}
        {kind === 'REPAIR' && can.cancel && (
          <ActButton word={t('act.unblock')} off={off} onAct={() => void unblock()} />
        )}
        {others && (
          <button type="button" className="btn quiet" aria-expanded={more} onClick={() => setMore(!more)}>
            {t('act.more')}
          </button>
        )}
      </div>
      {others && more && (
        <div className={css.more}>
          {can.move && <ActButton {...opening('departureHour')} />}
          {can.move && booking.arrivedAt === null && <ActButton {...opening('arrivalHour')} />}
          {can.move && <ActButton {...opening('move')} />}
          {can.correct && <ActButton {...opening('correct')} />}
          {can.mail && (
            <ActButton
              word={t('act.mail')}
              off={off}
              onAct={() =>
                void act(apiCall(mailConfirmationCall, { params, body: {} }), {
                  notice: ({ mailsKept }) =>
                    mailsKept ? t('mails.saidKept') : t('said.mailed', { email: booking.email }),
                })
              }
            />
          )}
          {kind === 'GUEST' && can.cancel && <ActButton {...opening('cancel')} />}
        </div>
      )}
      {kind === 'CHANNEL' && <p>{t('detail.channel')}</p>}
    </div>
  );
}

interface ActButtonProps {
  word: string;
  off: boolean;
  /** True for the step that a booking like this one waits for. */
  main?: boolean;
  /** The form that it opens: the keyboard comes back to it. */
  opens?: FormName;
  onAct: () => void;
}

function ActButton({ word, off, main = false, opens, onAct }: ActButtonProps) {
  return (
    <button type="button" className={main ? 'btn' : 'btn quiet'} data-opens={opens} disabled={off} onClick={onAct}>
      {word}
    </button>
  );
}
