/**
 * Tower B: a crescent that turns its outer side to the bay. The lifts stand in a block of their own on the land side;
 * the corridor follows the curve and ends in a stair tower outside either tip.
 */
import { rect, sector, type Cell, type Point, type Ring } from './cell';
import type { Tower } from './tower';

const CENTRE: Point = [180, -20];
const REACH = 34;
const R = { land: 150, hall: 212, bay: 238, out: 300 };
/** Half of the lift lobby, in degrees. */
const LOBBY = 5.5;
/** Reach of a stair tower past the tip. */
const STAIR = 5.6;
const TOP = 56;
const RAIL = 7;

const ring = (inner: number, outer: number): Ring => ({ centre: CENTRE, inner, outer });
const hall = ring(R.hall, R.bay);
const bay = sector(ring(R.bay, R.out), -REACH, REACH, 'inner');
const left = sector(ring(R.land, R.hall), -REACH, -LOBBY, 'outer');
const right = sector(ring(R.land, R.hall), LOBBY, REACH, 'outer');

const block = { left: 132, right: 228, shaft: 34, service: 22, lifts: 46 };
const leftX = block.left;
const rightX = block.right - block.shaft;
const leftLifts = rect(leftX, TOP + block.service, block.shaft, block.lifts, 'e', 'y');
const rightLifts = rect(rightX, TOP + block.service, block.shaft, block.lifts, 'w', 'y');
const halves = (row: Cell): Cell[] => [row.part(0, 0.5), row.part(0.5, 1)];

const tenth = (i: number): Cell => bay.part(i / 10, (i + 1) / 10);
const third = (row: Cell, i: number): Cell => row.part(i / 3, (i + 1) / 3);

/** A point on a circle around the crescent's centre, `t` radians off the sheet's downward line. */
const on = (r: number, t: number): string =>
  `${Math.round(CENTRE[0] + r * Math.sin(t))} ${Math.round(CENTRE[1] + r * Math.cos(t))}`;

/** Block and crescent in one line, from the block's upper left corner. */
function outline(): string {
  const tip = (REACH * Math.PI) / 180;
  const foot = Math.asin((CENTRE[0] - block.left) / R.land);
  return (
    `M${block.left} ${TOP}H${block.right}L${on(R.land, foot)}A${R.land} ${R.land} 0 0 0 ${on(R.land, tip)}L${on(R.out, tip)}` +
    `A${R.out} ${R.out} 0 0 1 ${on(R.out, -tip)}L${on(R.land, -tip)}A${R.land} ${R.land} 0 0 0 ${on(R.land, -foot)}z`
  );
}

/** The rail lies on a circle of its own, a step outside the façade. */
function veranda(): string {
  const tip = (REACH * Math.PI) / 180;
  const r = R.out + RAIL;
  return `M${on(R.out, -tip)}L${on(r, -tip)}A${r} ${r} 0 0 0 ${on(r, tip)}L${on(R.out, tip)}`;
}

export const towerB: Tower = {
  name: 'B',
  width: 360,
  height: 400,
  outline: outline(),
  units: [
    ...Array.from({ length: 10 }, (_, i) => tenth(i)),
    ...[2, 1, 0].map((i) => third(right, i)),
    ...[2, 1, 0].map((i) => third(left, i)),
  ],
  rows: [bay, left, right],
  veranda: veranda(),
  trash: rect(leftX, TOP, block.shaft, block.service, 'e'),
  serviceLift: rect(rightX, TOP, block.shaft, block.service, 'w'),
  lifts: [...halves(leftLifts), ...halves(rightLifts)],
  liftRows: [leftLifts, rightLifts],
  stairs: [sector(hall, -REACH - STAIR, -REACH, 'second'), sector(hall, REACH, REACH + STAIR, 'first')],
  landings: [],
  zones: { bay, land: left, end: right },
  shore: CENTRE[1] + R.out + 16,
  key: { at: [14, 346], columns: 2 },
  entrance: { arrow: 'M114 111l11-8-10-6z', word: { at: [70, 92], centred: true } },
};
