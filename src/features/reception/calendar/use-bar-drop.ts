import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../../api/call';
import type { FreeDoor, NewBookingDoor } from '../../../contract/bookings/desk-guests';
import { readBookingDoorsCall } from '../../../contract/guest-access/desk-calls';
import { useGiveDoor } from '../guest-access/booking-doors/use-give-door';
import { showToast } from '../shared/desk-notice';
import { useDeskAction } from '../shared/use-desk-action';
import type { BarPiece } from './calendar-view';

/** A door that is given on purpose only: somebody is inside, it is to be cleaned, or it is of another room type. */
interface AskedDoor {
  piece: BarPiece;
  door: FreeDoor;
}

/** Gives the guest of a bar the door that they were let go over, after what has to be known has been asked. */
export function useBarDrop() {
  const { t } = useTranslation(['reception-wall', 'reception']);
  const { busy: asking, ask } = useDeskAction();
  const { busy: giving, giveDoor } = useGiveDoor();
  const [asked, setAsked] = useState<AskedDoor | null>(null);
  const give = async (piece: BarPiece, wanted: NewBookingDoor): Promise<void> => {
    const { id, name: guestName } = piece.bar;
    const room = { slot: piece.slot, door: piece.door };
    if (await giveDoor({ id, guestName }, room, wanted)) setAsked(null);
  };
  const drop = async (piece: BarPiece, code: string): Promise<void> => {
    const doors = await ask(apiCall(readBookingDoorsCall, { params: { id: piece.bar.id } }));
    if (!doors) return;
    const door = doors.free.find((one) => one.door === code);
    if (!door) {
      const text = t('say.taken', { door: code });
      showToast({ kind: 'error', title: t('notice.failed', { ns: 'reception' }), text });
    } else if (door.own && !door.inside && door.dirty !== true) await give(piece, { door: code });
    else setAsked({ piece, door });
  };
  return { busy: asking || giving, asked, drop, give, stopAsking: () => setAsked(null) };
}
