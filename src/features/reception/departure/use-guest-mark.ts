import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskBookingDetail } from '../../../contract/desk/bookings';
import { apiCall } from '../../../api/call';
import {
  checkInBookingCall,
  checkOutBookingCall,
  readDepartureCall,
  undoCheckInBookingCall,
  undoCheckOutBookingCall,
} from '../../../contract/desk/calls/bookings';
import {
  checkInStayCall,
  endStayCall,
  restoreStayCall,
  undoCheckInStayCall,
} from '../../../contract/desk/calls/guest-access';
import { type Departure, departure } from '../../../contract/desk/departures';
import { deskStay } from '../../../contract/desk/stays';
import type { GuestMark } from '../../../domain/bookings/guest-marks';
import { useDeskAction } from '../shared/use-desk-action';

/** Whose mark it is: a guest of a booking, or of a stay of an apartment. */
interface MarkedGuest {
  id: string;
  source: 'booking' | 'stay';
  guestName: string;
}

/** Which links end with a departure; without a list, those that are surely the guest's. */
interface Leave {
  stays?: readonly string[];
}

/** A guest who is about to leave with something that somebody has to know first. */
export interface Leaving {
  guest: MarkedGuest;
  departure: Departure;
}

/**
 * Notes that a guest has come or gone, with the way back. Who leaves a booking with money open, nights to come or a link
 * that may be another guest's is asked about first: show `leaving` in a `LeaveDialog`.
 */
export function useGuestMark() {
  const { t } = useTranslation('reception');
  const { busy, ask, act } = useDeskAction();
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  const set = async ({ id, source, guestName: guest }: MarkedGuest, what: GuestMark, body: Leave = {}) => {
    const said = t(`guest.said.${what}`, { guest });
    if (source === 'stay') {
      const stay = { params: { id }, schema: deskStay };
      return what === 'left'
        ? act(apiCall(endStayCall, { ...stay, body: {} }), {
            said,
            undo: apiCall(restoreStayCall, { ...stay, body: {} }),
          })
        : act(apiCall(checkInStayCall, { ...stay, body: {} }), { said, undo: apiCall(undoCheckInStayCall, stay) });
    }
    const booking = { params: { id }, schema: deskBookingDetail };
    return what === 'left'
      ? act(apiCall(checkOutBookingCall, { ...booking, body }), {
          said,
          undo: apiCall(undoCheckOutBookingCall, booking),
        })
      : act(apiCall(checkInBookingCall, { ...booking, body: {} }), {
          said,
          undo: apiCall(undoCheckInBookingCall, booking),
        });
  };

  const mark = async (guest: MarkedGuest, what: GuestMark): Promise<void> => {
    if (what === 'left' && guest.source === 'booking') {
      const found = await ask(apiCall(readDepartureCall, { params: { id: guest.id }, schema: departure }));
      if (found === null) return;
      if (isToBeAsked(found)) {
        setLeaving({ guest, departure: found });
        return;
      }
    }
    await set(guest, what);
  };

  /** @param stays ids of the links that end with it */
  const letGo = async (stays: readonly string[]): Promise<void> => {
    if (leaving && (await set(leaving.guest, 'left', { stays })) !== null) setLeaving(null);
  };

  /** Takes a mark of a booking back, whenever it was set. */
  const unmark = async ({ id, guestName: guest }: MarkedGuest, what: GuestMark): Promise<void> => {
    const call = what === 'left' ? undoCheckOutBookingCall : undoCheckInBookingCall;
    await act(apiCall(call, { params: { id }, schema: deskBookingDetail }), {
      said: t(`guest.said.un${what}`, { guest }),
    });
  };
  return { busy, mark, unmark, leaving, letGo, keep: () => setLeaving(null) };
}

const isToBeAsked = ({ due, freed, stays }: Departure): boolean =>
  due > 0 || freed !== null || stays.some(({ sure }) => !sure);
