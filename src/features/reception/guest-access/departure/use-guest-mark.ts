import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../../api/call';
import {
  checkInBookingCall,
  checkOutBookingCall,
  noShowBookingCall,
  readDepartureCall,
  undoCheckInBookingCall,
  undoCheckOutBookingCall,
  undoNoShowBookingCall,
} from '../../../../contract/bookings/desk-calls';
import {
  checkInStayCall,
  endStayCall,
  restoreStayCall,
  revokeStayCall,
  undoCheckInStayCall,
} from '../../../../contract/guest-access/desk-calls';
import type { Departure } from '../../../../contract/bookings/desk-departures';
import type { GuestMark } from '../../../../domain/bookings/guest-marks';
import type { NewPayment } from '../../../../contract/billing/desk';
import { addPaymentCall, voidBillLineCall } from '../../../../contract/billing/desk-calls';
import { useVnd } from '../../../../ui/hooks/use-vnd';
import { useFailureText } from '../../shared/failure-text';
import { useDeskAction } from '../../shared/use-desk-action';

/** Guest who is marked: of a booking, or of a stay of an apartment. */
interface MarkedGuest {
  id: string;
  source: 'booking' | 'stay';
  guestName: string;
}

/** Choices that a mark brings along. */
interface Choices {
  /** Lets in also while the guest before is still behind the door. */
  anyway?: boolean;
  /** Links that end with it; without a list, those that are surely the guest's. */
  stays?: readonly string[];
  /** Takes the nights that are sold again off the bill. */
  dropNights?: boolean;
}

/** Calls by which a mark of a booking is taken back. */
const UNDO_CALLS = {
  arrived: undoCheckInBookingCall,
  left: undoCheckOutBookingCall,
  noShow: undoNoShowBookingCall,
} as const satisfies Record<GuestMark, unknown>;

/** A guest who is about to leave, or has not come, with what somebody has to know first. */
export interface Leaving {
  guest: MarkedGuest;
  departure: Departure;
  mark: 'left' | 'noShow';
}

/** A guest who is not let in while somebody is still behind their door, with our server's sentence about it. */
export interface Barred {
  guest: MarkedGuest;
  why: string;
}

/**
 * Notes that a guest has come, gone or not come, with the way back. Who leaves a booking with money open, nights to come
 * or a link that may be another guest's, or one that is cancelled, is asked about first, and who has not come always.
 * Whoever comes to a door that is not empty is asked about too. `MarkDialog` shows all these questions.
 */
export function useGuestMark() {
  const { t } = useTranslation('reception');
  const { busy, ask, act } = useDeskAction();
  const formatVnd = useVnd();
  const failureText = useFailureText();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [barred, setBarred] = useState<Barred | null>(null);

  const set = async (whom: MarkedGuest, what: GuestMark, body: Choices = {}) => {
    const { id, source, guestName: guest } = whom;
    const notice = t(`guest.said.${what}`, { guest });
    if (source === 'stay') {
      const stay = { params: { id } };
      if (what === 'arrived') {
        return act(apiCall(checkInStayCall, { ...stay, body: {} }), {
          notice,
          undo: apiCall(undoCheckInStayCall, stay),
        });
      }
      // The door of who has not come was never theirs.
      const call = what === 'left' ? apiCall(endStayCall, { ...stay, body: {} }) : apiCall(revokeStayCall, stay);
      return act(call, { notice, undo: apiCall(restoreStayCall, { ...stay, body: {} }) });
    }
    const booking = { params: { id } };
    const calls = {
      arrived: () => apiCall(checkInBookingCall, { ...booking, body }),
      left: () => apiCall(checkOutBookingCall, { ...booking, body }),
      noShow: () => apiCall(noShowBookingCall, { ...booking, body: {} }),
    };
    return act(calls[what](), {
      notice,
      undo: apiCall(UNDO_CALLS[what], booking),
      takes: (failure) => {
        if (failure.code === 'doorOccupied') setBarred({ guest: whom, why: failureText(failure) });
        return failure.code === 'doorOccupied';
      },
    });
  };

  const mark = async (guest: MarkedGuest, what: GuestMark): Promise<void> => {
    if (what !== 'arrived' && guest.source === 'booking') {
      const found = await ask(apiCall(readDepartureCall, { params: { id: guest.id } }));
      if (found === null) return;
      if (what === 'noShow' || isToBeAsked(found)) {
        setLeaving({ guest, departure: found, mark: what });
        return;
      }
    }
    await set(guest, what);
  };

  const letGo = async (leave: Choices = {}): Promise<void> => {
    if (leaving && (await set(leaving.guest, leaving.mark, leave)) !== null) setLeaving(null);
  };

  const letIn = async (): Promise<void> => {
    if (barred && (await set(barred.guest, 'arrived', { anyway: true })) !== null) setBarred(null);
  };

  /** Takes all that is open of the guest who is about to leave, and asks anew what leaving means. */
  const take = async (kind: NewPayment['kind'], amount: number): Promise<void> => {
    if (!leaving) return;
    const { guest } = leaving;
    const params = { id: guest.id };
    const notice = t('leave.taken', { guest: guest.guestName, amount: formatVnd(amount) });
    const taken = await act(apiCall(addPaymentCall, { params, body: { kind, amount } }), {
      notice,
      undo: ({ id: lineId }) =>
        apiCall(voidBillLineCall, { params: { ...params, lineId }, body: { reason: t('leave.undone') } }),
    });
    const found = await ask(apiCall(readDepartureCall, { params }));
    if (found !== null) setLeaving({ ...leaving, departure: found });
    else if (taken !== null) setLeaving({ ...leaving, departure: { ...leaving.departure, due: 0 } });
  };

  /** Takes a mark of a booking back, whenever it was set. */
  const unmark = async ({ id, guestName: guest }: MarkedGuest, what: GuestMark): Promise<void> => {
    await act(apiCall(UNDO_CALLS[what], { params: { id } }), {
      notice: t(`guest.said.un${what}`, { guest }),
    });
  };
  const keep = (): void => {
    setLeaving(null);
    setBarred(null);
  };
  return { busy, mark, unmark, leaving, take, letGo, barred, letIn, keep };
}

const isToBeAsked = ({ givenUp, due, freed, stays }: Departure): boolean =>
  givenUp || due > 0 || freed !== null || stays.some(({ sure }) => !sure);
