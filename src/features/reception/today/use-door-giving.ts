import { useState } from 'react';
import type { TodayGuest } from '../../../contract/desk/today';
import { useGiveDoor } from '../guest-access/booking-doors/use-give-door';

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
  const { busy: giving, giveDoor } = useGiveDoor();
  const [asked, setAsked] = useState<DoorGiving['asked']>(null);
  const giveNow = (guest: TodayGuest, door: string) => giveDoor(guest, { slot: null, door: null }, { door });
  const give: DoorGiving['give'] = async (guest, door) => {
    if (guest.proposalDirty === true) setAsked({ guest, door });
    else await giveNow(guest, door);
  };
  const giveAsked = async (): Promise<void> => {
    if (asked && (await giveNow(asked.guest, asked.door)) !== null) setAsked(null);
  };
  return { giving, give, asked, giveAsked, stopAsking: () => setAsked(null) };
}
