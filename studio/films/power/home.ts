import { C, E, L, P, R, seq } from '../../kit/shapes';
import { windowP } from '../../kit/window';
import { lamp, shadeRight } from '../marks';
import { fade, night, place } from '../stage';
import { SLOT } from './plan';

const glowAt = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--il-lamp)" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="var(--il-lamp)" opacity=".5"/>`;

/** The card's slot beside the door. */
export const holder = (lit: boolean): string =>
  R(SLOT.x - 60, SLOT.y - 71, 120, 156, 'paper', 20) +
  shadeRight(SLOT.x - 60, SLOT.y - 71, 120, 156, 38, 20) +
  R(SLOT.x - 46, SLOT.y - 58, 92, 12, 'ink-il', 6) +
  L(`M${SLOT.x} ${SLOT.y - 24}v38m-13-14l13 14l13-14`, 'jade-2', 6) +
  lamp(SLOT.x, SLOT.y + 54, 8, lit ? 1 : 0, 'go');

/** The room behind the entrance, its lamps lit or not. */
export const room = (lit: boolean): string =>
  R(-200, -200, 1700, 900, 'mist') +
  R(-200, 560, 1700, 400, 'wood-l') +
  R(-200, 546, 1700, 16, 'skirting') +
  L('M-200 610H1500M-200 668H1500' + seq(4, (i) => `M${260 + i * 300} 562v48`), 'line', 3) +
  night(windowP(1010, 110, 236, 220, 'city', { blind: 0.16, mull: 1 })) +
  R(28, 66, 312, 496, 'frame', 4) +
  R(52, 90, 264, 472, 'door') +
  R(90, 124, 188, 130, 'shade-l', 8) +
  R(90, 400, 188, 120, 'shade-l', 8) +
  C(288, 344, 14, 'steel') +
  R(232, 336, 62, 15, 'steel', 7) +
  R(52, 90, 264, 10, 'shade-l') +
  (lit ? glowAt(914, 136, 150) : '') +
  L('M914-200V96', 'ink-il', 4) +
  P('M914 92C942 110 978 148 996 164Q914 182 832 164C850 148 886 110 914 92Z', 'lamp') +
  L('M852 146Q914 160 976 146', 'bamboo-3', 3) +
  E(960, 640, 330, 40, 'rug') +
  R(786, 588, 18, 30, 'wood-3') +
  R(1106, 588, 18, 30, 'wood-3') +
  R(770, 404, 370, 170, 'jade-2', 34) +
  R(790, 494, 164, 66, 'jade', 14) +
  R(958, 494, 164, 66, 'jade', 14) +
  R(752, 462, 58, 134, 'jade', 24) +
  R(1100, 462, 58, 134, 'jade', 24) +
  R(780, 552, 350, 44, 'jade', 8) +
  R(1130, 486, 28, 110, 'shade', 14) +
  place(R(-38, -38, 76, 76, 'turmeric', 16), 850, 470, 1, -10) +
  place(R(-36, -36, 72, 72, 'lacquer', 16), 1060, 472, 1, 8) +
  (lit ? glowAt(1216, 350, 130) : '') +
  L('M1216 596V330', 'ink-il', 6) +
  R(1182, 590, 68, 10, 'ink-il', 4) +
  P('M1188 288h56l26 74h-108Z', 'lamp') +
  P('M1220 288h24l26 74h-40Z', 'shade');

/** Layer over everything when the power is gone. */
export const darkness = (dark: boolean, deep = 0.66): string =>
  dark ? fade(deep, R(-300, -300, 2000, 1400, 'dark')) : '';
