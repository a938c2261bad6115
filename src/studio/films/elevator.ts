import { C, L, P, R, clip, rectShape, seq } from '../kit/shapes';
import { corridorWall, keyCard } from './doors';
import { pinch, pointing } from './hand';
import { lamp, ring, shadeRight, touch } from './marks';
import { camera, fade, place, reel, type Film, type Frame } from './stage';
import { path, pressed, ramp, track } from './timing';

const CALL = 2;
const DOORS = 2.9;
const INSIDE = 5.6;
const CARD = 8.3;
const FLOOR = 11.4;
const RIDE = 13.2;
const ARRIVE = 16.6;
const END = 19.5;

/** The floor of the lesson, and the lift's floors as the guide gives them. */
const GOAL = 12;
const FLOORS = 20;
const DIGITS = 'text-anchor="middle" class="svgnum"';

const SHAFT = { x: 430, y: 120, w: 420, h: 520 };
const CALL_KEY = { x: 946, y: 420 };
const PANEL = { x: 560, y: 40, w: 340, h: 640 };
const READER = { x: 730, y: 560 };
const keyOf = (floor: number): { x: number; y: number } => {
  const row = Math.floor((floor - 1) / 4);
  return { x: PANEL.x + 62 + ((floor - 1) % 4) * 72, y: 436 - row * 62 };
};

/** The lift as it is seen from the corridor; `open` 0..1. */
function lobby(open: number, floor: number, call: number): string {
  const half = SHAFT.w / 2;
  const shift = half * 0.96 * open;
  const leaf = (x: number): string =>
    R(x, SHAFT.y, half, SHAFT.h, 'steel') +
    R(x + half * 0.7, SHAFT.y, half * 0.3, SHAFT.h, 'shade') +
    L(`M${x + 30} ${SHAFT.y + 40}v${SHAFT.h - 80}`, 'streak', 8);
  return (
    corridorWall('wall-sand') +
    R(SHAFT.x - 34, SHAFT.y - 84, SHAFT.w + 68, SHAFT.h + 84, 'wood-2', 6) +
    R(SHAFT.x - 34, SHAFT.y - 84, SHAFT.w + 68, 10, 'shade-l') +
    R(560, 52, 160, 56, 'glass', 12) +
    `<text x="650" y="94" ${DIGITS} font-size="40" fill="var(--il-turmeric)">${floor}</text>` +
    fade(open > 0 ? 0.25 : 1, P('M598 68l14 24l14-24Z', 'turmeric')) +
    clip(
      rectShape(SHAFT.x, SHAFT.y, SHAFT.w, SHAFT.h),
      R(SHAFT.x, SHAFT.y, SHAFT.w, SHAFT.h, 'linen') +
        R(SHAFT.x, SHAFT.y, 90, SHAFT.h, 'shade-s') +
        R(SHAFT.x + SHAFT.w - 90, SHAFT.y, 90, SHAFT.h, 'shade-s') +
        R(SHAFT.x + 90, SHAFT.y + 70, SHAFT.w - 180, 210, 'window') +
        P(`M${SHAFT.x + 90} ${SHAFT.y + 280}l120-210h60l-120 210Z`, 'light') +
        R(SHAFT.x + 70, 420, SHAFT.w - 140, 14, 'wood', 7) +
        P(`M${SHAFT.x} 640L${SHAFT.x + 90} 560H${SHAFT.x + SHAFT.w - 90}L${SHAFT.x + SHAFT.w} 640Z`, 'tile-l') +
        R(SHAFT.x + SHAFT.w - 62, 330, 40, 150, 'steel-2', 8) +
        seq(8, (i) => C(SHAFT.x + SHAFT.w - 51 + (i % 2) * 18, 350 + Math.floor(i / 2) * 24, 6, 'paper')) +
        leaf(SHAFT.x - shift) +
        leaf(SHAFT.x + half + shift) +
        L(
          `M${SHAFT.x + half - shift} ${SHAFT.y}v${SHAFT.h}M${SHAFT.x + half + shift} ${SHAFT.y}v${SHAFT.h}`,
          'line',
          5,
        ),
    ) +
    R(CALL_KEY.x - 38, CALL_KEY.y - 62, 76, 124, 'steel', 16) +
    C(CALL_KEY.x, CALL_KEY.y, 26, 'paper') +
    fade(call, C(CALL_KEY.x, CALL_KEY.y, 26, 'turmeric')) +
    P(`M${CALL_KEY.x - 12} ${CALL_KEY.y + 8}l12-20l12 20Z`, 'ink-il') +
    plant(250, 640) +
    plant(1120, 640)
  );
}

const plant = (x: number, y: number): string =>
  place(
    P(
      'M-4-70C-40-170-84-200-116-196C-96-150-56-104-4-70ZM0-70C-18-190-10-240 8-270C30-226 24-150 0-70ZM4-70C36-160 80-196 114-194C94-146 54-104 4-70Z',
      'leaf',
    ) +
      P('M2-70C10-150 40-220 66-236C66-180 40-110 2-70Z', 'leaf-2') +
      P('M-44-76H44L34 8C28 16-28 16-34 8Z', 'ceramic') +
      P('M12-76H44L34 8C30 14 20 15 12 15Z', 'shade'),
    x,
    y,
  );

/** The panel inside: display, twenty floors, the card reader below them. */
function cabin(t: number): string {
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
    clip(
      rectShape(20, 80, 400, 526),
      R(20, 80, 400, 526, 'wall-ochre') +
        R(20, 560, 400, 60, 'wood-l') +
        R(150, 250, 150, 310, 'door') +
        R(136, 236, 178, 324, 'frame') +
        R(150, 250, 150, 310, 'door') +
        R(190, 360, 10, 60, 'shade-l') +
        plant(360, 580),
    ) +
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

function outside(t: number): Frame {
  const tip = path(t, [[0.8, 1180, 900], [CALL - 0.2, CALL_KEY.x + 4, CALL_KEY.y + 8], [CALL + 0.4, CALL_KEY.x + 4, CALL_KEY.y + 8], [CALL + 1.4, 1180, 900]]); // prettier-ignore
  const body =
    lobby(
      ramp(t, DOORS, DOORS + 1.3),
      t < DOORS - 0.2 ? 3 - Math.min(2, Math.floor(t)) : 1,
      ramp(t, CALL, CALL + 0.1) * (1 - ramp(t, DOORS, DOORS + 0.3)),
    ) +
    ring(t, 0.4, CALL, CALL_KEY.x, CALL_KEY.y, 38) +
    touch(t, CALL, CALL_KEY.x, CALL_KEY.y, 40) +
    (t < CALL + 1.5 ? pointing({ x: tip.x, y: tip.y + 18 * (1 - pressed(t, [CALL], 0.25)), s: 0.7, rot: -20 }) : '');
  const view = camera(t, [[0, 660, 372, 1180], [DOORS + 0.9, 660, 372, 1180], [INSIDE + 0.3, 640, 400, 520]]); // prettier-ignore
  return { view, body };
}

function inside(t: number): Frame {
  const goal = keyOf(GOAL);
  const card = path(t, [[INSIDE + 0.8, 1100, 1000], [CARD - 0.3, READER.x - 6, READER.y - 6], [CARD + 0.9, READER.x - 6, READER.y - 6], [CARD + 1.9, 1120, 1040]]); // prettier-ignore
  const near = pressed(t, [CARD], 0.7, 0.3);
  const tip = path(t, [[CARD + 1.5, 1060, 960], [FLOOR - 0.3, goal.x + 4, goal.y + 8], [FLOOR + 0.5, goal.x + 4, goal.y + 8], [FLOOR + 1.5, 1100, 960]]); // prettier-ignore
  const body =
    cabin(t) +
    ring(t, INSIDE + 0.3, CARD - 0.1, READER.x, READER.y + 2, 132, 88) +
    touch(t, CARD, READER.x, READER.y, 100) +
    (t > INSIDE + 0.7 && t < CARD + 2
      ? pinch({ x: card.x + 34, y: card.y + 46, s: 0.74, rot: -24 }, keyCard(card.x, card.y, 0.82 - 0.06 * near, -14))
      : '') +
    ring(t, CARD + 1.7, FLOOR, goal.x, goal.y, 32) +
    touch(t, FLOOR, goal.x, goal.y, 36) +
    (t > CARD + 1.4 && t < FLOOR + 1.6
      ? pointing({ x: tip.x, y: tip.y + 18 * (1 - pressed(t, [FLOOR], 0.3)), s: 0.64, rot: -22 })
      : '');
  const view = camera(t, [
    [INSIDE, 600, 360, 1240], [INSIDE + 0.6, 600, 360, 1240], [INSIDE + 1.6, 740, 470, 760], [CARD + 1.1, 740, 470, 760], [CARD + 2.2, 740, 360, 800],
    [FLOOR + 0.5, 740, 360, 800], [FLOOR + 1.4, 620, 348, 1200],
  ]); // prettier-ignore
  return { view, body };
}

const draw = (t: number): Frame => reel(t, [[0, outside], [INSIDE, inside]]); // prettier-ignore

/** 3: inside the lift the card comes first; only then does a floor's button answer. */
export const elevator: Film = { name: 'elevator', seconds: END, poster: 9, draw };
