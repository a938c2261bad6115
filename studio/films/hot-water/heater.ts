import { tubFree } from '../../kit/bath';
import { C, L, P, R, S, seq } from '../../kit/shapes';
import { lamp, shadeRight } from '../marks';
import { place } from '../stage';

const isReady = (heat: number): boolean => heat > 0.98;

/** The tank about its upper left corner: a lamp (amber while it heats, green when ready) and a gauge. */
export function tank(x: number, y: number, s: number, on: number, heat: number): string {
  const w = 330;
  const h = 168;
  const ready = isReady(heat);
  const level = 96 * heat;
  return place(
    L(`M70 ${h - 6}V600M${w - 70} ${h - 6}V600`, 'steel-2', 13) +
      L(`M70 ${h + 4}v40`, 'ceramic', 13) +
      L(`M${w - 70} ${h + 4}v40`, 'lacquer', 13) +
      R(0, 0, w, h, 'paper', 76) +
      P(`M${w * 0.66} 0H${w - 76}A76 76 0 0 1 ${w} 76V${h - 76}A76 76 0 0 1 ${w - 76} ${h}H${w * 0.66}Z`, 'shade') +
      R(56, 50, 170, 68, 'linen', 16) +
      lamp(90, 84, 15, on, ready ? 'go' : 'wait') +
      R(120, 74, 96, 20, 'steel', 10) +
      (level > 2 ? R(120, 74, Math.max(20, level), 20, ready ? 'go' : 'wait', 10) : ''),
    x,
    y,
    s,
  );
}

/** The bathroom's wall. */
export const wall = (): string =>
  R(-300, -300, 1900, 1300, 'jade-mist') +
  L(seq(14, (i) => `M${-240 + i * 128} -300V720`) + seq(6, (i) => `M-300 ${-20 + i * 128}H1600`), 'line', 3);

/** A drop over two waves of heat: the switch of the heater and of nothing else. */
const waterSign = (x: number, y: number): string =>
  place(P('M0-34C16-12 24-2 24 12A24 24 0 0 1-24 12C-24-2-16-12 0-34Z', 'ceramic') + L('M-44 50q11-14 22 0t22 0t22 0t22 0', 'ember', 7), x, y); // oxfmt-ignore

/** The rocker: I on its left half, O on its right; the half that was pressed lies deeper. */
const rocker = (x: number, y: number, on: boolean): string => {
  const half = (dx: number, down: boolean): string =>
    R(x + dx, y - 70 + (down ? 8 : -4), 108, 140 - (down ? 8 : 0), down ? 'linen-2' : 'paper', 12) +
    (down ? R(x + dx, y - 62, 108, 12, 'shade', 6) : R(x + dx, y + 118 - 66, 108, 14, 'linen', 6));
  return (
    R(x - 120, y - 84, 240, 168, 'ink-il', 18) +
    half(-112, on) +
    half(4, !on) +
    L(`M${x - 58} ${y - 44}v48`, 'ink-il', 11) +
    `<circle cx="${x + 58}" cy="${y - 20}" r="22" ${S('ink-il', 10)}/>`
  );
};

/** Middle of the switch, and its two halves. */
export const SWITCH = { x: 380, y: 390, on: { x: 322, y: 390 }, off: { x: 438, y: 390 } };

/** Outside the bathroom: the switch on the wall and, through the open door, the tank. */
export const outside = (on: number, heat: number): string =>
  `<svg x="770" y="60" width="390" height="600" viewBox="0 0 390 600">${wall()}${tank(44, 110, 0.92, on, heat)}${R(0, 552, 390, 60, 'tile-l')}${R(0, 540, 390, 12, 'skirting')}${tubFree(150, 588, 206)}</svg>` +
  P('M0 0H1280V720H0ZM770 60V660H1160V60Z', 'wall-sand', 'fill-rule="evenodd"') +
  R(0, 648, 1280, 72, 'wood-l') +
  R(0, 636, 770, 12, 'skirting') +
  R(1160, 636, 120, 12, 'skirting') +
  P('M736 26H1194V660H1160V60H770V660H736Z', 'frame') +
  P('M770 60H1160V72H782V660H770Z', 'shade') +
  P('M770 660H1160L1190 720H730Z', 'tile-l') +
  R(SWITCH.x - 158, SWITCH.y - 214, 316, 330, 'paper', 30) +
  shadeRight(SWITCH.x - 158, SWITCH.y - 214, 316, 330, 60, 30) +
  waterSign(SWITCH.x - 60, SWITCH.y - 156) +
  C(SWITCH.x + 66, SWITCH.y - 150, 30, 'linen') +
  lamp(SWITCH.x + 66, SWITCH.y - 150, 19, on, isReady(heat) ? 'go' : 'wait') +
  rocker(SWITCH.x, SWITCH.y, on > 0.5);
