import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiCall } from '../../api/call';
import { setRoomsCall } from '../../contract/setup/calls';
import { Icon } from '../../ui/icon';
import { RoomCard } from './room-card';
import { bodyOf, moveDoors, newRoom, roomsOf, type RoomValues, withDoorsOf } from './room-values';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSetupCall } from './use-setup-call';

/** The types of rooms: for how many, for how much a night, behind which doors. */
export function RoomsStep({ state, lang, typed, onType, onKept, frame }: StepProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, send, errorAt } = useSetupCall(lang);
  const [rooms, setRooms] = useState<readonly RoomValues[]>(
    () => withDoorsOf(state, typed as RoomValues[] | undefined) ?? roomsOf(state),
  );
  const set = (next: readonly RoomValues[]): void => {
    setRooms(next);
    onType(next);
  };
  const submit = async (): Promise<void> => {
    const kept = await send(apiCall(setRoomsCall, { body: bodyOf(rooms) }));
    if (kept) onKept(kept);
  };
  const free = state.doors.filter(({ code }) => rooms.every(({ doors }) => !doors.includes(code)));
  return (
    <StepFrame
      step="rooms"
      busy={busy}
      fault={fault}
      onSubmit={() => void submit()}
      {...frame}
      note={free.length > 0 ? t('steps.rooms.freeDoors', { count: free.length }) : frame.note}
    >
      {rooms.map((room, at) => (
        <RoomCard
          key={at} // oxlint-disable-line react/no-array-index-key -- types have no name yet, and none changes its place
          at={at}
          rooms={rooms}
          doors={state.doors}
          errorAt={(field) => errorAt(`rooms.${at}.${field}`)}
          onChange={(change) => set(rooms.map((one, index) => (index === at ? { ...room, ...change } : one)))}
          onDoors={(codes) => set(moveDoors(rooms, at, codes))}
          onRemove={rooms.length > 1 ? () => set(rooms.filter((_, index) => index !== at)) : null}
        />
      ))}
      <button
        type="button"
        className="btn quiet"
        onClick={() => set([...rooms, newRoom(free.map(({ code }) => code))])}
      >
        <Icon name="plus" />
        {t('steps.rooms.add')}
      </button>
    </StepFrame>
  );
}
