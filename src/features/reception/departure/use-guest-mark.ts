import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskBookingDetail } from '../../../contract/desk/bookings';
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

/** Words of the address of a mark. */
const PATH_OF = { arrived: 'arrived', left: 'left', noShow: 'no-show' } as const satisfies Record<GuestMark, string>;

/** A guest who is about to leave, or has not come, with what somebody has to know first. */
export interface Leaving {
  guest: MarkedGuest;
  departure: Departure;
  mark: 'left' | 'noShow';
}

/**
 * Notes that a guest has come, gone or not come, with the way back. Who leaves a booking with money open, nights to come or
 * a link that may be another guest's is asked about first, and who has not come always: show `leaving` in a `LeaveDialog`.
 */
export function useGuestMark() {
  const { t } = useTranslation('reception');
  const { busy, ask, act } = useDeskAction();
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  const set = async ({ id, source, guestName: guest }: MarkedGuest, what: GuestMark, body: object = {}) => {
    const said = t(`guest.said.${what}`, { guest });
    if (source === 'stay') {
      const stay = `/api/reception/stays/${id}`;
      const post = (way: 'end' | 'restore') => ({
        method: 'POST' as const,
        path: `${stay}/${way}`,
        schema: deskStay,
        body: {},
      });
      const arrived = { path: `${stay}/arrived`, schema: deskStay };
      if (what === 'left') return act(post('end'), { said, undo: post('restore') });
      return act({ method: 'PUT', ...arrived, body: {} }, { said, undo: { method: 'DELETE', ...arrived } });
    }
    const path = `/api/reception/bookings/${id}/${PATH_OF[what]}`;
    const undo = { method: 'DELETE' as const, path, schema: deskBookingDetail };
    return act({ method: 'PUT', path, schema: deskBookingDetail, body }, { said, undo });
  };

  const mark = async (guest: MarkedGuest, what: GuestMark): Promise<void> => {
    if (what !== 'arrived' && guest.source === 'booking') {
      const path = `/api/reception/bookings/${guest.id}/departure`;
      const found = await ask({ method: 'GET', path, schema: departure });
      if (found === null) return;
      if (what === 'noShow' || isToBeAsked(found)) {
        setLeaving({ guest, departure: found, mark: what });
        return;
      }
    }
    await set(guest, what);
  };

  /** @param stays ids of the links that end with it; without them those that are surely the guest's */
  const letGo = async (stays?: readonly string[]): Promise<void> => {
    if (leaving && (await set(leaving.guest, leaving.mark, stays && { stays })) !== null) setLeaving(null);
  };

  /** Takes a mark of a booking back, whenever it was set. */
  const unmark = async ({ id, guestName: guest }: MarkedGuest, what: GuestMark): Promise<void> => {
    const path = `/api/reception/bookings/${id}/${PATH_OF[what]}`;
    await act({ method: 'DELETE', path, schema: deskBookingDetail }, { said: t(`guest.said.un${what}`, { guest }) });
  };
  return { busy, mark, unmark, leaving, letGo, keep: () => setLeaving(null) };
}

const isToBeAsked = ({ due, freed, stays }: Departure): boolean =>
  due > 0 || freed !== null || stays.some(({ sure }) => !sure);
