import { L, R } from '../../kit/shapes';
import { keyCard } from '../doors';
import { pinch } from '../hand';
import { ring } from '../marks';
import { WHOLE, fade, place, type Frame } from '../stage';
import { ramp } from '../timing';
import { carBehind, landing, plant } from './landing';
import { BELOW, DIGITS, FLAT } from './plan';

const AT = { x: 640, y: 386 };
const SIZE = 1.95;
/** Place of the floor in the flat's number, from the sleeve's middle. */
const FLOOR_AT = { x: -34, y: 68 };

const figures = (text: string, x: number, tone: string): string =>
  `<text x="${x}" y="${FLOOR_AT.y + 16}" ${DIGITS} font-size="45" fill="var(--il-${tone})">${text}</text>`;

/** The card in its paper sleeve: a door, and under it the number of the flat, whose floor lights up. */
function sleeve(lit: number): string {
  return (
    keyCard(0, -52, 1.06) +
    R(-80, -62, 160, 196, 'jade-2', 12) +
    R(40, -62, 40, 196, 'shade', 12) +
    R(-70, -38, 140, 150, 'paper', 10) +
    R(-22, -22, 44, 58, 'frame', 3) +
    R(-17, -17, 34, 53, 'door', 2) +
    L('M4 10h8', 'steel', 5) +
    fade(lit, R(FLOOR_AT.x - 30, FLOOR_AT.y - 27, 60, 54, 'turmeric', 10)) +
    figures(FLAT[0], FLOOR_AT.x, 'ink-il-2') +
    figures(FLAT[1], -FLOOR_AT.x, 'ink-il-2')
  );
}

/** Before anything is pressed: the floor is the first part of the number on the card's sleeve. */
export function onTheSleeve(t: number): Frame {
  const hall = landing({ wall: 'wall-sand', floor: 1, shows: 4, moves: 'no', open: 0, call: 0, inside: carBehind('') });
  const held = pinch({ x: AT.x + 104, y: AT.y + 216, s: 1.1, rot: -38 }, place(sleeve(ramp(t, 0.7, 0.9)), AT.x, AT.y, SIZE)); // oxfmt-ignore
  const mark = ring(t, 0.6, BELOW + 1, AT.x + FLOOR_AT.x * SIZE, AT.y + FLOOR_AT.y * SIZE, 60, 54);
  return { view: WHOLE, body: hall + plant(180, 640) + fade(0.42, R(0, 0, 1280, 720, 'ink-il-2')) + held + mark };
}
