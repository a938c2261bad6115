import { fist, palm, pinch, pointing, type Pose } from '../hand';
import { path, pressed, ramp, track } from '../timing';
import { handleAt } from './machine';
import { drawerFront } from './panel';
import { DIAL, DIAL_AT, DOOR_OPEN, DOOR_SHUT, DRAWER, DRAWER_IN, POWER, POWER_AT, START, START_AT, TAP, TAP_AT, WAITED } from './plan'; // prettier-ignore

/** A finger that comes, presses once at `at` and goes. */
function press(t: number, at: number, to: { x: number; y: number }, s: number): string {
  if (t < at - 0.9 || t > at + 1.1) return '';
  const p = path(t, [[at - 0.9, to.x + 150, to.y + 480], [at - 0.14, to.x + 2, to.y + 6], [at + 0.3, to.x + 2, to.y + 6], [at + 1.1, to.x + 160, to.y + 520]]); // prettier-ignore
  return pointing({ x: p.x, y: p.y + 12 * (1 - pressed(t, [at], 0.25)), s, rot: -20 });
}

/** How far a hand that is there from `from` to `to` still or again is from it: 0 there, 1 away. */
const away = (t: number, from: number, to: number): number => Math.max(1 - ramp(t, from - 0.8, from - 0.1), ramp(t, to, to + 0.8)); // prettier-ignore
const shift = (pose: Pose, far: number): Pose => ({ ...pose, x: pose.x + 260 * far, y: pose.y + 460 * far });

/** Opening: pulls the handle and lets go half way. Shutting: the flat hand pushes until it clicks. */
export function doorHands(t: number, open: number): string {
  const pull = [DOOR_OPEN, WAITED + 0.9].find((at) => t > at - 0.8 && t < at + 1.3);
  if (pull !== undefined) {
    const at = handleAt(Math.min(open, 0.5));
    return fist(shift({ x: at.x - 4, y: at.y + 4, s: 0.62, rot: -30 }, away(t, pull, pull + 0.45)));
  }
  if (t < DOOR_SHUT - 0.8 || t > DOOR_SHUT + 1.8) return '';
  const at = handleAt(Math.min(open, 0.62));
  return palm(shift({ x: at.x + 6, y: at.y + 40, s: 0.66, rot: -14 }, away(t, DOOR_SHUT + 0.3, DOOR_SHUT + 1)));
}

export function drawerHands(t: number, out: number): string {
  const front = drawerFront(out);
  if (t > DRAWER - 0.9 && t < DRAWER + 1.4)
    return fist(shift({ x: front.x + 2, y: front.y + 12, s: 0.46, rot: -14 }, away(t, DRAWER, DRAWER + 0.6)));
  if (t > DRAWER_IN - 0.8 && t < DRAWER_IN + 1.3)
    return palm(shift({ x: front.x + 8, y: front.y + 44, s: 0.44, rot: -10 }, away(t, DRAWER_IN, DRAWER_IN + 0.5)));
  return '';
}

export function tapHand(t: number): string {
  if (t > TAP + 2) return '';
  const a = (90 * ramp(t, TAP, TAP + 0.8) * Math.PI) / 180;
  const far = Math.max(1 - ramp(t, TAP - 1, TAP - 0.15), ramp(t, TAP + 1.1, TAP + 1.9));
  return fist({ x: TAP_AT.x + 74 * Math.cos(a) + 300 * far, y: TAP_AT.y + 74 * Math.sin(a) + 520 * far, s: 0.66, rot: -24 }); // prettier-ignore
}

export function panelHands(t: number): string {
  const turning = t > DIAL - 0.8 && t < DIAL + 1.7;
  const at = path(t, [[DIAL - 0.8, 760, 640], [DIAL, DIAL_AT.x + 14, DIAL_AT.y + 22], [DIAL + 1, DIAL_AT.x + 18, DIAL_AT.y + 20], [DIAL + 1.7, 800, 660]]); // prettier-ignore
  return (
    press(t, POWER, POWER_AT, 0.4) +
    (turning
      ? pinch(
          {
            x: at.x,
            y: at.y,
            s: 0.46,
            rot:
              -34 +
              track(t, [
                [DIAL, -10],
                [DIAL + 0.9, 24],
              ]),
          },
          '',
        )
      : '') + // prettier-ignore
    press(t, START, START_AT, 0.42)
  );
}

/** The hand around the bottle, wherever the bottle tilts. */
export function bottleHand(at: { x: number; y: number }, tilt: number): string {
  const a = (tilt * Math.PI) / 180;
  return fist({ x: at.x - 56 * Math.sin(a), y: at.y + 56 * Math.cos(a), s: 0.44, rot: -96 + tilt * 0.12 });
}
