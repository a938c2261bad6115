import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import { giveBookingDoorCall, takeBookingDoorCall } from '../../../contract/guest-access/desk-calls';
import type { TodayGuest } from '../../../contract/desk/today';
import { useDeskAction } from '../shared/use-desk-action';

interface DoorGiving {
  giving: boolean;
  /**
   * Gives the guest of a booking the door that is proposed; it can be taken back at once. One that is still to be cleaned
   * is asked about first: show `asked` in a `DirtyDialog`.
   */
  give: (guest: TodayGuest, door: string) => Promise<void>;
  asked: { guest: TodayGuest; door: string } | null;
  /** Gives what has been asked about. */
  giveAsked: () => Promise<void>;
  stopAsking: () => void;
}

/** Gives doors from the board, one tap each. */
export function useDoorGiving(): DoorGiving {
  const { t } = useTranslation('reception');
  const { busy, act } = useDeskAction();
  const [asked, setAsked] = useState<DoorGiving['asked']>(null);
  const giveNow = ({ id, guestName }: TodayGuest, door: string) =>
    act(apiCall(giveBookingDoorCall, { params: { id }, body: { door } }), {
      notice: t('guest.doorGiven', { guest: guestName, door }),
      undo: apiCall(takeBookingDoorCall, { params: { id, door } }),
    });
  const give: DoorGiving['give'] = async (guest, door) => {
    if (guest.proposalDirty === true) setAsked({ guest, door });
    else await giveNow(guest, door);
  };
  const giveAsked = async (): Promise<void> => {
    if (asked && (await giveNow(asked.guest, asked.door)) !== null) setAsked(null);
  };
  return { giving: busy, give, asked, giveAsked, stopAsking: () => setAsked(null) };
}
