import { L, P, R, seq } from '../../kit/shapes';
import { cloud, sun } from '../../kit/sky';
import { streetTree } from '../../kit/street';
import { ban, tick } from '../marks';
import { person } from '../person';
import { exitSign, meetingSign } from '../signs';
import { place, type Frame } from '../stage';
import { linear, path, ramp, settle, track } from '../timing';
import { DIGITS, GROUND, MET, NEVER, OUT } from './plan';

/** The ground floor and the open air in one section: out of the stairs, through the door, to the others. */
const FLOOR = 600;
const WALL = 760;

/** The last flight, down to the right. */
function lastFlight(): string {
  const tread = 48;
  const drop = 35;
  const steps = seq(8, (k) => `H${40 + tread * k}v${drop}`);
  const rail = (k: number): string => `M${40 + tread * k} ${200 + drop * k}V${320 + drop * (k + 1)}`;
  return (
    P(`M-60 320${steps}H-60Z`, 'road') +
    L(seq(7, (k) => rail(k + 1)), 'steel-2', 6) +
    L(`M-60 200H40L424 480V600M40 200V320`, 'jade-2', 15) +
    seq(3, (k) => place(L('M-10-16L8 0L-10 16', 'turmeric', 9), 110 + k * 110, 416 + k * 80, 1.15, 36))
  ); // prettier-ignore
}

const lift = (): string =>
  R(476, 342, 168, 258, 'wood-2', 4) +
  R(490, 362, 140, 238, 'steel') +
  R(590, 362, 40, 238, 'shade') +
  L('M560 362V600', 'line', 4);

const openAir = (): string =>
  R(WALL, -700, 1400, 1400, 'sky-1') +
  sun(980, 20, 52) +
  cloud(1180, 60, 1.5) +
  P('M800 560C900 500 1060 540 1180 512S1500 500 1700 540V700H800Z', 'karst-1') +
  R(WALL, FLOOR, 1400, 300, 'leaf') +
  R(WALL, FLOOR + 10, 760, 60, 'linen') +
  place(streetTree(0, 0, 1.05), 1010, FLOOR + 8);

/** The leaf that gives way outwards. */
const leaf = (open: number): string =>
  open <= 0
    ? R(WALL + 8, 330, 24, 270, 'leaf')
    : P(`M${WALL + 32} 330L${WALL + 32 + 150 * open} ${330 - 16 * open}V${FLOOR + 14 * open}L${WALL + 32} ${FLOOR}Z`, 'leaf') +
      L(`M${WALL + 32 + 24 * open} 462H${WALL + 32 + 126 * open}`, 'steel', 16); // prettier-ignore

const back = (open: number): string =>
  R(-400, -700, 1160, 1400, 'cream') +
  openAir() +
  lift() +
  `<text x="330" y="170" ${DIGITS} font-size="150" fill="var(--il-jade-2)">1</text>` +
  lastFlight() +
  R(-400, FLOOR, 1160, 300, 'stone') +
  R(WALL, -700, 40, 1030, 'karst-2') +
  R(WALL, FLOOR, 40, 300, 'karst-2') +
  R(WALL - 8, 318, 56, 14, 'steel-2') +
  leaf(open) +
  exitSign(664, 268, 0.62, 0);

/** Those who are out already. */
const others = (): string =>
  person(1200, FLOOR + 34, 2.2, { step: 0, facing: 1, shirt: ['lacquer', 'lacquer'], hair: 'ink-il' }) +
  person(1352, FLOOR + 38, 2.1, { step: 0, facing: -1, shirt: ['turmeric', 'ochre-2'], hair: 'wood-3' }) +
  person(1410, FLOOR + 30, 1.7, { step: 0, facing: -1, shirt: ['ceramic', 'ceramic'], hair: 'wood-2' });

export function ground(t: number): Frame {
  const open = ramp(t, OUT - 0.1, OUT + 0.6);
  const at = path(t, [[GROUND + 0.1, 30, 336], [GROUND + 1.7, 424, 612], [OUT - 0.3, 672, 614], [OUT + 0.1, 690, 614], [MET, 1130, 632]], linear); // prettier-ignore
  const pace = track(t, [[GROUND + 0.1, 0], [GROUND + 1.7, 6], [OUT - 0.3, 9], [OUT + 0.1, 9], [MET, 14]], linear); // prettier-ignore
  const onStairs = t < GROUND + 1.6;
  const reach = ramp(t, OUT - 0.5, OUT - 0.2) * (1 - ramp(t, OUT + 0.4, OUT + 0.7));
  const gait = { step: pace, stride: t < MET ? 1.4 : 0, reach };
  const pop = (from: number): number => ramp(t, from, from + 0.2, settle);
  const up = L('M0 52V-44M-36-10L0-48L36-10', 'ink-il', 20); // prettier-ignore
  const body =
    back(open) +
    meetingSign(1276, 282, 1.15) +
    others() +
    person(at.x, at.y, 2.2, onStairs ? { ...gait, hold: { x: 17, y: -56 } } : gait) +
    ban(170, 120, 92, pop(NEVER), up) +
    ban(560, 470, 76, pop(NEVER + 0.5)) +
    tick(1276, 138, 46, ramp(t, MET + 0.2, MET + 0.6));
  return { view: { cx: 720, cy: 262, w: 1480 }, body };
}
