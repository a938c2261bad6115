import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskBookingDetail, deskBookingDetail, madeBooking } from '../../../contract/desk/bookings';
import { apiCall } from '../../../api/call';
import {
  confirmDeskBookingCall,
  endBlockCall,
  mailConfirmationCall,
  makeBlockCall,
} from '../../../contract/desk/calls/bookings';
import { done } from '../../../contract/desk/stays';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBooking } from '../../../offline/desk/desk-sources';
import { Dialog } from '../../../ui/dialog';
import { BillSection } from './bill-section';
import css from './booking-dialog.module.css';
import { BookingFacts } from './booking-facts';
import { BookingHistory } from './booking-history';
import { CancelForm } from './cancel-form';
import { CorrectForm } from './correct-form';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { DoorSection } from './door-section';
import { GuestMarks } from './guest-marks';
import { MoveForm } from './move-form';
import { RefundForm } from './refund-form';
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
      size="wide"
    >
      <div className={css.detail}>
        {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={6} />)}
        {data && (
          <div className={css.columns}>
            <div>
              <BookingFacts booking={data} lang={lang} />
              {data.kind === 'GUEST' && <StorySection id={data.id} lang={lang} />}
            </div>
            <div>
              <BookingActions key={`${data.id} ${data.status}`} booking={data} lang={lang} onClose={onClose} />
              {data.kind === 'GUEST' && <DoorSection booking={data} lang={lang} starts={startAtDoor} />}
              {data.kind === 'GUEST' && <BillSection id={data.id} lang={lang} />}
              <BookingHistory booking={data} />
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** What is done at once, and what asks for a word first because a mail goes out and money may be owed. */
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
  const [form, setForm] = useState<'cancel' | 'refund' | 'move' | 'correct' | null>(null);
  const place = useKeptFocus(form);
  const { can, kind } = booking;
  const unblock = async (): Promise<void> => {
    const { roomId, checkIn: from, checkOut: to, quantity, guestName: reason } = booking;
    const again = { roomId, from, to, quantity, reason };
    const undo = apiCall(makeBlockCall, { schema: madeBooking, body: again });
    const call = apiCall(endBlockCall, { params: { id: booking.id }, schema: done });
    if (await act(call, { notice: t('said.unblocked'), undo })) onClose();
  };
  const stop = (): void => setForm(null);
  if (form !== null) {
    return (
      <div ref={place}>
        {form === 'cancel' && <CancelForm booking={booking} onDone={stop} />}
        {form === 'refund' && <RefundForm booking={booking} onDone={stop} />}
        {form === 'correct' && <CorrectForm booking={booking} lang={lang} onDone={stop} />}
        {form === 'move' && <MoveForm booking={booking} lang={lang} onDone={stop} />}
      </div>
    );
  }
  return (
    <div ref={place} className={css.acts}>
      {can.confirm && (
        <button
          type="button"
          className="btn"
          disabled={offline || busy}
          onClick={() =>
            void act(
              apiCall(confirmDeskBookingCall, { params: { id: booking.id }, schema: deskBookingDetail, body: {} }),
              { notice: t('said.confirmed', { guest: booking.guestName }) },
            )
          }
        >
          {t('act.confirm')}
        </button>
      )}
      <GuestMarks booking={booking} off={offline} />
      {can.refund && (
        <button
          type="button"
          className="btn"
          data-opens="refund"
          disabled={offline || busy}
          onClick={() => setForm('refund')}
        >
          {t('act.refund')}
        </button>
      )}
      {can.move && (
        <button
          type="button"
          className="btn quiet"
          data-opens="move"
          disabled={offline || busy}
          onClick={() => setForm('move')}
        >
          {t('act.move')}
        </button>
      )}
      {can.correct && (
        <button
          type="button"
          className="btn quiet"
          data-opens="correct"
          disabled={offline || busy}
          onClick={() => setForm('correct')}
        >
          {t('act.correct')}
        </button>
      )}
      {can.mail && (
        <button
          type="button"
          className="btn quiet"
          disabled={offline || busy}
          onClick={() =>
            void act(
              apiCall(mailConfirmationCall, { params: { id: booking.id }, schema: deskBookingDetail, body: {} }),
              { notice: t('said.mailed', { email: booking.email }) },
            )
          }
        >
          {t('act.mail')}
        </button>
      )}
      {kind === 'REPAIR' && can.cancel && (
        <button type="button" className="btn quiet" disabled={offline || busy} onClick={() => void unblock()}>
          {t('act.unblock')}
        </button>
      )}
      {kind === 'GUEST' && can.cancel && (
        <button
          type="button"
          className="btn quiet"
          data-opens="cancel"
          disabled={offline || busy}
          onClick={() => setForm('cancel')}
        >
          {t('act.cancel')}
        </button>
      )}
      {kind === 'CHANNEL' && <p>{t('detail.channel')}</p>}
    </div>
  );
}
