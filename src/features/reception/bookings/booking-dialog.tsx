import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskBookingDetail } from '../../../contract/bookings/desk';
import { type NextStep, nextStepOf } from '../../../domain/bookings/next-step';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskBooking, deskBookingDoors } from '../../../offline/desk/desk-sources';
import { Dialog } from '../../../ui/dialog';
import { BillSection } from '../billing/bill-section';
import { BookingActions } from './booking-actions';
import css from './booking-dialog.module.css';
import { BookingFacts } from './booking-facts';
import { BookingHistory } from './booking-history';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { DoorSection } from '../guest-access/booking-doors/door-section';
import { StatusLine } from './status-line';
import { StorySection } from './story-section';
import { useDesk } from '../shared/use-desk';
import { useHotelDay } from '../today/use-hotel-day';

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
            {data.kind === 'GUEST' ? (
              <GuestBooking booking={data} lang={lang} startAtDoor={startAtDoor} onClose={onClose} />
            ) : (
              <>
                <BookingActions booking={data} step={stepOf(data, false)} lang={lang} onClose={onClose} />
                {data.kind === 'CHANNEL' && <p>{t('detail.channel')}</p>}
                <BookingFacts booking={data} lang={lang} />
              </>
            )}
            <BookingHistory booking={data} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface GuestBookingProps extends Required<Pick<BookingDialogProps, 'lang' | 'startAtDoor' | 'onClose'>> {
  booking: DeskBookingDetail;
}

/** A guest's booking: where it stands, the one next step, then its doors, its bill and all else. */
function GuestBooking({ booking, lang, startAtDoor, onClose }: GuestBookingProps) {
  const { id, status, doors: given = [], quantity, checkOut, leftAt } = booking;
  const today = useHotelDay();
  const doors = useDesk(useMemo(() => deskQuery(deskBookingDoors(id, lang), false), [id, lang]));
  const lacksDoor =
    checkOut > today &&
    leftAt === null &&
    // Until the doors are read, the booking's own word counts: the button in its place would be another one a moment later.
    (doors.data
      ? doors.data.proposal !== null && doors.data.open && doors.data.rooms.some(({ door }) => door === null)
      : doors.failure === null && given.length < quantity);
  const step = stepOf(booking, lacksDoor);
  const isDoorNext = step === 'door';
  const section = (
    <DoorSection key="doors" booking={booking} doors={doors} lang={lang} isNext={isDoorNext} starts={startAtDoor} />
  );
  return (
    <>
      <StatusLine booking={booking} />
      {isDoorNext && section}
      <BookingActions key={`${id} ${status}`} booking={booking} step={step} lang={lang} onClose={onClose} />
      {!isDoorNext && section}
      <BillSection id={id} lang={lang} />
      <BookingFacts booking={booking} lang={lang} />
      <StorySection id={id} lang={lang} />
    </>
  );
}

const stepOf = ({ arrivedAt, ...booking }: DeskBookingDetail, lacksDoor: boolean): NextStep | null =>
  nextStepOf({ ...booking, isArrived: arrivedAt !== null, lacksDoor });
