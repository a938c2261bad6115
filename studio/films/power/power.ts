import { L, clip, rectShape } from '../../kit/shapes';
import { keyCard } from '../doors';
import { pinch, pointing } from '../hand';
import { ring, touch } from '../marks';
import { away, hand, reach } from '../reach';
import { handsOff } from '../signs';
import { WHOLE, cuts, divided, fade, place, type Film, type Frame, type View } from '../stage';
import { path, pressed, ramp, settle, shown } from '../timing';
import { box, tabAt } from './box';
import { phoneCall } from './call';
import { SOCKET, cord, counter, flash, plug } from './counter';
import { darkness, holder, room } from './home';
import { AGAIN, BOX, CARD_IN, COVER_DOWN, COVER_UP, CUT_AGAIN, CUT_BOX, CUT_CALL, CUT_END, CUT_HOME, CUT_PLUG, CUT_TRIP, CUT_UNPLUG, DOWN, END, LEVER_UP, LIT, PLUGGED, SLOT, TRIP, UNPLUGGED, breakerX } from './plan'; // oxfmt-ignore

/** The card is behind the holder's front as soon as it goes in. */
const inSlot = (y: number): string => clip(rectShape(-400, -600, 2000, 600 + SLOT.y - 52), keyCard(SLOT.x, y, 0.68));

function entering(t: number): Frame {
  const lit = t >= LIT;
  const y = path(t, [[CARD_IN - 1.5, 0, SLOT.y - 210], [CARD_IN - 0.7, 0, SLOT.y - 190], [CARD_IN, 0, SLOT.y - 80]]).y; // oxfmt-ignore
  const come = 1 - ramp(t, CARD_IN - 1.7, CARD_IN - 0.8);
  const go = ramp(t, CARD_IN + 0.3, CARD_IN + 1);
  const card = t < CARD_IN + 0.3 ? place(inSlot(y), 620 * come, 330 * come) : inSlot(y);
  const grip = reach({ x: SLOT.x + 46, y: y - 44, s: 0.66, rot: -58 }, Math.max(come, go), 620, 330);
  const far = Math.max(come, go) > 0.995;
  return {
    view: { cx: 500, cy: 336, w: 900 },
    body:
      room(lit) +
      box(0, 1) +
      holder(lit) +
      darkness(!lit) +
      ring(t, 0.3, CARD_IN - 0.1, SLOT.x, SLOT.y + 6, 76, 94) +
      touch(t, CARD_IN, SLOT.x, SLOT.y - 50, 70) +
      (far ? (t > CARD_IN ? card : '') : go > 0 ? card + pinch(grip, '') : pinch(grip, card)),
  };
}

const home = (): Frame => ({ view: WHOLE, body: room(true) + box(0, 1) + holder(true) + inSlot(SLOT.y - 80) });

const iron = (at: { x: number; y: number }, far: number): string =>
  cord(at.x, at.y) + (far < 0.995 ? pinch(reach({ x: at.x + 10, y: at.y + 22, s: 0.8, rot: -40 }, far), plug(at.x, at.y)) : plug(at.x, at.y)); // oxfmt-ignore

/** The iron's plug goes in beside the kettle's, and both are at work. */
function plugging(t: number): Frame {
  const at = path(t, [[CUT_PLUG, 900, 470], [CUT_PLUG + 0.4, 900, 470], [PLUGGED, SOCKET.iron.x, SOCKET.iron.y]]); // oxfmt-ignore
  const on = { kettle: true, iron: t > PLUGGED + 0.1 };
  return { view: WHOLE, body: counter(t, on) + iron(at, ramp(t, PLUGGED + 0.15, PLUGGED + 0.7)) };
}

/** Calmly, the same plug comes out again. */
function unplugging(t: number): Frame {
  const at = path(t, [[UNPLUGGED - 0.3, SOCKET.iron.x, SOCKET.iron.y], [UNPLUGGED + 0.4, 880, 440]]); // oxfmt-ignore
  return {
    view: WHOLE,
    body:
      counter(t, { kettle: false, iron: false }) +
      darkness(true, 0.5) +
      ring(t, CUT_UNPLUG, UNPLUGGED - 0.3, SOCKET.iron.x, SOCKET.iron.y, 74) +
      iron(at, 1 - ramp(t, CUT_UNPLUG + 0.2, UNPLUGGED - 0.4)),
  };
}

const CLOSE: View = { cx: BOX.x, cy: 196, w: 620 };
const wall = (lit: boolean): string => room(lit) + darkness(!lit);

/** Seen through the cover: a bolt, one lever drops, and only then it is dark. */
const falling = (t: number, at: number): string =>
  wall(t < at + 0.15) +
  box(0, 1 - ramp(t, at, at + 0.12, settle)) +
  (t >= at - 0.2 && t < at + 0.4 ? flash(breakerX(DOWN), BOX.y - 112, 0.4) : '');

/** Kettle and iron on the left, what they do to the box on the right. */
function tripping(t: number): Frame {
  const on = t < TRIP + 0.15;
  const left = counter(t, { kettle: on, iron: on }) + iron(SOCKET.iron, 1) + darkness(!on, 0.5);
  const right = falling(t, TRIP) + ring(t, TRIP + 0.5, CUT_UNPLUG + 1, breakerX(DOWN), BOX.y, 26, 72);
  return divided(
    { view: { cx: 600, cy: 400, w: 1800 }, body: left },
    { view: { cx: BOX.x, cy: 166, w: 840 }, body: right },
    0.52,
    { left: 0, right: 0 },
    '',
  );
}

/** The lever falls again: the hand stops short of it and draws back. */
function again(t: number): Frame {
  const near = Math.max(1 - 0.7 * ramp(t, AGAIN + 0.8, AGAIN + 1.3), 0.3 + 0.7 * ramp(t, AGAIN + 1.5, AGAIN + 2));
  const body =
    falling(t, AGAIN) +
    ring(t, AGAIN + 0.4, CUT_CALL + 1, breakerX(DOWN), BOX.y, 26, 72) +
    handsOff(BOX.x - 214, BOX.y, 0.62, ramp(t, AGAIN + 0.4, AGAIN + 0.6)) +
    hand(pointing, { x: breakerX(DOWN) + 4, y: BOX.y + 20, s: 0.62, rot: -32 }, near, 260, 320);
  return { view: CLOSE, body };
}

/** The lever stays where it is, and the reception is called. */
const calling = (t: number): Frame => ({
  view: { cx: 808, cy: 203, w: 712 },
  body: wall(false) + box(0, 0) + phoneCall(t),
});

/** An arrow up or down beside the box. */
const arrow = (t: number, dir: 1 | -1): string => {
  const y = BOX.y - 4 - 5 * dir * Math.sin(t * 5);
  return L(
    `M${BOX.x - 208} ${y + 44 * dir}v${-88 * dir}m-24 ${26 * dir}l24 ${-26 * dir}l24 ${26 * dir}`,
    'turmeric',
    10,
  );
};

function mending(t: number): Frame {
  const open = ramp(t, COVER_UP, COVER_UP + 0.7) - ramp(t, COVER_DOWN, COVER_DOWN + 0.6);
  const up = ramp(t, LEVER_UP, LEVER_UP + 0.18);
  const lit = t >= LEVER_UP + 0.25;
  const tab = tabAt(open);
  const lever = { x: breakerX(DOWN) + 4, y: BOX.y + 46 - 38 * up };
  const onTab = (from: number, dy: number): string =>
    hand(pointing, { x: tab.x, y: tab.y + dy, s: 0.62, rot: -32 }, away(t, from - 0.1, from + 0.75, 0.5), 260, 320);
  const body =
    wall(lit) +
    box(open, up) +
    ring(t, CUT_BOX + 0.1, COVER_UP - 0.1, BOX.x + 84, tabAt(0).y + 1, 40, 20) +
    fade(shown(t, CUT_BOX + 0.2, COVER_UP + 0.4, 0.2), arrow(t, 1)) +
    ring(t, COVER_UP + 1.1, LEVER_UP, breakerX(DOWN), BOX.y, 26, 72) +
    fade(shown(t, COVER_UP + 1.1, LEVER_UP + 0.1, 0.2), arrow(t, 1)) +
    fade(shown(t, LEVER_UP + 1, COVER_DOWN + 0.4, 0.2), arrow(t, -1)) +
    touch(t, LEVER_UP + 0.15, breakerX(DOWN), BOX.y - 16, 44) +
    (t < COVER_UP + 1.4 ? onTab(COVER_UP, 6) : '') +
    hand(pointing, { ...lever, y: lever.y + 12 * (1 - pressed(t, [LEVER_UP], 0.4)), s: 0.62, rot: -32 }, away(t, LEVER_UP - 0.1, LEVER_UP + 0.45, 0.5), 260, 320) +
    (t > COVER_DOWN - 0.8 ? onTab(COVER_DOWN, -2) : ''); // oxfmt-ignore
  return { view: CLOSE, body };
}

const draw = (t: number): Frame =>
  cuts(t, [
    [0, entering],
    [CUT_HOME, home],
    [CUT_PLUG, plugging],
    [CUT_TRIP, tripping],
    [CUT_UNPLUG, unplugging],
    [CUT_BOX, mending],
    [CUT_END, home],
    [CUT_AGAIN, again],
    [CUT_CALL, calling],
  ]);

/**
 * 2-1: the card in its holder gives the home its power. Kettle and iron together are too much: a breaker falls, it is
 * dark; the plug comes out, the lever goes up, the cover shuts. Falls it again, it stays down and reception is called.
 */
export const power: Film = { name: 'power', seconds: END, poster: 3.4, draw };
