import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingDoors, NewBookingDoor } from '../../../../contract/bookings/desk-guests';
import { apiCall } from '../../../../api/call';
import { giveBookingDoorCall, joinStayCall, takeBookingDoorCall } from '../../../../contract/guest-access/desk-calls';
import type { DeskBookingDetail } from '../../../../contract/bookings/desk';
import type { Language } from '../../../../domain/languages';
import { BOOKING_KEYS } from '../../bookings/use-dialog-keys';
import { DeskFailed, DeskSkeleton } from '../../shared/desk-states';
import { type useDesk, useOffline } from '../../shared/use-desk';
import { useDeskAction } from '../../shared/use-desk-action';
import { shortStay } from '../../shared/weekday';
import type { SlipBill } from '../../billing/bill-on-slip';
import { type StayLink, StayLinkDialog } from '../stay-link-dialog';
import { DoorChoice } from './door-choice';
import css from './door-section.module.css';
import { useGiveDoor } from './use-give-door';

type Room = BookingDoors['rooms'][number];

interface DoorSectionProps {
  booking: DeskBookingDetail;
  doors: Pick<ReturnType<typeof useDesk<BookingDoors>>, 'data' | 'failure'>;
  lang: Language;
  /** A door is what the booking waits for. */
  isNext: boolean;
  /** The keyboard begins on the first door to give. */
  starts?: boolean;
}

/** The doors of a booking's rooms: proposed, given, changed, taken back, with the link that each guest has. */
export function DoorSection({ booking, doors: { data, failure }, lang, isNext, starts = false }: DoorSectionProps) {
  const { t } = useTranslation('reception-bookings');
  const [slip, setSlip] = useState<StayLink | null>(null);
  const show = ({ stayId, door, link }: Room): void => {
    if (stayId === null || door === null || link === null) return;
    const { guestName, checkIn: from, checkOut: to, lang: speaks } = booking;
    setSlip({ id: stayId, apartment: door, guestName, from, to, link, speaks, again: true });
  };
  if (data && !data.open && data.rooms.every(({ door }) => door === null)) return null;
  return (
    <section aria-label={t('doors.title')}>
      <h3>{t('doors.title')}</h3>
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={1} />)}
      {data && (
        <ul className={css.rooms}>
          {data.rooms.map((room, index) => (
            <li key={`${room.slot} ${room.door ?? ''}`}>
              <RoomDoor
                booking={booking}
                doors={data}
                room={room}
                isNext={isNext}
                starts={starts && index === data.rooms.findIndex(({ door }) => door === null)}
                onShow={() => show(room)}
              />
            </li>
          ))}
        </ul>
      )}
      {data?.lost !== undefined && <p>{t('doors.lost', { door: data.lost })}</p>}
      {data?.alike.map((stay) => (
        <Alike key={stay.stayId} booking={booking} stay={stay} />
      ))}
      {slip && <StayLinkDialog link={{ ...slip, bill: billOf(booking) }} lang={lang} onClose={() => setSlip(null)} />}
    </section>
  );
}

/** The bill as the slip says it: what the room costs and what was charged besides are one sum. */
const billOf = ({ balance, paid }: DeskBookingDetail): SlipBill => ({ total: balance + paid, paid, balance });

interface RoomDoorProps {
  booking: DeskBookingDetail;
  doors: BookingDoors;
  room: Room;
  isNext: boolean;
  starts: boolean;
  onShow: () => void;
}

function RoomDoor({ booking, doors, room, isNext, starts, onShow }: RoomDoorProps) {
  const { t } = useTranslation('reception-bookings');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const { busy: giving, giveDoor } = useGiveDoor();
  const [changing, setChanging] = useState(false);
  const { door, slot } = room;
  const takeBack = (code: string) => apiCall(takeBookingDoorCall, { params: { id: booking.id, door: code } });
  const choose = async (wanted: NewBookingDoor): Promise<void> => {
    if (await giveDoor(booking, room, wanted)) setChanging(false);
  };
  const off = offline || busy || giving;
  if (door === null || changing) {
    return (
      <DoorChoice
        doors={doors}
        label={doors.rooms.length > 1 ? t('doors.chooseFor', { number: slot + 1 }) : t('doors.choose')}
        off={off}
        isNext={isNext}
        starts={starts}
        onChoose={(wanted) => void choose(wanted)}
        onKeep={changing ? () => setChanging(false) : null}
      />
    );
  }
  return (
    <div className={css.given}>
      <b>{door}</b>
      <span className={css.acts}>
        {room.link !== null && (
          <button type="button" className="btn quiet" onClick={onShow}>
            {t('doors.link')}
          </button>
        )}
        {doors.open && (
          <>
            <button
              type="button"
              className="btn quiet"
              aria-keyshortcuts={BOOKING_KEYS.door}
              disabled={off}
              onClick={() => setChanging(true)}
            >
              {t('doors.change')}
            </button>
            <button
              type="button"
              className="btn quiet"
              disabled={off}
              onClick={() =>
                void act(takeBack(door), {
                  notice: t('said.doorReturned', { guest: booking.guestName, door }),
                  undo: apiCall(giveBookingDoorCall, { params: { id: booking.id }, body: { door, slot } }),
                })
              }
            >
              {t('doors.return')}
            </button>
          </>
        )}
      </span>
      {room.staleDoor !== undefined && (
        <p className={css.stale}>
          {t('doors.stale', { door: room.staleDoor })}{' '}
          {booking.phone !== '' && (
            <a href={`tel:${booking.phone}`}>{t('doors.staleCall', { phone: booking.phone })}</a>
          )}
        </p>
      )}
    </div>
  );
}

/** A stay that was made by hand and looks like this guest's: nothing is joined before somebody says so. */
function Alike({ booking, stay }: { booking: DeskBookingDetail; stay: BookingDoors['alike'][number] }) {
  const { t } = useTranslation('reception-bookings');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const call = apiCall(joinStayCall, { params: { id: booking.id }, body: { stayId: stay.stayId } });
  return (
    <p className={css.alike}>
      <span>
        {t('doors.alike', { door: stay.door, guest: stay.guestName })} {shortStay(stay.from, stay.to)}
      </span>
      <button
        type="button"
        className="btn quiet"
        disabled={offline || busy}
        onClick={() => void act(call, { notice: t('said.joined', { guest: booking.guestName, door: stay.door }) })}
      >
        {t('doors.join')}
      </button>
    </p>
  );
}
