import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskDoor } from '../../../../contract/guest-access/doors';
import { apiCall } from '../../../../api/call';
import { changeDoorRoomsCall } from '../../../../contract/guest-access/desk-door-calls';
import { useOffline } from '../../shared/use-desk';
import { useDeskAction } from '../../shared/use-desk-action';
import { type Rooms, RoomTypeField } from './door-fields';
import css from './doors.module.css';

interface RoomBarProps {
  chosen: readonly DeskDoor[];
  rooms: Rooms;
  onDone: () => void;
}

/** Gives the doors that are ticked to one room type, with a way back for each. */
export function RoomBar({ chosen, rooms, onDone }: RoomBarProps) {
  const { t } = useTranslation('reception-guest-access');
  const offline = useOffline();
  const { busy, act } = useDeskAction();
  const [roomId, setRoomId] = useState<number | null>(null);
  const callOf = (roomOf: (door: DeskDoor) => number | null) =>
    apiCall(changeDoorRoomsCall, {
      body: { doors: chosen.map((door) => ({ code: door.apartment, roomId: roomOf(door) })) },
    });
  const give = async (): Promise<void> => {
    const notice = t('doors.said.rooms', { count: chosen.length });
    if (
      await act(
        callOf(() => roomId),
        { notice, undo: callOf((door) => door.roomId) },
      )
    )
      onDone();
  };
  return (
    <div className={css.bar} role="group" aria-label={t('doors.chosen', { count: chosen.length })}>
      <b>{t('doors.chosen', { count: chosen.length })}</b>
      <RoomTypeField roomId={roomId} rooms={rooms} onChange={setRoomId} />
      <button type="button" className="btn" disabled={offline || busy} onClick={() => void give()}>
        {t('doors.give')}
      </button>
      <button type="button" className="btn text" onClick={onDone}>
        {t('doors.chooseNone')}
      </button>
    </div>
  );
}
