/**
 * Tower A: an L. The long wing lies along the bay, the short one runs inland; lifts stand where they meet, and a staircase
 * stands at the end of each corridor, so that no door has only one way out.
 */
import { rect } from './cell';
import type { Tower } from './tower';

const DEPTH = 52;
const HALL = 22;
const LEFT = 12;
const RIGHT = 348;
const TOP = 56;
const WING = 160;
const STAIR = 26;
const long = { top: TOP + WING, hall: TOP + WING + DEPTH, bay: TOP + WING + DEPTH + HALL };
const bottom = long.bay + DEPTH;
const hall = { x: LEFT + DEPTH, right: LEFT + DEPTH + HALL };
const inner = hall.right + DEPTH;

const bay = rect(LEFT, long.bay, RIGHT - LEFT, DEPTH);
const end = rect(234, long.top, RIGHT - STAIR - 234, DEPTH, 's');
const east = rect(hall.right, TOP + STAIR, DEPTH, WING - STAIR, 'w', 'y');
const liftRow = rect(138, long.top, 96, DEPTH, 's');
const west = rect(LEFT, TOP, DEPTH, long.hall - TOP, 'e', 'y');

/** `count` equal rooms of a row; `back` numbers them from its far end. */
const divide = (row: typeof bay, count: number, back = false): (typeof bay)[] =>
  Array.from({ length: count }, (_, i) => {
    const k = back ? count - 1 - i : i;
    return row.part(k / count, (k + 1) / count);
  });

export const towerA: Tower = {
  name: 'A',
  width: 360,
  height: 404,
  outline: `M${LEFT} ${TOP}H${inner}V${long.top}H${RIGHT}V${bottom}H${LEFT}z`,
  units: [...divide(bay, 7), ...divide(end, 2, true), ...divide(east, 3, true), ...divide(west, 4)],
  rows: [bay, end, east, west],
  veranda: `M${LEFT + 4} ${bottom}v7H${RIGHT - 4}v-7`,
  trash: rect(hall.right, long.top, 28, DEPTH, 's'),
  serviceLift: rect(114, long.top, 24, DEPTH, 's'),
  lifts: divide(liftRow, 4),
  liftRows: [liftRow],
  stairs: [rect(hall.right, TOP, DEPTH, STAIR, 'w'), rect(RIGHT - STAIR, long.top, STAIR, DEPTH, 's')],
  landings: [rect(LEFT, TOP, DEPTH + HALL, STAIR, 's')],
  zones: { bay, end, land: rect(LEFT, TOP + STAIR, inner - LEFT, WING - STAIR, 's', 'y') },
  shore: bottom + 16,
  key: { at: [158, 110], columns: 1 },
  entrance: { arrow: `M${inner + 3} ${TOP + 34}l11-6v12z`, word: { at: [inner + 19, TOP + 39], centred: false } },
};
