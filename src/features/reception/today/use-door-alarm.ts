import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Todo } from '../../../contract/desk/today';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../../../offline/storage/storage-keys';
import { atTheDoor, openVoice, ring } from './door-alarm';

const muteStore = createStore<{ muted: boolean }>(() => ({ muted: readLocal(LOCAL_KEYS.deskMuted) !== null }));

/** Tells whether this device stays silent, and gives the function that switches it; remembered on the device. */
export function useMute(): { muted: boolean; switchMute: () => void } {
  const muted = useStore(muteStore, (state) => state.muted);
  const switchMute = (): void => {
    if (muted) removeLocal(LOCAL_KEYS.deskMuted);
    else writeLocal(LOCAL_KEYS.deskMuted, '1');
    muteStore.setState({ muted: !muted });
  };
  return { muted, switchMute };
}

/** Sounds on every page of the desk while a guest's code does not work and nobody has looked. */
export function useDoorAlarm(todos: readonly Todo[]): void {
  const { muted } = useMute();
  const waiting = atTheDoor(todos).join(' ');
  useEffect(openVoice, []);
  useEffect(() => (waiting === '' || muted ? undefined : ring()), [waiting, muted]);
}
