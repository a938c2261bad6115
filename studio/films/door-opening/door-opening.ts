import { C, L, R, S, seq } from '../../kit/shapes';
import { cardLock, corridorWall, door, grip, homeBeyond, keyAt, keyCard, keypadLock, type Key } from '../doors';
import { fist, palm, pinch, pointing } from '../hand';
import { ring, tick, touch } from '../marks';
import { cuts, divided, fade, place, type Film, type Frame, type View } from '../stage';
import { swung, type Opening } from '../swing';
import { path, pressed, ramp, shown } from '../timing';
import { phone } from './phone';
import {
  BOTH,
  BOTH_2,
  CARD,
  END,
  HANDLE,
  HANDLE_2,
  HASH,
  LEFT,
  REST,
  RIGHT,
  TURN,
  TURN_2,
  TYPED,
  WAKE,
  YES,
} from './plan';

const AT: Opening = { x: 420, y: 40, w: 440, h: 600 };
const LOCK = { x: 770, y: 372 };
const leverY = (dy: number): number => LOCK.y + dy;

/** The lever from the second it is pressed on: down, the leaf gives, up again. */
const turned = (t: number, at: number): { down: number; open: number } => ({
  down: ramp(t, at, at + 0.6) * (1 - ramp(t, at + 1.6, at + 1.9)),
  open: ramp(t, at + 0.9, at + 2.1),
});

/** The lever's hand: comes from below right, presses its end, goes with the leaf and lets go. */
function leverHand(t: number, at: number, dy: number): string {
  if (t < at - 0.7 || t > at + 2.5) return '';
  const { down, open } = turned(t, at);
  const held = swung(AT, open, grip(LOCK.x, leverY(dy), down));
  const far = Math.max(1 - ramp(t, at - 0.7, at - 0.1), ramp(t, at + 1.7, at + 2.4));
  return fist({ x: held.x + 330 * far, y: held.y + 8 + 420 * far, s: 0.6, rot: -30 });
}

/** Direction of the lever: down. */
const downwards = (t: number, at: number, dy: number): string =>
  fade(
    shown(t, at - 1, at + 0.1, 0.2),
    place(L('M10-34Q-20 14 6 62M-20 44L6 62L12 32', 'turmeric', 11), LOCK.x - 156, leverY(dy)),
  );

const rug = (tone: string): string => R(AT.x - 60, 628, AT.w + 120, 44, 'rug', 8) + R(AT.x - 44, 636, AT.w + 88, 28, tone, 6); // oxfmt-ignore

function passwordDoor(t: number): string {
  const { down, open } = turned(t, TURN);
  const lit: Partial<Record<Key, number>> = {};
  for (const [at, key] of [...TYPED, [HASH, '#'] as const])
    lit[key] = Math.max(lit[key] ?? 0, pressed(t, [at], REST - 0.06, 0.06));
  const lock = keypadLock(LOCK.x, LOCK.y, {
    awake: ramp(t, WAKE + 0.15, WAKE + 0.9) * (1 - ramp(t, BOTH - 0.2, BOTH)),
    lit,
    dots: TYPED.filter(([at]) => t >= at).length,
    accepted: ramp(t, YES, YES + 0.15),
    down,
  });
  return corridorWall('mist') + door(AT, 'door', open, lock, homeBeyond(AT)) + rug('rug-2');
}

/** Moment at which the finger comes, after the palm has gone. */
const FINGER = WAKE + 1;

/** The code on the phone; the palm wakes the keys; the finger rests on each figure that is marked, then on #. */
function typing(t: number): Frame {
  const pad = { x: LOCK.x, y: LOCK.y - 106 };
  const hand = path(t, [[WAKE - 0.9, 1060, 900], [WAKE - 0.1, pad.x + 6, pad.y + 24], [WAKE + 0.6, pad.x + 6, pad.y + 24], [WAKE + 1.2, 1060, 800]]); // oxfmt-ignore
  const flat = pressed(t, [WAKE], 0.6, 0.25);
  const stops = [...TYPED, [HASH, '#'] as const].flatMap(([at, key]) => {
    const k = keyAt(key);
    return [at - 0.02, at + REST].map((s) => [s, LOCK.x + k.x + 9, LOCK.y + k.y + 13] as const);
  });
  const tip = path(t, [[FINGER, 960, 720], ...stops, [HASH + 1.4, 1000, 760]]);
  const push = pressed(t, [...TYPED.map(([at]) => at), HASH], REST - 0.04, 0.1);
  const hash = keyAt('#');
  const body =
    passwordDoor(t) +
    phone(t) +
    ring(t, WAKE - 1.2, WAKE - 0.1, pad.x, pad.y, 72, 98) +
    touch(t, WAKE, pad.x, pad.y, 90) +
    TYPED.map(([at, key]) => touch(t, at, LOCK.x + keyAt(key).x, LOCK.y + keyAt(key).y, 30)).join('') +
    ring(t, HASH - 0.4, HASH + 0.1, LOCK.x + hash.x, LOCK.y + hash.y, 24) +
    touch(t, HASH, LOCK.x + hash.x, LOCK.y + hash.y, 30) +
    (t > WAKE - 0.9 && t < WAKE + 1.2 ? palm({ ...hand, s: 0.74 - 0.05 * flat, rot: -16 }) : '') +
    (t > FINGER && t < HASH + 1.4
      ? pointing({ x: tip.x + 12 * (1 - push), y: tip.y + 18 * (1 - push), s: 0.5, rot: -36 })
      : '');
  return { view: { cx: 716, cy: 300, w: 700 }, body };
}

function cardDoor(t: number): string {
  const { down, open } = turned(t, TURN_2);
  const accepted = ramp(t, CARD + 0.3, CARD + 0.4) * (1 - ramp(t, BOTH_2 - 0.2, BOTH_2));
  const lock = cardLock(LOCK.x, LOCK.y, accepted, down);
  return corridorWall('wall-sand') + door(AT, 'wood-2', open, lock, homeBeyond(AT)) + rug('rug-j');
}

/** The card flat on the wave sign; the lamp above it turns green while it lies there. */
function reading(t: number): Frame {
  const sign = { x: LOCK.x, y: LOCK.y - 92 };
  const card = path(t, [[CARD - 1.1, 1000, 760], [CARD - 0.1, sign.x + 2, sign.y + 8], [CARD + 0.9, sign.x + 2, sign.y + 8], [CARD + 1.5, 1000, 760]]); // oxfmt-ignore
  const body =
    cardDoor(t) +
    ring(t, RIGHT + 0.2, CARD - 0.1, sign.x, sign.y, 66, 74) +
    touch(t, CARD, sign.x, sign.y, 100) +
    (t > CARD - 1.1 && t < CARD + 1.5
      ? pinch({ x: card.x + 22, y: card.y + 46, s: 0.62, rot: -34 }, keyCard(card.x, card.y, 0.66, -8))
      : '');
  return { view: { cx: 770, cy: 316, w: 640 }, body };
}

/** Near the lever, then far enough away to see the door open. */
const lever =
  (scene: (t: number) => string, at: number, dy: number, view: View) =>
  (t: number): Frame => ({
    view,
    body:
      scene(t) +
      ring(t, at - 1.1, at - 0.5, LOCK.x - 60, leverY(dy), 84, 32) +
      downwards(t, at, dy) +
      leverHand(t, at, dy),
  });

const keypadSign = (): string =>
  seq(9, (i) => C(-28 + (i % 3) * 28, -28 + Math.floor(i / 3) * 28, 10, i === 8 ? 'turmeric' : 'paper'));

/** Sign for the kind of door that a half is about; the ring says which one is meant now. */
const badge = (x: number, sign: string, now: number, done: number): string =>
  place(
    C(0, 0, 84, 'paper') +
      C(0, 0, 78, 'ink-il') +
      fade(now, `<circle r="78" ${S('turmeric', 12)}/>`) +
      (done > 0 ? '' : sign),
    x,
    560,
  ) + tick(x, 560, 58, done);

/** Both doors, each in its half: `now` says whose turn it is, `done` which are open. */
function both(t: number, now: 'left' | 'right', at: number, done: readonly [number, number]): Frame {
  const wide: View = { cx: 640, cy: 372, w: 1340 };
  const lit = ramp(t, at, at + 0.2);
  const frame = (x: number): string => `<rect x="${x + 8}" y="8" width="618" height="704" rx="10" ${S('turmeric', 12)}/>`; // oxfmt-ignore
  const marks =
    badge(290, keypadSign(), now === 'left' ? lit : 0, done[0]) +
    badge(930, keyCard(0, 0, 0.52, -8), now === 'right' && done[1] === 0 ? lit : 0, done[1]) +
    (done[1] > 0 ? '' : fade(lit, frame(now === 'left' ? 0 : 646)));
  return divided({ view: wide, body: passwordDoor(t) }, { view: wide, body: cardDoor(t) }, 0.5, { left: 0, right: 0 }, marks); // oxfmt-ignore
}

const NEAR_LEVER: View = { cx: 690, cy: 430, w: 580 };
/** The card's lock has its lamp at the top, which is still green. */
const NEAR_CARD_LEVER: View = { cx: 690, cy: 354, w: 720 };
const FROM_AFAR: View = { cx: 680, cy: 372, w: 1120 };

const draw = (t: number): Frame =>
  cuts(t, [
    [0, (s) => both(s, 'left', 0.9, [0, 0])],
    [LEFT, typing],
    [HANDLE, lever(passwordDoor, TURN, 96, NEAR_LEVER)],
    [TURN + 0.8, lever(passwordDoor, TURN, 96, FROM_AFAR)],
    [BOTH, (s) => both(s, 'right', BOTH + 0.6, [ramp(s, BOTH + 0.1, BOTH + 0.5), 0])],
    [RIGHT, reading],
    [HANDLE_2, lever(cardDoor, TURN_2, 76, NEAR_CARD_LEVER)],
    [TURN_2 + 0.8, lever(cardDoor, TURN_2, 76, FROM_AFAR)],
    [BOTH_2, (s) => both(s, 'right', BOTH_2, [1, ramp(s, BOTH_2 + 0.2, BOTH_2 + 0.6)])],
  ]);

/** 1: two kinds of door; the code is on the phone (palm, figures, #, lever); the other one takes the card. */
export const doorOpening: Film = { name: 'door-opening', seconds: END, poster: 1.6, draw };
