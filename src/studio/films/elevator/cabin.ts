import { C, L, P, R, clip, each, rectShape, seq } from '../../kit/shapes';
import { lamp, shadeRight } from '../marks';
import { fade } from '../stage';
import { ramp, track } from '../timing';
import { plant } from './landing';
import { ARRIVE, CARD, DIGITS, FLOOR, FLOORS, GOAL, RIDE } from './plan';

const PANEL = { x: 560, y: 40, w: 340, h: 640 };
export const READER = { x: 730, y: 560 };
export const keyOf = (floor: number): { x: number; y: number } => {
  const row = Math.floor((floor - 1) / 4);
  return { x: PANEL.x + 62 + ((floor - 1) % 4) * 72, y: 436 - row * 62 };
};

/** What is outside the doors downstairs: the lobby's glass front, palms and the day. */
const entrance = (): string =>
  R(20, 80, 400, 526, 'wall-sand') +
  R(60, 150, 320, 420, 'window', 4) +
  R(60, 470, 320, 100, 'leaf') +
  each(
    [130, 300],
    (x) =>
      L(`M${x} 490q6-90 0-150`, 'wood-2', 9) +
      P(`M${x} 340q-40-44-76-6q40-10 76 6q-22-52-4-70q16 30 4 70q44-50 78-4q-40-14-78 4Z`, 'leaf-2'),
  ) +
  L('M220 150V570M60 150H380V570H60Z', 'frame', 10) +
  R(20, 570, 400, 60, 'wood-l');

/** What is outside on the floor of the lesson: a corridor with a door that has a lock. */
const upstairs = (): string =>
  R(20, 80, 400, 526, 'wall-ochre') +
  R(20, 560, 400, 60, 'wood-l') +
  R(136, 236, 178, 324, 'frame') +
  R(150, 250, 150, 310, 'door') +
  R(266, 370, 22, 72, 'ink-il', 8) +
  R(238, 414, 38, 9, 'steel', 4) +
  `<text x="225" y="222" ${DIGITS} font-size="40" fill="var(--il-ink-il-2)">${GOAL}</text>` +
  plant(370, 590);

/** The panel inside: display, twenty floors, the card reader below them. */
export function cabin(t: number): string {
  const granted = ramp(t, CARD + 0.25, CARD + 0.4) * (1 - ramp(t, ARRIVE, ARRIVE + 0.4));
  const chosen = ramp(t, FLOOR, FLOOR + 0.08) * (1 - ramp(t, ARRIVE, ARRIVE + 0.2));
  const floor = Math.round(track(t, [[RIDE, 1], [ARRIVE - 0.2, GOAL]])); // prettier-ignore
  const keys = seq(FLOORS, (i) => {
    const k = keyOf(i + 1);
    const lit = i + 1 === GOAL ? chosen : 0;
    return (
      C(k.x, k.y, 26, 'steel-2') +
      C(k.x, k.y, 22, 'paper') +
      fade(lit, C(k.x, k.y, 30, 'halo') + C(k.x, k.y, 24, 'turmeric')) +
      fade(0.55 * (1 - granted), C(k.x, k.y, 26, 'steel-2')) +
      `<text x="${k.x}" y="${k.y + 8}" ${DIGITS} font-size="23" fill="var(--il-ink-il-2)">${i + 1}</text>`
    );
  });
  const close = ramp(t, FLOOR + 0.7, FLOOR + 1.5) - ramp(t, ARRIVE + 0.3, ARRIVE + 1.4);
  const edge = 90 + 210 * close;
  const up = RIDE < t && t < ARRIVE;
  const roll = up ? ((t - RIDE) * 2.2) % 1 : 0.5;
  return (
    R(-200, -200, 1700, 1200, 'linen') +
    R(-200, 620, 1700, 400, 'tile-l') +
    R(-200, 606, 1700, 16, 'wood-2') +
    clip(rectShape(20, 80, 400, 526), t < RIDE ? entrance() : upstairs()) +
    R(20, 80, edge, 526, 'steel') +
    R(20 + edge - 30, 80, 30, 526, 'shade') +
    R(420 - edge, 80, edge, 526, 'steel') +
    R(420 - edge, 80, 24, 526, 'streak') +
    R(0, 60, 20, 560, 'steel-2') +
    R(420, 60, 24, 560, 'steel-2') +
    R(0, 56, 444, 24, 'steel-2') +
    R(460, 430, 1000, 16, 'wood', 8) +
    R(940, 90, 400, 300, 'window', 6) +
    P('M940 390l150-300h70l-150 300Z', 'light') +
    R(PANEL.x, PANEL.y, PANEL.w, PANEL.h, 'steel', 28) +
    shadeRight(PANEL.x, PANEL.y, PANEL.w, PANEL.h, 36, 28) +
    R(PANEL.x + 40, PANEL.y + 22, PANEL.w - 80, 76, 'glass', 14) +
    `<text x="${PANEL.x + 196}" y="${PANEL.y + 78}" ${DIGITS} font-size="54" fill="var(--il-turmeric)">${floor}</text>` +
    clip(
      rectShape(PANEL.x + 80, PANEL.y + 34, 50, 52),
      fade(
        up ? 1 : 0.25,
        P(`M${PANEL.x + 88} ${PANEL.y + 76 + (0.5 - roll) * 60}l16-28l16 28Z`, 'turmeric') +
          (up ? P(`M${PANEL.x + 88} ${PANEL.y + 76 + (1.5 - roll) * 60}l16-28l16 28Z`, 'turmeric') : ''),
      ),
    ) +
    keys +
    R(READER.x - 120, READER.y - 72, 240, 150, 'ink-il', 22) +
    R(READER.x - 90, READER.y - 42, 52, 72, 'steel-2', 8) +
    R(READER.x - 90, READER.y - 26, 52, 12, 'ink-il') +
    L(
      `M${READER.x - 20} ${READER.y - 22}q14 16 0 32M${READER.x} ${READER.y - 34}q24 28 0 56M${READER.x + 20} ${READER.y - 46}q34 40 0 80`,
      granted > 0.5 ? 'go' : 'paper',
      6,
    ) +
    lamp(READER.x + 84, READER.y - 4, 12, 1 - granted, 'stop') +
    fade(granted, lamp(READER.x + 84, READER.y - 4, 12, 1, 'go'))
  );
}
