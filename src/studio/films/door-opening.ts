import { C, R, S, seq } from '../kit/shapes';
import { cardLock, corridorWall, door, grip, homeBeyond, keyAt, keyCard, keypadLock, type Key } from './doors';
import { fist, palm, pinch, pointing } from './hand';
import { ring, tick, touch } from './marks';
import { camera, divided, fade, place, type Film, type Frame, type View } from './stage';
import { swung, type Opening } from './swing';
import { path, pressed, ramp, track } from './timing';

/** Both doors, then the one with the keypad, both again, the one with the card, both open. */
const LEFT = 2.3;
const WAKE = 3.9;
/** The code on screen is nobody's: the film shows that figures are pressed in order, the display shows dots. */
const TYPED: readonly (readonly [number, Key])[] = [[6, '4'], [6.7, '1'], [7.4, '5'], [8.1, '8']]; // prettier-ignore
const HASH = 9.6;
const YES = 10;
const TURN = 11.4;
const BOTH = 13.8;
const RIGHT = 15.4;
const CARD = 17.3;
const TURN_2 = 19.6;
const BOTH_2 = 22.1;
const END = 24.5;

const AT: Opening = { x: 420, y: 40, w: 440, h: 600 };
const LOCK = { x: 770, y: 372 };

/** The lever's hand: comes from below right, presses, goes with the leaf and lets go. */
function leverHand(t: number, at: number, dy: number, open: number, down: number): string {
  if (t < at - 1 || t > at + 2.6) return '';
  const g = grip(LOCK.x, LOCK.y + dy, down);
  const held = swung(AT, open, g);
  const far = Math.max(1 - ramp(t, at - 0.9, at - 0.2), ramp(t, at + 1.3, at + 2.3));
  return fist({ x: held.x + 330 * far, y: held.y + 420 * far, s: 0.8, rot: -26 });
}

function passwordDoor(t: number): string {
  const down = ramp(t, TURN, TURN + 0.4) * (1 - ramp(t, TURN + 1.2, TURN + 1.6));
  const open = ramp(t, TURN + 0.5, TURN + 2);
  const lit: Partial<Record<Key, number>> = {};
  for (const [at, key] of [...TYPED, [HASH, '#'] as const])
    lit[key] = Math.max(lit[key] ?? 0, pressed(t, [at], 0.3, 0.1));
  const lock = keypadLock(LOCK.x, LOCK.y, {
    awake: ramp(t, WAKE + 0.15, WAKE + 0.9) * (1 - ramp(t, TURN + 2.4, TURN + 2.8)),
    lit,
    dots: TYPED.filter(([at]) => t >= at).length,
    accepted: ramp(t, YES, YES + 0.15),
    down,
  });
  const pad = { x: LOCK.x, y: LOCK.y - 106 };
  const hand = path(t, [[WAKE - 1.3, 990, 1000], [WAKE - 0.2, pad.x + 4, pad.y + 20], [WAKE + 0.7, pad.x + 4, pad.y + 20], [WAKE + 1.6, 980, 840]]); // prettier-ignore
  const flat = pressed(t, [WAKE], 0.6, 0.25);
  const stops = [...TYPED, [HASH, '#'] as const].flatMap(([at, key]) => {
    const k = keyAt(key);
    return [at - 0.18, at + 0.18].map((s) => [s, LOCK.x + k.x + 3, LOCK.y + k.y + 8] as const);
  });
  const tip = path(t, [[5, 930, 760], ...stops, [HASH + 1.3, 960, 800]]);
  const push = pressed(t, [...TYPED.map(([at]) => at), HASH], 0.16);
  const hash = keyAt('#');
  return (
    corridorWall('mist') +
    door(AT, 'door', open, lock, homeBeyond(AT)) +
    R(AT.x - 60, 628, AT.w + 120, 44, 'rug', 8) +
    R(AT.x - 44, 636, AT.w + 88, 28, 'rug-2', 6) +
    ring(t, LEFT + 0.5, WAKE - 0.1, pad.x, pad.y, 72, 98) +
    touch(t, WAKE, pad.x, pad.y, 90) +
    ring(t, 4.9, 6, pad.x, pad.y, 72, 98) +
    TYPED.map(([at, key]) => touch(t, at, LOCK.x + keyAt(key).x, LOCK.y + keyAt(key).y, 26)).join('') +
    ring(t, HASH - 1.1, HASH, LOCK.x + hash.x, LOCK.y + hash.y, 24) +
    touch(t, HASH, LOCK.x + hash.x, LOCK.y + hash.y, 28) +
    (t > WAKE - 1.4 && t < WAKE + 1.7 ? palm({ ...hand, s: 0.8 - 0.06 * flat, rot: -8 }) : '') +
    (t > 4.9 && t < HASH + 1.4
      ? pointing({ x: tip.x, y: tip.y + 16 * (1 - push), s: 0.62 - 0.03 * push, rot: -20 })
      : '') +
    ring(t, TURN - 1.4, TURN - 0.3, LOCK.x - 62, LOCK.y + 96, 84, 34) +
    leverHand(t, TURN, 96, open, down)
  );
}

function cardDoor(t: number): string {
  const down = ramp(t, TURN_2, TURN_2 + 0.4) * (1 - ramp(t, TURN_2 + 1.2, TURN_2 + 1.6));
  const open = ramp(t, TURN_2 + 0.5, TURN_2 + 2);
  const reader = { x: LOCK.x, y: LOCK.y - 106 };
  const card = path(t, [[CARD - 1.5, 980, 860], [CARD - 0.3, reader.x + 12, reader.y + 16], [CARD + 0.9, reader.x + 12, reader.y + 16], [CARD + 1.9, 1000, 900]]); // prettier-ignore
  const near = pressed(t, [CARD], 0.7, 0.3);
  const s = 0.86 - 0.06 * near;
  return (
    corridorWall('wall-sand') +
    door(AT, 'wood-2', open, cardLock(LOCK.x, LOCK.y, ramp(t, CARD + 0.25, CARD + 0.35), down), homeBeyond(AT)) +
    R(AT.x - 60, 628, AT.w + 120, 44, 'rug', 8) +
    R(AT.x - 44, 636, AT.w + 88, 28, 'rug-j', 6) +
    ring(t, RIGHT + 0.6, CARD - 0.1, reader.x, reader.y, 74, 108) +
    touch(t, CARD, reader.x, reader.y, 100) +
    (t > CARD - 1.5 && t < CARD + 2
      ? pinch({ x: card.x + 20, y: card.y + 62, s: s * 0.9, rot: -14 }, keyCard(card.x, card.y, s, -6))
      : '') +
    ring(t, TURN_2 - 1.4, TURN_2 - 0.3, LOCK.x - 62, LOCK.y + 76, 84, 34) +
    leverHand(t, TURN_2, 76, open, down)
  );
}

/** Wide enough that a whole door stands in half a picture. */
const WIDE = [640, 372, 1340] as const;

const passwordView = (t: number): View =>
  camera(t, [
    [LEFT, ...WIDE], [LEFT + 1.2, 790, 282, 620], [YES + 0.6, 790, 282, 620], [YES + 1.4, 690, 390, 1000], [TURN + 0.6, 690, 390, 1000], [TURN + 2, ...WIDE],
  ]); // prettier-ignore

const cardView = (t: number): View =>
  camera(t, [
    [RIGHT, ...WIDE], [RIGHT + 1.2, 790, 320, 640], [CARD + 1, 790, 320, 640], [CARD + 1.9, 690, 390, 1000], [TURN_2 + 0.6, 690, 390, 1000], [TURN_2 + 2, ...WIDE],
  ]); // prettier-ignore

const keypadSign = (): string =>
  seq(9, (i) => C(-24 + (i % 3) * 24, -24 + Math.floor(i / 3) * 24, 8.5, i === 8 ? 'turmeric' : 'ink-il'));

/** Which kind of door a half is about; the ring says which one is meant now. */
const badge = (x: number, sign: string, now: number, done: number): string =>
  place(C(0, 0, 62, 'paper') + fade(now, `<circle r="62" ${S('turmeric', 9)}/>`) + fade(1 - done, sign), x, 632) +
  tick(x, 632, 44, done);

function draw(t: number): Frame {
  const part = track(t, [[LEFT, 0.5], [LEFT + 0.8, 1], [BOTH, 1], [BOTH + 0.8, 0.5], [RIGHT, 0.5], [RIGHT + 0.8, 0], [BOTH_2, 0], [BOTH_2 + 0.8, 0.5]]); // prettier-ignore
  const left: Frame = { view: passwordView(t), body: part > 0.001 ? passwordDoor(t) : '' };
  const right: Frame = { view: cardView(t), body: part < 0.999 ? cardDoor(t) : '' };
  const first = 1 - ramp(t, BOTH, BOTH + 0.8);
  const marked = 1 - Math.abs(part - 0.5) * 2;
  const marks =
    badge(640 * part, keypadSign(), ramp(t, 0.8, 1.2) * first, ramp(t, BOTH + 0.4, BOTH + 0.8)) +
    badge(640 + 640 * part, keyCard(0, 0, 0.42, -8), ramp(t, BOTH + 1, BOTH + 1.3), ramp(t, BOTH_2 + 0.6, BOTH_2 + 1));
  const dimmed = { left: ramp(t, BOTH + 1, BOTH + 1.3) * (1 - ramp(t, BOTH_2, BOTH_2 + 0.8)), right: ramp(t, 0.8, 1.2) * first }; // prettier-ignore
  return divided(left, right, part, dimmed, fade(marked, marks));
}

/** 1: two kinds of door side by side; the one with the keypad (palm, figures, #, lever), the one with the card. */
export const doorOpening: Film = { name: 'door-opening', seconds: END, poster: 1.6, draw };
