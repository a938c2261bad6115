import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { checkInBookingCall, undoCheckInBookingCall } from '../../../contract/bookings/desk-calls';
import {
  checkInStayCall,
  giveBookingDoorCall,
  takeBookingDoorCall,
  undoCheckInStayCall,
} from '../../../contract/guest-access/desk-calls';
import type { NewBookingDoor } from '../../../contract/bookings/desk-guests';
import type { Drop } from '../../../domain/bookings/door-drop';
import { useDeskAction } from '../shared/use-desk-action';
import type { Held } from './held-guest';

type Does = Extract<Drop, { does: string }>['does'];
type WallDrop = (held: Held, does: Does, wanted: NewBookingDoor) => Promise<void>;

/** Does what dropping a guest on a door means; what was done can be taken back. */
export function useWallDrop(): { busy: boolean; drop: WallDrop } {
  const { t } = useTranslation('reception-wall');
  const { busy, act } = useDeskAction();

  const checkIn = ({ id, source, guestName: guest }: Held, door: string | null) => {
    const notice = door === null ? null : t('said.checkedIn', { guest, door });
    if (source === 'stay') {
      const stay = { params: { id } };
      return act(apiCall(checkInStayCall, { ...stay, body: {} }), { notice, undo: apiCall(undoCheckInStayCall, stay) });
    }
    const booking = { params: { id } };
    return act(apiCall(checkInBookingCall, { ...booking, body: {} }), {
      notice,
      undo: apiCall(undoCheckInBookingCall, booking),
    });
  };
  const callGiving = ({ id, slot }: Held, wanted: NewBookingDoor) =>
    apiCall(giveBookingDoorCall, { params: { id }, body: { ...wanted, ...(slot !== null && { slot }) } });
  const give = (held: Held, wanted: NewBookingDoor) => {
    const { id, guestName: guest, door: from } = held;
    const { door, upgrade } = wanted;
    const back =
      from === null ? apiCall(takeBookingDoorCall, { params: { id, door } }) : callGiving(held, { door: from });
    return act(callGiving(held, wanted), {
      notice: from === null ? t('said.given', { guest, door }) : t('said.moved', { guest, from, door }),
      // A price that stands on the bill is not taken back by another door.
      ...(upgrade === undefined && { undo: back }),
    });
  };

  const drop: WallDrop = async (held, does, wanted) => {
    if (does === 'checkIn') {
      await checkIn(held, wanted.door);
    } else if (does !== 'giveAndCheckIn') {
      await give(held, wanted);
    } else if (held.isPending) {
      // A booking that nobody has confirmed gets no door; letting its guest in confirms it.
      if ((await checkIn(held, null)) !== null) await give(held, wanted);
    } else if ((await act(callGiving(held, wanted), { notice: null })) !== null) {
      await checkIn(held, wanted.door);
    }
  };
  return { busy, drop };
}
