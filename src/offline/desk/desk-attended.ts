import { UNATTENDED_HEADER } from '../../contract/unattended';

/** Nobody has touched the device for so long, in ms: what its pages ask from then on, they ask by themselves. */
const ATTENDED_MS = 10 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = Date.now();

/** Notes when somebody touches the device; gives the function that ends it. */
export function noteTouches(): () => void {
  const touched = (): void => void (touchedAt = Date.now());
  touched();
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true });
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, touched, { capture: true });
  };
}

/** What is sent along while nobody is there: a desk left open must not keep its session alive by itself. */
export const attendance = (): Record<string, string> =>
  Date.now() - touchedAt < ATTENDED_MS ? {} : { [UNATTENDED_HEADER]: '1' };
