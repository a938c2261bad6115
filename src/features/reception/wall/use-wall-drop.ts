import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { checkInBookingCall, undoCheckInBookingCall } from '../../../contract/bookings/desk-calls';
import {
  checkInStayCall,
  giveBookingDoorCall,
  takeBookingDoorCall,
  undoCheckInStayCall,
} from '../../../contract/guest-access/desk-calls';
import type { Drop } from '../../../domain/bookings/door-drop';
import { useDeskAction } from '../shared/use-desk-action';
import type { Held } from './held-guest';

interface Dropped {
  door: string;
  does: Extract<Drop, { does: string }>['does'];
  /** Of a door of another room type: what the guest pays for it, VND. */
  upgrade?: number;
}
type WallDrop = (held: Held, dropped: Dropped) => Promise<void>;

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
  const callGiving = ({ id, slot }: Held, door: string, upgrade?: number) =>
    apiCall(giveBookingDoorCall, {
      params: { id },
      body: { door, ...(slot !== null && { slot }), ...(upgrade !== undefined && { upgrade: { amount: upgrade } }) },
    });
  const give = (held: Held, door: string, upgrade?: number) => {
    const { id, guestName: guest, door: from } = held;
    const back = from === null ? apiCall(takeBookingDoorCall, { params: { id, door } }) : callGiving(held, from);
    return act(callGiving(held, door, upgrade), {
      notice: from === null ? t('said.given', { guest, door }) : t('said.moved', { guest, from, door }),
      // A price that stands on the bill is not taken back by another door.
      ...(upgrade === undefined && { undo: back }),
    });
  };

  const drop: WallDrop = async (held, { door, does, upgrade }) => {
    if (does === 'checkIn') {
      await checkIn(held, door);
    } else if (does !== 'giveAndCheckIn') {
      await give(held, door, upgrade);
    } else if (held.isPending) {
      // A booking that nobody has confirmed gets no door; letting its guest in confirms it.
      if ((await checkIn(held, null)) !== null) await give(held, door, upgrade);
    } else if ((await act(callGiving(held, door, upgrade), { notice: null })) !== null) {
      await checkIn(held, door);
    }
  };
  return { busy, drop };
}
