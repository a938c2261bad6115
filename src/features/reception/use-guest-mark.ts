import { useTranslation } from 'react-i18next';
import { deskBookingDetail } from '../../contract/desk-bookings';
import { deskStay } from '../../contract/desk-stays';
import type { GuestMark } from '../../domain/guest-marks';
import { useDeskAction } from './use-desk-action';

/** Whose mark it is: a guest of a booking, or of a stay of an apartment. */
export interface MarkedGuest {
  id: string;
  source: 'booking' | 'stay';
  guestName: string;
}

/** Notes that a guest has come or gone, with the way back. A stay without a booking can only be left: its link ends. */
export function useGuestMark() {
  const { t } = useTranslation('reception');
  const { busy, act } = useDeskAction();
  const mark = async ({ id, source, guestName: guest }: MarkedGuest, what: GuestMark): Promise<void> => {
    const said = t(`guest.said.${what}`, { guest });
    if (source === 'stay') {
      const call = (way: 'end' | 'restore') => ({
        method: 'POST' as const,
        path: `/api/reception/stays/${id}/${way}`,
        schema: deskStay,
        body: {},
      });
      await act(call('end'), { said, undo: call('restore') });
      return;
    }
    const path = `/api/reception/bookings/${id}/${what}`;
    const undo = { method: 'DELETE' as const, path, schema: deskBookingDetail };
    await act({ method: 'PUT', path, schema: deskBookingDetail, body: {} }, { said, undo });
  };
  /** Takes a mark of a booking back, whenever it was set. */
  const unmark = async ({ id, guestName: guest }: MarkedGuest, what: GuestMark): Promise<void> => {
    const path = `/api/reception/bookings/${id}/${what}`;
    await act({ method: 'DELETE', path, schema: deskBookingDetail }, { said: t(`guest.said.un${what}`, { guest }) });
  };
  return { busy, mark, unmark };
}
