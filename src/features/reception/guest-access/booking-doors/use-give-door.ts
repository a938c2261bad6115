import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../../api/call';
import type { GivenDoor, NewBookingDoor } from '../../../../contract/bookings/desk-guests';
import { giveBookingDoorCall, takeBookingDoorCall } from '../../../../contract/guest-access/desk-calls';
import { useDeskAction } from '../../shared/use-desk-action';

/** A room of a booking, with the door that it has; without a number, the first that has none. */
interface RoomToGive {
  slot: number | null;
  door: string | null;
}

interface DoorGiving {
  busy: boolean;
  /** Gives the room its door, or another one; `null` when it did not happen, which has been said then. */
  giveDoor: (
    booking: { id: string; guestName: string },
    room: RoomToGive,
    wanted: NewBookingDoor,
  ) => Promise<GivenDoor | null>;
}

/** Gives doors to bookings, with the way back. */
export function useGiveDoor(): DoorGiving {
  const { t } = useTranslation('reception-bookings');
  const { busy, act } = useDeskAction();
  const giveDoor: DoorGiving['giveDoor'] = ({ id, guestName }, { slot, door }, wanted) => {
    const give = (body: NewBookingDoor) =>
      apiCall(giveBookingDoorCall, { params: { id }, body: { ...body, ...(slot !== null && { slot }) } });
    const back = door === null ? apiCall(takeBookingDoorCall, { params: { id, door: wanted.door } }) : give({ door });
    return act(give(wanted), {
      notice: t('said.doorGiven', { guest: guestName, door: wanted.door }),
      // A price that stands on the bill is not taken back by another door.
      ...(wanted.upgrade === undefined && { undo: back }),
    });
  };
  return { busy, giveDoor };
}
