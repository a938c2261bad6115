import { keyCard } from '../doors';
import { pinch, pointing } from '../hand';
import { ring, touch } from '../marks';
import { camera, reel, type Film, type Frame } from '../stage';
import { path, pressed, ramp } from '../timing';
import { READER, cabin, keyOf } from './cabin';
import { CALL_KEY, lobby } from './landing';
import { CALL, CARD, COMES, DOORS, END, FLOOR, GOAL, INSIDE } from './plan';

function outside(t: number): Frame {
  const tip = path(t, [[0.5, 1180, 900], [CALL - 0.2, CALL_KEY.x + 4, CALL_KEY.y + 8], [CALL + 0.4, CALL_KEY.x + 4, CALL_KEY.y + 8], [CALL + 1.4, 1180, 900]]); // prettier-ignore
  const body =
    lobby(
      ramp(t, DOORS, DOORS + 1.3),
      4 - Math.min(3, Math.max(0, Math.floor((t - COMES) / 0.7) + 1)),
      t > COMES && t < DOORS - 0.2,
      ramp(t, CALL, CALL + 0.1) * (1 - ramp(t, DOORS, DOORS + 0.3)),
    ) +
    ring(t, 0.4, CALL, CALL_KEY.x, CALL_KEY.y, 38) +
    touch(t, CALL, CALL_KEY.x, CALL_KEY.y, 40) +
    (t < CALL + 1.5 ? pointing({ x: tip.x, y: tip.y + 18 * (1 - pressed(t, [CALL], 0.25)), s: 0.7, rot: -20 }) : '');
  const view = camera(t, [[0, 660, 372, 1180], [DOORS + 1, 660, 372, 1180], [INSIDE + 0.3, 640, 400, 520]]); // prettier-ignore
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
export const elevator: Film = { name: 'elevator', seconds: END, poster: 10.9, draw };
