import { C, E, L, P, R, clip, rectShape, seq } from '../kit/shapes';
import { windowP } from '../kit/window';
import { keyCard } from './doors';
import { pinch, pointing } from './hand';
import { lamp, ring, shadeRight, touch } from './marks';
import { camera, fade, night, place, type Film, type Frame } from './stage';
import { path, pressed, ramp, shown } from './timing';

const CARD_IN = 3.3;
const TRIP = 7;
const OPEN_BOX = 9.8;
const SWITCH_ON = 12.5;
const END = 15.5;

const SLOT = { x: 486, y: 372 };
const BOX = { x: 486, y: 150 };
/** The breaker that has tripped. */
const DOWN = 3;
const breakerX = (i: number): number => BOX.x - 75 + i * 30;

const holder = (): string =>
  R(SLOT.x - 52, SLOT.y - 62, 104, 136, 'paper', 18) +
  shadeRight(SLOT.x - 52, SLOT.y - 62, 104, 136, 34, 18) +
  R(SLOT.x - 38, SLOT.y - 50, 76, 10, 'ink-il', 5) +
  L(`M${SLOT.x} ${SLOT.y - 18}v30m-10-11l10 11l10-11`, 'jade-2', 5) +
  lamp(SLOT.x, SLOT.y + 48, 6, 0, 'go');

const breakers = (tripped: number): string =>
  seq(6, (i) => {
    const x = breakerX(i);
    const up = i === DOWN ? 1 - tripped : 1;
    return (
      R(x - 12, BOX.y - 50, 24, 100, 'paper', 4) +
      R(x - 7, BOX.y - 26, 14, 52, 'ink-il', 4) +
      R(x - 7, BOX.y - 24 + 22 * (1 - up), 14, 26, i === DOWN && up < 0.5 ? 'lacquer' : 'steel', 4) +
      C(x, BOX.y - 38, 4, up > 0.5 ? 'leaf' : 'lacquer')
    );
  });

const cover = (open: number): string =>
  R(-116, 0, 232, 156, 'linen', 12) +
  P('M30 0H104Q116 0 116 12V144Q116 156 104 156H30Z', 'shade') +
  fade(1 - 2 * open, P('M6 46L-20 88H-2L-8 118L20 74H2Z', 'turmeric')) +
  R(-18, 134, 36, 10, 'steel-2', 5);

/** The breaker box; its cover swings up to `open` 1. */
const box = (open: number, tripped: number): string =>
  R(BOX.x - 116, BOX.y - 78, 232, 156, 'steel', 12) +
  R(BOX.x - 100, BOX.y - 62, 200, 124, 'steel-2', 6) +
  breakers(tripped) +
  `<g transform="translate(${BOX.x} ${BOX.y - 78}) scale(1 ${(1 - 1.34 * open).toFixed(3)})">${cover(open)}</g>`;

const glowAt = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--il-lamp)" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="var(--il-lamp)" opacity=".5"/>`;

/** The home behind the entrance; `lit` 0..1. */
function home(t: number, lit: number): string {
  return (
    R(-200, -200, 1700, 900, 'mist') +
    R(-200, 560, 1700, 400, 'wood-l') +
    R(-200, 546, 1700, 16, 'skirting') +
    L('M-200 610H1500M-200 668H1500M260 562v48M760 562v48M480 610v58M1060 610v58', 'line', 3) +
    night(windowP(800, 96, 400, 240, 'city', { blind: 0.16, mull: 2 })) +
    R(28, 66, 312, 496, 'frame', 4) +
    R(52, 90, 264, 472, 'door') +
    R(90, 124, 188, 130, 'shade-l', 8) +
    R(90, 400, 188, 120, 'shade-l', 8) +
    C(288, 344, 14, 'steel') +
    R(232, 336, 62, 15, 'steel', 7) +
    R(52, 90, 264, 10, 'shade-l') +
    fade(lit, glowAt(640, 132, 150)) +
    L('M640-200V96', 'ink-il', 4) +
    P('M640 92C668 110 704 148 722 164Q640 182 558 164C576 148 612 110 640 92Z', 'lamp') +
    L('M578 146Q640 160 702 146', 'bamboo-3', 3) +
    E(960, 640, 330, 40, 'rug') +
    `<ellipse cx="960" cy="640" rx="270" ry="30" fill="none" stroke="var(--il-rug-2)" stroke-width="5"/>` +
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
    fade(lit, glowAt(1216, 330, 130)) +
    L('M1216 596V330', 'ink-il', 6) +
    R(1182, 590, 68, 10, 'ink-il', 4) +
    P('M1188 268h56l26 74h-108Z', 'lamp') +
    P('M1220 268h24l26 74h-40Z', 'shade') +
    `<g transform="translate(1010 44) scale(1.5 .22) rotate(${(t * 300 * lit).toFixed(1)})">${L('M-52 0H52M0-52V52', 'wood-2', 16)}</g>` +
    R(1006, -200, 8, 240, 'ink-il') +
    C(1010, 46, 14, 'ink-il')
  );
}

function draw(t: number): Frame {
  const power = ramp(t, CARD_IN + 0.35, CARD_IN + 0.6);
  const cut = ramp(t, TRIP, TRIP + 0.12);
  const back = ramp(t, SWITCH_ON + 0.1, SWITCH_ON + 0.35);
  const lit = Math.max(0, power - cut) + back;
  const open = ramp(t, OPEN_BOX, OPEN_BOX + 0.9);
  const tripped = t < TRIP ? 0 : 1 - ramp(t, SWITCH_ON - 0.15, SWITCH_ON + 0.1);
  const card = path(t, [[0.9, 640, -330], [2.3, SLOT.x, SLOT.y - 190], [2.6, SLOT.x, SLOT.y - 190], [CARD_IN, SLOT.x, SLOT.y - 74]]); // prettier-ignore
  const letGo = ramp(t, CARD_IN + 0.7, CARD_IN + 1.7);
  const cardBody = keyCard(card.x, card.y, 0.62);
  const held = clip(rectShape(-400, -600, 2000, 600 + SLOT.y - 42), cardBody);
  const tip = path(t, [
    [8.1, 900, 900], [9.3, BOX.x + 8, BOX.y + 72], [OPEN_BOX, BOX.x + 8, BOX.y + 66], [OPEN_BOX + 0.9, BOX.x + 8, BOX.y - 106], [11, BOX.x + 150, BOX.y + 160],
    [12, breakerX(DOWN) + 4, BOX.y + 30], [SWITCH_ON - 0.2, breakerX(DOWN) + 4, BOX.y + 26], [SWITCH_ON + 0.1, breakerX(DOWN) + 4, BOX.y - 2], [SWITCH_ON + 0.7, breakerX(DOWN) + 4, BOX.y + 6], [13.9, 900, 900],
  ]); // prettier-ignore
  const down = Math.max(pressed(t, [OPEN_BOX], 0.8), pressed(t, [SWITCH_ON - 0.2], 0.5));
  const body =
    home(t, lit) +
    box(open, tripped) +
    holder() +
    fade(0.66 * (1 - lit), R(-300, -300, 2000, 1400, 'dark')) +
    lamp(SLOT.x, SLOT.y + 48, 6, Math.max(0, power - cut) + back, 'go') +
    fade((1 - lit) * ramp(t, TRIP + 0.8, TRIP + 1.6), box(open, tripped)) +
    ring(t, 0.5, CARD_IN - 0.1, SLOT.x, SLOT.y + 2, 66, 82) +
    touch(t, CARD_IN, SLOT.x, SLOT.y - 44, 60) +
    (t > 0.8 && letGo < 1
      ? pinch({ x: card.x + 4 + 300 * letGo, y: card.y - 46 - 420 * letGo, s: 0.62, rot: 148, left: true }, held)
      : t > 0.8
        ? held
        : '') +
    ring(t, TRIP + 0.7, OPEN_BOX - 0.1, BOX.x, BOX.y, 130, 92) +
    ring(t, 10.9, SWITCH_ON - 0.1, breakerX(DOWN), BOX.y, 20, 60) +
    fade(
      shown(t, 11.1, SWITCH_ON, 0.2),
      place(L('M0 24V-24M-13-10L0-26L13-10', 'turmeric', 7), breakerX(DOWN), BOX.y - 92 - 6 * Math.sin(t * 5)),
    ) +
    touch(t, SWITCH_ON, breakerX(DOWN), BOX.y - 10, 36) +
    (t > 8 && t < 14 ? pointing({ x: tip.x, y: tip.y + 18 * (1 - down), s: 0.66, rot: -24 }) : '');
  const view = camera(t, [
    [0, 640, 360, 1280], [0.9, 640, 360, 1280], [2.2, 500, 330, 660], [CARD_IN + 0.9, 500, 330, 660], [5.3, 640, 360, 1280], [TRIP + 0.8, 640, 360, 1280],
    [8.9, 500, 190, 560], [SWITCH_ON + 0.6, 500, 190, 560], [14.1, 640, 360, 1280],
  ]); // prettier-ignore
  return { view, body };
}

/** 2-1: the card in its holder gives the home its power; when it is still dark, the breaker that is down goes up. */
export const power: Film = { name: 'power', seconds: END, poster: 3, draw };
