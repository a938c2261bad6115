import { R, S } from '../../kit/shapes';
import { ring, tick, touch } from '../marks';
import { person } from '../person';
import { WHOLE, cuts, place, type Film, type Frame } from '../stage';
import { linear, path, pressed, ramp, shown, track } from '../timing';
import { car } from './cabin';
import { cardAtReader, finger } from './hands';
import { CALL_KEY, carBehind, landing, plant } from './landing';
import { keyOf, type PanelState } from './panel';
import { ARRIVE, BELOW, CALL, CARD, COMES, DOORS, END, FLOOR, GOAL, HALL, INSIDE, OPENS, RIDE, TRY } from './plan';
import { onTheSleeve } from './sleeve';

const PACE = 96;

/** Called, waited for, entered. */
function below(t: number): Frame {
  const at = path(t, [[BELOW, 1360, 664], [BELOW + 1.3, 1128, 664], [DOORS + 0.6, 1128, 664], [DOORS + 1.8, 700, 660], [DOORS + 2.6, 556, 628]], linear); // oxfmt-ignore
  const inside = ramp(t, DOORS + 1.7, DOORS + 2.5);
  const walking = t < BELOW + 1.3 || t > DOORS + 0.6;
  const who = person(at.x, at.y, 3.6 - 0.4 * inside, {
    step: walking ? (1128 - at.x) / PACE : 0,
    facing: -1,
    reach: pressed(t, [CALL], 0.25, 0.35),
  });
  const state: PanelState = { shows: 1, up: false, granted: 0 };
  const hall = landing({
    wall: 'wall-sand',
    floor: 1,
    shows: 4 - Math.min(3, Math.max(0, Math.floor((t - COMES) / 0.55) + 1)),
    moves: t > COMES && t < COMES + 1.65 ? 'down' : 'no',
    open: ramp(t, DOORS, DOORS + 1),
    call: t >= CALL && t < DOORS ? 1 : 0,
    inside: carBehind(car(state)) + (inside > 0.3 ? who : ''),
  });
  const marks = ring(t, BELOW + 0.3, CALL, CALL_KEY.x, CALL_KEY.y, 40) + touch(t, CALL, CALL_KEY.x, CALL_KEY.y, 44);
  return { view: WHOLE, body: hall + plant(180, 640) + (inside > 0.3 ? '' : who) + marks };
}

/** No: what was pressed is not taken. */
const refusal = (t: number, x: number, y: number): string => {
  const p = ramp(t, TRY + 0.45, TRY + 0.6) * (1 - ramp(t, CARD - 1.2, CARD - 1.1));
  return p <= 0
    ? ''
    : place(
        `<circle r="38" fill="var(--il-lacquer)"/><path d="M-15-15L15 15M15-15L-15 15" ${S('paper', 9)}/>`,
        x,
        y,
        p,
      );
};

/** A number alone does nothing; the card, then the number. */
function near(t: number): Frame {
  const goal = keyOf(GOAL);
  const floor = Math.round(track(t, [[RIDE, 1], [ARRIVE - 0.2, GOAL]])); // oxfmt-ignore
  const state: PanelState = {
    shows: floor,
    up: t > RIDE && floor < GOAL,
    granted: ramp(t, CARD + 0.3, CARD + 0.4),
    lit: { key: GOAL, much: t >= FLOOR && t < ARRIVE ? 1 : 0 },
    refused: { key: GOAL, p: ramp(t, TRY + 0.1, TRY + 1, linear) },
  };
  const body =
    car(state) +
    ring(t, INSIDE + 0.2, TRY, goal.x, goal.y, 34) +
    finger(t, TRY, goal) +
    refusal(t, goal.x + 120, goal.y) +
    cardAtReader(t, CARD) +
    ring(t, FLOOR - 1.2, FLOOR, goal.x, goal.y, 34) +
    touch(t, FLOOR, goal.x, goal.y, 40) +
    finger(t, FLOOR, goal) +
    tick(goal.x + 120, goal.y, 38, shown(t, FLOOR + 0.6, HALL, 0.3) > 0 ? ramp(t, FLOOR + 0.6, FLOOR + 0.9) : 0);
  return { view: t < RIDE - 0.2 ? { cx: 730, cy: 458, w: 1000 } : { cx: 730, cy: 360, w: 1280 }, body };
}

const flatDoor = (): string =>
  R(58, 124, 264, 516, 'frame', 4) +
  R(80, 150, 220, 490, 'door') +
  R(112, 186, 156, 120, 'shade-l', 8) +
  R(112, 486, 156, 120, 'shade-l', 8) +
  R(242, 352, 34, 96, 'ink-il', 10) +
  R(200, 416, 60, 13, 'steel', 6) +
  R(56, 630, 268, 30, 'rug', 6);

/** The same lift on the floor that was chosen: out, and to the door. */
function above(t: number): Frame {
  const at = path(t, [[OPENS + 0.9, 560, 628], [OPENS + 1.7, 540, 660], [OPENS + 2.9, 366, 664]], linear); // oxfmt-ignore
  const out = ramp(t, OPENS + 0.9, OPENS + 1.6);
  const who = person(at.x, at.y, 3.2 + 0.4 * out, {
    step: (560 - at.x) / PACE,
    facing: -1,
    reach: ramp(t, OPENS + 3, OPENS + 3.3) * 0.8,
  });
  const state: PanelState = { shows: GOAL, up: false, granted: 1 };
  const hall = landing({
    wall: 'wall-ochre',
    floor: GOAL,
    shows: GOAL,
    moves: 'no',
    open: ramp(t, OPENS, OPENS + 0.9),
    call: 0,
    inside: carBehind(car(state)) + (out < 0.6 ? who : ''),
  });
  return { view: WHOLE, body: hall + flatDoor() + (out < 0.6 ? '' : who) };
}

const draw = (t: number): Frame => cuts(t, [[0, onTheSleeve], [BELOW, below], [INSIDE, near], [HALL, above]]); // oxfmt-ignore

/** 3: the floor stands on the card's sleeve; a number alone is refused; the card comes first, only then does a floor's button answer; out on that floor. */
export const elevator: Film = { name: 'elevator', seconds: END, poster: 13.8, draw };
