import { C, E, L, P, R, S, seq } from '../../kit/shapes';
import { lamp, steam } from '../marks';
import { fade, place } from '../stage';

export const SOCKET = { kettle: { x: 520, y: 236 }, iron: { x: 720, y: 236 } };
const CORD = { x: 1010, y: 508 };

const socket = (x: number, y: number): string =>
  C(x, y, 62, 'linen-2') + C(x, y, 50, 'linen') + C(x - 20, y, 9, 'ink-il-2') + C(x + 20, y, 9, 'ink-il-2');

/** A plug from behind, and the iron's cord hanging; the iron's are as red as the lever that falls. */
export const plug = (x: number, y: number, tone = 'lacquer'): string =>
  R(x - 36, y - 36, 72, 72, tone, 24) + R(x - 20, y - 22, 40, 44, 'shade', 14);
export const cord = (x: number, y: number): string =>
  L(`M${x} ${y + 30}C${x} ${y + 190} ${CORD.x + 120} ${CORD.y - 220} ${CORD.x} ${CORD.y - 20}`, 'lacquer', 12);

const kettle = (t: number, on: boolean): string =>
  place(
    R(-104, -26, 208, 26, 'ink-il', 12) +
      P('M-92-26C-104-120-84-200-62-218H62C84-200 104-120 92-26Z', 'steel') +
      P('M26-218H62C84-200 104-120 92-26H36C52-100 46-180 26-218Z', 'shade') +
      P('M-66-206L-128-196L-88-128Z', 'steel') +
      R(-58, -240, 116, 26, 'ink-il', 12) +
      C(0, -246, 13, 'ink-il') +
      `<path d="M70-200Q146-190 140-110Q138-70 92-62" ${S('ink-il', 22)}/>` +
      lamp(0, -64, 12, on ? 1 : 0, 'stop'),
    310,
    600,
  ) + (on ? steam(t, 196, 380, 1, 0.9) : '');

const iron = (t: number, on: boolean): string =>
  place(
    P('M-170 0Q-150-74-30-96H120Q134-40 134 0Z', 'ceramic') +
      P('M70-96H120Q134-40 134 0H84Q90-50 70-96Z', 'shade') +
      P('M-182 0H138V20H-160Q-176 20-182 0Z', 'steel-2') +
      `<path d="M-70-98Q-40-160 30-160H92Q118-160 118-96" ${S('ink-il', 26)}/>` +
      lamp(-20, -50, 12, on ? 1 : 0, 'stop'),
    900,
    580,
  ) + (on ? steam(t + 1, 700, 556, 1, 0.9) : '');

/** The worktop with a kettle that boils and an iron that wants the other socket; which of them are at work. */
export const counter = (t: number, on: { kettle: boolean; iron: boolean }): string =>
  R(-400, -300, 2100, 1000, 'wall-ochre') +
  L(seq(8, (i) => `M-400 ${-96 + i * 96}H1700`) + seq(16, (i) => `M${-320 + i * 128}-300V600`), 'line', 2.5) +
  R(-400, 590, 2100, 500, 'wood-l') +
  R(-400, 590, 2100, 16, 'wood') +
  E(310, 606, 150, 10, 'shade') +
  E(900, 604, 210, 10, 'shade') +
  R(420, 140, 400, 192, 'paper', 26) +
  R(800, 140, 20, 192, 'shade', 10) +
  socket(SOCKET.kettle.x, SOCKET.kettle.y) +
  socket(SOCKET.iron.x, SOCKET.iron.y) +
  L(`M${SOCKET.kettle.x} 266C520 420 500 588 410 588`, 'ink-il-2', 12) +
  plug(SOCKET.kettle.x, SOCKET.kettle.y, 'ink-il') +
  kettle(t, on.kettle) +
  iron(t, on.iron);

/** Overload: a bolt in a halo, about its middle. */
export const flash = (x: number, y: number, s: number): string =>
  place(
    fade(0.55, C(0, 0, 150, 'lamp')) +
      P('M14-112L-70 22H-14L-34 112L66-32H8L44-112Z', 'turmeric') +
      L('M-104-70l-36-24M104-74l36-26M-112 50l-40 20M110 54l40 22', 'turmeric', 14),
    x,
    y,
    s,
  );
