import { C, L, P, R, each, seq } from '../../kit/shapes';
import { junk } from '../../kit/boats';
import { cloud, gull, sun } from '../../kit/sky';
import { cuts, place, type Frame } from '../stage';
import { linear, ramp, track } from '../timing';
import { walker } from './guest';
import { far, mid, near } from './islands';
import { softSky } from './sky';
import { TOWER_A, TOWER_B, lobby, palmTree, tower } from './towers';

/** From here on the door is seen from near; the guest goes in. */
const CLOSE = 2.4;
const IN = 5;

const taxi = (x: number, y: number): string =>
  place(
    P('M-92-26Q-90-48-64-50L-38-84H34L66-50Q98-48 98-24V-8H-92Z', 'turmeric') + P('M40-50H66Q98-48 98-24V-8H20Z', 'shade') +
      P('M-50-52L-30-76H-4V-52ZM4-76H30L50-52H4Z', 'window') + R(-16, -96, 36, 13, 'paper', 4) + R(84, -34, 14, 9, 'lamp', 4) +
      C(-54, -8, 19, 'ink-il') + C(56, -8, 19, 'ink-il') + C(-54, -8, 8, 'steel') + C(56, -8, 8, 'steel'),
    x, y,
  ); // oxfmt-ignore

const hedge = (x: number): string =>
  C(x, 6, 34, 'leaf-2') + C(x + 40, 12, 28, 'leaf') + C(x + 16, -12, 7, 'bloom') + C(x + 44, -6, 7, 'bloom-2');

/** The bay behind the house, as large as it lies there: islands on both sides of the towers. */
const bayBehind = (t: number): string =>
  R(-2200, -4200, 5700, 2000, 'sky-1') +
  softSky(-2200, -2300, 5700, 2000) +
  sun(1820, -1560, 150) +
  place(cloud(0, 0), -820, -1560, 5) +
  place(cloud(0, 0), 1500, -1950, 4) +
  place(gull(0, 0) + gull(30, -12) + gull(52, 4), -160 + t * 40, -1420 - t * 14, 5) +
  place(far(0), -1500, -330, 3) +
  place(mid(0), -1180, -300, 2.7) +
  place(near(0), -1120, -250, 2.5) +
  R(-2200, -330, 5700, 400, 'sea-2') +
  place(near(0), -1120, -250, 2.5) +
  L(
    seq(22, (i) => `M${-1900 + ((i * 397) % 4600)} ${-290 + ((i * 61) % 200)}h${120 + ((i * 83) % 200)}`),
    'foam',
    7,
  ) +
  junk(-640 + t * 22, -190, 2.1) +
  junk(1560, -240, 1.2);

/** Behind the house when one stands at its door: a garden, no sea. */
const garden = (): string =>
  R(-2200, -4200, 5700, 4240, 'sky-1') +
  seq(16, (i) => C(-40 + i * 84, -150 - ((i * 37) % 50), 62 + ((i * 23) % 26), i % 2 ? 'leaf-2' : 'leaf'));

/** The towers from the street with the bay behind them; somebody arrives and goes in. */
function street(t: number, behind: string): string {
  const walk = track(t, [[CLOSE, 0], [IN, 1]], linear); // oxfmt-ignore
  const open = ramp(t, IN - 1, IN - 0.4);
  const doors = R(556, -94, 148, 94, 'lamp', 4) + R(610, -70, 40, 52, 'wood-l', 4) + (walk < 1 ? '' : guestAt(1)) + R(556 - 60 * open, -94, 74, 94, 'window') + R(630 + 60 * open, -94, 74, 94, 'window'); // oxfmt-ignore
  return (
    behind +
    tower(TOWER_B) +
    tower(TOWER_A) +
    R(-2200, -30, 5700, 900, 'leaf') +
    lobby() +
    doors +
    L('M520-96H740', 'paper', 8) +
    each([-1560, -900, -330, 60, 1150, 1620, 2300], (x, i) =>
      palmTree(x, 10 + (i % 3) * 20, 1.5 + (i % 2) * 0.4, (i % 3) * 2 - 2),
    ) +
    each([150, 1040], hedge) +
    R(-2200, 0, 5700, 70, 'stone') +
    R(-2200, 66, 5700, 12, 'linen-2') +
    R(-2200, 78, 5700, 330, 'road') +
    L(
      seq(30, (i) => `M${-2100 + i * 190} 210h90`),
      'paper',
      10,
    ) +
    R(-2200, 400, 5700, 60, 'stone') +
    taxi(870, 124) +
    (walk < 1 && t >= CLOSE ? guestAt(walk) : '') +
    each([-1300, -500, 1700], (x) => palmTree(x, 470, 2.4, 2))
  );
}

/** The guest on the way to the door. */
const guestAt = (walk: number): string => walker(250 + 374 * walk, 52 - 48 * walk, 0.96 - 0.12 * walk, walk * 8);

/** A camera that stands still costs nothing: far away first, then cut to the door. */
const fromAfar = (t: number): Frame => ({ view: { cx: 640, cy: -900, w: 4100 }, body: street(t, bayBehind(t)) });
const fromNear = (t: number): Frame => ({ view: { cx: 580, cy: -92, w: 880 }, body: street(t, garden()) });

export const streetShot = (t: number): Frame => cuts(t, [[0, fromAfar], [CLOSE, fromNear]]); // oxfmt-ignore
