import { UNATTENDED_HEADER } from '../../contract/unattended';

/** After so long without a touch, in ms, calls count as made by the page itself. */
const ATTENDED_MS = 10 * 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = Date.now();

/** Notes touches of the device; returns the function that ends it. */
export function noteTouches(): () => void {
  const touched = (): void => void (touchedAt = Date.now());
  touched();
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true });
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, touched, { capture: true });
  };
}

/** Headers of unattended calls: a desk left open must not keep its own session alive. */
export const attendance = (): Record<string, string> =>
  Date.now() - touchedAt < ATTENDED_MS ? {} : { [UNATTENDED_HEADER]: '1' };
