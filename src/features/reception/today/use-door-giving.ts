import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { giveBookingDoorCall, takeBookingDoorCall } from '../../../contract/guest-access/desk-calls';
import type { TodayGuest } from '../../../contract/desk/today';
import { useDeskAction } from '../shared/use-desk-action';

interface DoorGiving {
  giving: boolean;
  /** Gives the guest of a booking the door that is proposed; it can be taken back at once. */
  give: (guest: TodayGuest, door: string) => Promise<void>;
}

/** Gives doors from the board, one tap each. */
export function useDoorGiving(): DoorGiving {
  const { t } = useTranslation('reception');
  const { busy, act } = useDeskAction();
  const give = async ({ id, guestName }: TodayGuest, door: string): Promise<void> => {
    await act(apiCall(giveBookingDoorCall, { params: { id }, body: { door } }), {
      notice: t('guest.doorGiven', { guest: guestName, door }),
      undo: apiCall(takeBookingDoorCall, { params: { id, door } }),
    });
  };
  return { giving: busy, give };
}
