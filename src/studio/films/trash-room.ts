import { C, L, P, R, clip, each, rectShape, seq } from '../kit/shapes';
import { wallTiles } from '../kit/kitchens';
import { plantPot } from '../kit/plants';
import { corridorWall, door, type Opening } from './doors';
import { fist, palm, pinch } from './hand';
import { ring, tick, touch } from './marks';
import { binSign, wasteSign, type Waste } from './signs';
import { camera, fade, place, reel, type Film, type Frame } from './stage';
import { linear, path, ramp, shown, track } from './timing';

const DROPS: readonly (readonly [number, Waste])[] = [[1.6, 'food'], [3.4, 'bottle'], [5.2, 'rest']]; // prettier-ignore
const LIFT = 6.4;
const TIE = 7.8;
const WALK = 10;
const PUSH = 13.8;
const ROOM = 16;
const HATCH = 17.6;
const DROP = 18.6;
const SHUT = 19.5;
const SECOND = 21.2;
const END = 23.8;

const BINS: Record<Waste, { x: number; tone: string }> = { food: { x: 330, tone: 'leaf' }, bottle: { x: 640, tone: 'ceramic' }, rest: { x: 950, tone: 'ink-il' } }; // prettier-ignore

const thing = (kind: Waste): string =>
  ({
    food:
      P('M-34-38C-14-20 14-20 34-38C20-8 20 12 34 42C14 32-14 32-34 42C-20 12-20-8-34-38Z', 'cream') +
      P(
        'M-34-38C-14-20 14-20 34-38C40-46 30-54 18-50C6-46-6-46-18-50C-30-54-40-46-34-38ZM-34 42C-14 32 14 32 34 42C40 50 30 58 18 54C6 50-6 50-18 54C-30 58-40 50-34 42Z',
        'lacquer',
      ) +
      L('M0-46Q4-66 16-70', 'wood-3', 6),
    bottle:
      fade(0.9, P('M-12-74H12V-48Q34-34 34-8V62Q34 74 22 74H-22Q-34 74-34 62V-8Q-34-34-12-48Z', 'sky-1')) +
      R(-16, -88, 32, 20, 'lacquer', 5) +
      R(-34, 0, 68, 34, 'jade') +
      P('M10-50Q34-34 34-8V62Q34 74 22 74H10Z', 'shade'),
    rest:
      P('M-46 8C-58-20-30-50-4-44C26-58 56-34 48-4C60 26 30 54 2 46C-24 60-52 36-46 8Z', 'linen') +
      P('M14-46C40-48 56-30 48-4C60 26 30 54 2 46C30 30 36-10 14-46Z', 'shade') +
      L('M-20-12L2 4L-12 24M8-26L20-6', 'linen-2', 5),
  })[kind];

/** A pedal bin, its lid raised by `open`. */
function bin(kind: Waste, open: number): string {
  const { x, tone } = BINS[kind];
  return (
    P(`M${x - 112} 420H${x + 112}L${x + 92} 664H${x - 92}Z`, tone) +
    P(`M${x + 40} 420H${x + 112}L${x + 92} 664H${x + 30}Z`, 'shade') +
    R(x - 34, 650, 68, 22, 'steel-2', 8) +
    place(wasteSign(kind), x, 546, 1.15) +
    `<g transform="rotate(${(-58 * open).toFixed(2)} ${x - 112} 420)">${R(x - 122, 396, 244, 30, tone, 14)}${R(x - 122, 412, 244, 14, 'shade', 7)}</g>`
  );
}

/** The bag; `tied` draws its ears to a knot. Origin = its neck. */
const bag = (tied: number, tone = 'ink-il'): string =>
  P(
    `M${-120 + 84 * tied} 0C-150 70-164 150-130 220C-110 250 110 250 130 220C164 150 150 70 ${120 - 84 * tied} 0Q0 ${26 * tied} ${-120 + 84 * tied} 0Z`,
    tone,
  ) +
  P(`M${40 - 18 * tied} 8C90 90 100 160 84 232C108 229 122 226 130 220C164 150 150 70 ${120 - 84 * tied} 0Z`, 'shade') +
  (tied < 0.5
    ? place(
        P('M-120 8C-124-40-98-66-84-46C-74-24-66-10-50 8ZM120 8C124-40 98-66 84-46C74-24 66-10 50 8Z', tone),
        0,
        0,
        1 - 0.7 * tied,
      )
    : place(
        P('M0 0C-20-40-76-62-80-30C-78-4-30 6 0 4C30 6 78-4 80-30C76-62 20-40 0 0Z', tone) +
          P('M0 0C20-40 76-62 80-30C78-4 30 6 0 4Z', 'shade') +
          C(0, 2, 22, 'lacquer'),
        0,
        4,
        tied * 2 - 1,
      ));

function kitchen(t: number): string {
  const lids = Object.fromEntries(
    DROPS.map(([at, kind]) => [
      kind,
      Math.max(
        ramp(t, at - 0.9, at - 0.5) - ramp(t, at + 0.55, at + 0.9),
        kind === 'rest' ? ramp(t, LIFT - 0.3, LIFT) : 0,
      ),
    ]),
  ) as Record<Waste, number>;
  const falling = each(DROPS, ([at, kind], i) => {
    if (t < at - 1.1 || t > at + 0.9) return '';
    const x = BINS[kind].x + 10;
    const hand = path(t, [[at - 1.1, x + 330, -140], [at - 0.4, x, 240], [at + 0.15, x, 240], [at + 0.9, x + 330, -160]]); // prettier-ignore
    const fall = ramp(t, at, at + 0.45, (p) => p * p);
    const y = t < at ? hand.y + 70 : 310 + 190 * fall;
    const piece = clip(
      rectShape(-400, -600, 2200, 1024),
      place(thing(kind), t < at ? hand.x : x, y, 0.86, i * 20 + fall * 60),
    );
    return pinch({ x: hand.x + 14, y: hand.y + 20, s: 0.72, rot: 152, left: true }, piece);
  });
  const up = ramp(t, LIFT, LIFT + 1);
  const tied = ramp(t, TIE + 0.1, TIE + 1.3, linear);
  const bagAt = { x: 640 + (BINS.rest.x - 640) * (1 - up), y: 300 + 160 * (1 - up) };
  const show = t > LIFT ? 1 : 0;
  // Together to cross the ends, then apart to pull the loops tight.
  const hx = track(tied, [[0, 158], [0.5, 44], [1, 118]]); // prettier-ignore
  const far = Math.max(1 - ramp(t, LIFT - 0.1, LIFT + 0.9), ramp(t, TIE + 1.6, TIE + 2.2));
  return (
    R(-300, -300, 1900, 1000, 'wall-clay') +
    place(wallTiles(0, 0, 1280, 270, 'paper', 72), -200, -270, 2) +
    R(-300, 316, 1900, 360, 'jade') +
    R(-300, 292, 1900, 26, 'stone') +
    L(
      seq(7, (i) => `M${-60 + i * 220} 318V660`),
      'shade-l',
      8,
    ) +
    R(-300, 640, 1900, 300, 'tile-l') +
    R(-300, 632, 1900, 16, 'ink-il') +
    place(plantPot(0, 0, 1.3, 1), 90, 292) +
    each(DROPS, ([, kind]) => bin(kind, lids[kind])) +
    falling +
    each(
      DROPS,
      ([at, kind]) =>
        ring(t, at - 1.2, at - 0.1, BINS[kind].x, 546, 84) +
        fade(shown(t, at + 0.5, at + 1.5, 0.2), tick(BINS[kind].x + 84, 470, 26, ramp(t, at + 0.5, at + 0.8))),
    ) +
    fade(show * 0.82 * up, R(-300, -300, 1900, 1500, 'cream')) +
    fade(show, place(bag(tied), bagAt.x, bagAt.y, 0.7 + 0.5 * up)) +
    (show
      ? fist({ x: bagAt.x - hx - 300 * far, y: bagAt.y - 22 + 500 * far, s: 0.62, rot: 34, left: true }) +
        fist({ x: bagAt.x + hx + 300 * far, y: bagAt.y - 22 + 500 * far, s: 0.62, rot: -34 })
      : '') +
    tick(640, 470, 52, ramp(t, TIE + 1.3, TIE + 1.7))
  );
}

const ROOM_DOOR: Opening = { x: 2260, y: 130, w: 330, h: 510 };
const homeDoor = (x: number, tone: string): string =>
  R(x - 22, 128, 284, 512, 'frame', 4) +
  R(x, 150, 240, 490, tone) +
  R(x + 34, 184, 172, 120, 'shade-l', 8) +
  R(x + 34, 480, 172, 120, 'shade-l', 8) +
  R(x + 190, 360, 30, 90, 'ink-il', 10) +
  R(x + 150, 420, 56, 13, 'steel', 6) +
  R(x - 10, 630, 260, 30, 'rug', 6);

const roomBeyond = (): string => {
  const { x, y, w, h } = ROOM_DOOR;
  return (
    R(x, y, w, h, 'mist') +
    L(seq(8, (i) => `M${x + i * 48} ${y}V560`) + seq(9, (i) => `M${x} ${y + i * 48}H${x + w}`), 'line', 2) +
    R(x, 560, w, 100, 'road') +
    R(x + 150, 250, 130, 130, 'steel', 10) +
    R(x + 166, 266, 98, 98, 'steel-2', 8) +
    R(x + 180, 420, 120, 160, 'leaf', 10)
  );
};

/** Along the corridor to its end: doors with locks go by, the last one has none. */
function corridor(t: number): string {
  const open = ramp(t, PUSH + 0.1, PUSH + 1.4);
  const walk = track(t, [[WALK, 0], [PUSH - 1.2, 1]]); // prettier-ignore
  const bagX = 330 + walk * 1690;
  const bob = Math.sin(walk * Math.PI * 7) * 12;
  const at = path(t, [[PUSH - 1, 2760, 960], [PUSH - 0.1, 2470, 400], [PUSH + 0.3, 2470, 400], [PUSH + 1.1, 2330, 410], [PUSH + 1.9, 2760, 960]]); // prettier-ignore
  return (
    `<g transform="translate(1000 0)">${corridorWall('wall-ochre')}</g><g transform="translate(-400 0)">${corridorWall('wall-ochre')}</g><g transform="translate(2200 0)">${corridorWall('wall-ochre')}</g>` +
    each(
      [90, 640, 1190, 1740],
      (x, i) =>
        homeDoor(x, i % 2 ? 'wood-2' : 'door') +
        R(x + 330, 170, 90, 120, 'wood-3', 4) +
        R(x + 340, 180, 70, 100, i % 2 ? 'sky-1' : 'cream') +
        C(x + 375, 214, 18, i % 2 ? 'sun' : 'lacquer') +
        P(`M${x + 340} 280v-20l24-26l22 22l24-30v54Z`, 'karst-3'),
    ) +
    door(
      ROOM_DOOR,
      'linen-2',
      open,
      R(2300, 150, 250, 160, 'linen-2') + binSign(2425, 240, 1.25) + R(2490, 372, 70, 90, 'steel', 10),
      roomBeyond(),
    ) +
    binSign(2425, 70, 0.4) +
    ring(t, PUSH - 1.7, PUSH - 0.5, 2425, 240, 92) +
    ring(t, PUSH - 1, PUSH, 2525, 417, 56, 66) +
    touch(t, PUSH, 2500, 410, 80) +
    place(bag(1), bagX, 470 + bob, 0.84) +
    fist({ x: bagX + 2, y: 440 + bob, s: 0.66, rot: 158, left: true }) +
    (t > PUSH - 1.1 && t < PUSH + 2 ? palm({ x: at.x, y: at.y + 30, s: 0.8, rot: -16 }) : '')
  );
}

const CHUTE = { x: 400, y: 170, w: 300, h: 230 };
/** The room: a hatch in the wall for what is left, a bin on wheels for bottles. */
function inside(t: number): string {
  const hatch = ramp(t, HATCH, HATCH + 0.6) - ramp(t, SHUT, SHUT + 0.6);
  const drop = ramp(t, DROP, DROP + 0.6, (p) => p * p);
  const bagAt = path(t, [[ROOM, 960, 430], [HATCH + 0.2, 960, 430], [DROP - 0.1, CHUTE.x + 150, CHUTE.y - 20]]); // prettier-ignore
  const lid = ramp(t, SECOND - 0.7, SECOND - 0.2) - ramp(t, SECOND + 0.8, SECOND + 1.2);
  const bottleFall = ramp(t, SECOND, SECOND + 0.4, (p) => p * p);
  const bottleHand = path(t, [[SECOND - 1, 1340, 60], [SECOND - 0.1, 990, 220], [SECOND + 0.2, 990, 220], [SECOND + 0.9, 1340, 40]]); // prettier-ignore
  const grip = path(t, [[HATCH - 1, 760, 900], [HATCH - 0.1, 550, 210], [HATCH, 550, 210], [HATCH + 0.6, 550, 316], [HATCH + 1.3, 820, 900]]); // prettier-ignore
  const close = path(t, [[SHUT - 0.7, 820, 900], [SHUT, 560, 340], [SHUT + 0.6, 560, 240], [SHUT + 1.3, 860, 900]]); // prettier-ignore
  const sack = place(bag(1), bagAt.x, bagAt.y + 240 * drop, 0.84 - 0.16 * ramp(t, HATCH + 0.4, DROP));
  return (
    R(-300, -300, 1900, 1000, 'mist') +
    L(seq(12, (i) => `M${-280 + i * 160} -300V560`) + seq(6, (i) => `M-300 ${-260 + i * 160}H1600`), 'line', 3) +
    R(-300, 560, 1900, 500, 'road') +
    R(-300, 548, 1900, 14, 'skirting') +
    L('M-300 620H1600M-300 690H1600', 'line', 3) +
    R(CHUTE.x - 26, CHUTE.y - 26, CHUTE.w + 52, CHUTE.h + 52, 'steel', 16) +
    R(CHUTE.x, CHUTE.y, CHUTE.w, CHUTE.h, 'ink-il-2', 8) +
    R(CHUTE.x + 100, CHUTE.y - 142, 100, 100, 'ink-il', 16) +
    place(wasteSign('rest'), CHUTE.x + 150, CHUTE.y - 92, 0.9) +
    P('M90 330H330L306 630H114Z', 'leaf') +
    P('M250 330H330L306 630H240Z', 'shade') +
    C(140, 642, 24, 'ink-il') +
    C(280, 642, 24, 'ink-il') +
    R(78, 300, 264, 34, 'leaf', 14) +
    R(78, 318, 264, 16, 'shade', 8) +
    place(wasteSign('food'), 210, 480, 1.2) +
    (t > DROP - 0.6
      ? clip(rectShape(CHUTE.x - 60, -200, CHUTE.w + 120, 200 + CHUTE.y + CHUTE.h - 30), drop < 1 ? sack : '')
      : '') +
    P(
      `M${CHUTE.x} ${CHUTE.y + CHUTE.h}L${CHUTE.x - 26 * hatch} ${CHUTE.y + (CHUTE.h - 70) * hatch}H${CHUTE.x + CHUTE.w + 26 * hatch}L${CHUTE.x + CHUTE.w} ${CHUTE.y + CHUTE.h}Z`,
      'steel-2',
    ) +
    P(
      `M${CHUTE.x + CHUTE.w * 0.66} ${CHUTE.y + CHUTE.h}V${CHUTE.y + (CHUTE.h - 70) * hatch}H${CHUTE.x + CHUTE.w + 26 * hatch}L${CHUTE.x + CHUTE.w} ${CHUTE.y + CHUTE.h}Z`,
      'shade',
    ) +
    R(CHUTE.x + 90, CHUTE.y + 28 + (CHUTE.h - 84) * hatch, 120, 24, 'paper', 12) +
    P('M850 330H1130L1106 630H874Z', 'ceramic') +
    P('M1040 330H1130L1106 630H1030Z', 'shade') +
    C(910, 642, 26, 'ink-il') +
    C(1070, 642, 26, 'ink-il') +
    place(wasteSign('bottle'), 990, 480, 1.3) +
    (t > SECOND - 1.1 && t < SECOND + 1
      ? pinch(
          { x: bottleHand.x + 14, y: bottleHand.y - 40, s: 0.7, rot: 152, left: true },
          clip(
            rectShape(-400, -600, 2200, 930),
            place(
              thing('bottle'),
              t < SECOND ? bottleHand.x : 990,
              (t < SECOND ? bottleHand.y : 220) + 210 * bottleFall,
              0.9,
              bottleFall * 20,
            ),
          ),
        )
      : '') +
    `<g transform="rotate(${(62 * lid).toFixed(2)} 1136 326)">${R(838, 300, 304, 34, 'ceramic', 14)}${R(838, 318, 304, 16, 'shade', 8)}</g>` +
    ring(t, ROOM + 0.4, HATCH, CHUTE.x + 150, CHUTE.y + 40, 84, 34) +
    (t <= DROP - 0.6 ? sack : '') +
    (t < DROP + 0.3 ? fist({ x: bagAt.x + 2, y: bagAt.y - 28, s: 0.62, rot: 158, left: true }) : '') +
    (t > HATCH - 1.1 && t < HATCH + 1.4 ? fist({ x: grip.x, y: grip.y, s: 0.66, rot: -14 }) : '') +
    (t > SHUT - 0.8 && t < SHUT + 1.4 ? palm({ x: close.x, y: close.y + 30, s: 0.66, rot: -14 }) : '') +
    tick(CHUTE.x + 150, CHUTE.y + 140, 44, ramp(t, SHUT + 0.7, SHUT + 1.1)) +
    tick(1086, 400, 34, ramp(t, SECOND + 0.7, SECOND + 1.1))
  );
}

const kitchenShot = (t: number): Frame => ({
  view: camera(t, [[LIFT, 640, 360, 1280], [LIFT + 1.2, 640, 400, 1000]]),
  body: kitchen(t),
}); // prettier-ignore

const corridorShot = (t: number): Frame => ({
  view: {
    cx: track(t, [[WALK, 620], [PUSH - 1.2, 2240]]),
    cy: 370,
    w: 1060,
  },
  body: corridor(t),
}); // prettier-ignore

const roomShot = (t: number): Frame => ({
  view: camera(t, [[SHUT + 0.5, 660, 350, 1160], [SECOND, 700, 360, 1240]]),
  body: inside(t),
}); // prettier-ignore

const draw = (t: number): Frame => reel(t, [[0, kitchenShot], [WALK, corridorShot], [ROOM, roomShot]], 0.16); // prettier-ignore

/** 11: sort, tie, to the end of the corridor, a door that needs no card, hatch for the rest, bin for bottles. */
export const trashRoom: Film = { name: 'trash-room', seconds: END, poster: 3.4, draw };
