import type { Todo } from '../../../contract/desk/today';
import { isAtDoor } from './todo-rows';

/** Two short tones, as a doorbell: frequency in Hz, beginning and end in seconds. */
const TONES = [
  [880, 0, 0.18],
  [660, 0.22, 0.5],
] as const;
const LOUDNESS = 0.25;
/** As long as nobody has looked, it is said again, in ms. */
const AGAIN_MS = 15_000;

let audio: AudioContext | null = null;

/** A browser gives a page its voice at the first touch. Ends with the function it gives. */
export function openVoice(): () => void {
  const open = (): void => {
    try {
      audio ??= new AudioContext();
      void audio.resume();
    } catch {
      // A machine without any sound: the board says it with its first row.
    }
  };
  addEventListener('pointerdown', open);
  addEventListener('keydown', open);
  return () => {
    removeEventListener('pointerdown', open);
    removeEventListener('keydown', open);
  };
}

/** Sounds once; nothing before the first touch of the page. */
function sound(): void {
  if (audio?.state !== 'running') return;
  const now = audio.currentTime;
  for (const [pitch, from, until] of TONES) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    // Faded in and out: a tone that is cut off clicks.
    gain.gain.setValueAtTime(0, now + from);
    gain.gain.linearRampToValueAtTime(LOUDNESS, now + from + 0.02);
    gain.gain.linearRampToValueAtTime(0, now + until);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + from);
    tone.stop(now + until);
  }
}

/** Keys of the requests of guests who stand before a door that does not open, while nobody has looked. */
export const atTheDoor = (todos: readonly Todo[]): string[] => todos.filter(isAtDoor).map(({ key }) => key);

/** Sounds now and every 15 s until the function it gives is called. */
export function ring(): () => void {
  const play = (): void => {
    try {
      sound();
    } catch {
      // A tone that fails must not take the board away.
    }
  };
  play();
  const timer = setInterval(play, AGAIN_MS);
  return () => clearInterval(timer);
}
