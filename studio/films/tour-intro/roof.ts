import { C, L, P, R, each, n, seq } from '../../kit/shapes';
import { cruise, fishingBoat, junk } from '../../kit/boats';
import { bulbString } from '../../kit/lamps';
import { cloud, gull, sun } from '../../kit/sky';
import { cuts, fade, night, place, type Frame } from '../stage';
import { linear, path, ramp, track } from '../timing';
import { HORIZON, LIFT_HOUSE, inPool, roofDeck } from './deck';
import { fromBehind, swimmer, walker } from './guest';
import { far, mid, near } from './islands';
import { END, ROOF } from './plan';
import { softSky } from './sky';
import { TOWER_B, shoreLights, tower } from './towers';

/** Seconds of the shot: onto the roof, at the railing over the bay, the roof at night. */
const BAY = 3.9;
const NIGHT = 6.9;
/** Line at which the town ends and the sea begins. */
const SHORE = 372;

/** The town far below: small roofs that grow towards us, streets and trees between them. */
const town = (): string =>
  P(
    `M-900 ${SHORE + 26}C-400 ${SHORE - 16} 100 ${SHORE + 22} 640 ${SHORE}S1500 ${SHORE - 24} 2200 ${SHORE + 30}V1700H-900Z`,
    'linen',
  ) +
  P(
    `M-900 ${SHORE + 40}C-400 ${SHORE - 4} 100 ${SHORE + 34} 640 ${SHORE + 12}S1500 ${SHORE - 10} 2200 ${SHORE + 44}V1700H-900Z`,
    'leaf',
  ) +
  L(`M-900 ${SHORE + 110}H2200M-900 ${SHORE + 250}H2200M-900 ${SHORE + 460}H2200`, 'road', 16) +
  seq(132, (i) => {
    const row = Math.floor(i / 22);
    const k = i % 22;
    const y = SHORE + 52 + row * (26 + row * 11);
    const s = 26 + row * 10;
    const x = -560 + ((k * 115 + row * 47) % 2400);
    const wall = ['paper', 'wall-clay', 'ochre', 'jade-mist', 'cream'][(i * 3) % 5] ?? 'paper';
    if ((i * 7) % 5 === 0) return C(x, y - s * 0.2, s * 0.4, 'leaf-2') + C(x + s * 0.5, y - s * 0.1, s * 0.3, 'leaf-2');
    return R(x, y - s * 0.7, s * 1.2, s * 0.7, wall) + R(x + s * 0.2, y - s * 0.5, s * 0.22, s * 0.26, 'window') + R(x + s * 0.7, y - s * 0.5, s * 0.22, s * 0.26, 'window') + P(`M${n(x - 3)} ${n(y - s * 0.7)}l${n(s * 0.3)} ${n(-s * 0.42)}h${n(s * 0.7)}l${n(s * 0.3)} ${n(s * 0.42)}Z`, i % 3 ? 'roof' : 'steel-2'); // oxfmt-ignore
  });

const flight = (t: number): string =>
  each([[0, 0, 1.6], [44, -16, 1.3], [84, 8, 1.1]] as const, ([x, y, s], i) =>
    `<g transform="translate(${n(420 + x + t * 26)} ${n(90 + y - t * 3)}) scale(1 ${(0.55 + 0.45 * Math.sin(t * 5 + i)).toFixed(3)})">${gull(0, 0, s)}</g>`); // oxfmt-ignore

/** All that lies around the roof: sky, bay, boats, town, the other tower. */
const around = (t: number, lit: 0 | 1): string =>
  softSky(-900, -340, 3200, HORIZON + 340) +
  R(-900, -900, 3200, 570, 'sky-1') +
  fade(
    lit,
    seq(40, (i) =>
      fade(0.4 + 0.1 * (i % 5), C(-500 + ((i * 197) % 2300), -330 + ((i * 83) % 380), 1.8 + (i % 3) * 0.7, 'sun')),
    ),
  ) +
  sun(890, 10, 52) +
  cloud(120, -30, 1.8) +
  cloud(1080, -80, 2) +
  place(far(0), -640, HORIZON + 4, 0.92) +
  place(far(0), 520, HORIZON + 4, 0.92) +
  R(-900, HORIZON, 3200, 400, 'sea-1') +
  R(-900, HORIZON + 60, 3200, 400, 'sea-2') +
  place(mid(0), -500, HORIZON + 44, 0.7) +
  place(mid(0), 330, HORIZON + 40, 0.62) +
  place(near(0), 60, HORIZON + 92, 0.72) +
  place(near(0), 860, HORIZON + 104, 0.8) +
  L(
    seq(26, (i) => `M${-600 + ((i * 311) % 2400)} ${HORIZON + 30 + ((i * 47) % 170)}h${40 + ((i * 43) % 70)}`),
    'foam',
    2.6,
  ) +
  cruise(330 + t * 9, HORIZON + 66, 0.34) +
  junk(540 + t * 13, HORIZON + 128, 0.72) +
  fishingBoat(1010 - t * 7, HORIZON + 74, 0.3) +
  flight(t) +
  fade(lit, shoreLights(SHORE + 12, 34)) +
  town() +
  `<g transform="translate(700 2040) scale(0.84)">${tower(TOWER_B)}</g>`;

/** `guest` is drawn on the deck, in front of all but the near railing. */
const scene = (t: number, lit: 0 | 1, guest = '', lift = 0): string => {
  const along = track(t, [[0, 0.86], [BAY + 0.6, 0.1], [NIGHT - 0.4, 0.9], [END - ROOF, 0.3]], linear); // oxfmt-ignore
  const { x, s } = inPool(along, 540);
  return (
    around(t, lit) +
    roofDeck(lit, swimmer(t, x, 540, s * 0.95), guest, lift) +
    fade(lit, bulbString(210, 452, 430, 470, 8, 40) + bulbString(430, 470, 900, 420, 12, 46))
  );
};

/** Out of the lift, whose doors shut behind the guest, and to the edge of the pool. */
function ontoRoof(t: number): Frame {
  const { x, y } = LIFT_HOUSE;
  const at = path(t, [[0.5, x, y - 1], [1.3, x + 22, 516], [2.9, 768, 590]], linear); // oxfmt-ignore
  const s = track(t, [[0.5, 0.94], [1.3, 1.1], [2.9, 1.34]], linear); // oxfmt-ignore
  const who = walker(at.x, at.y, s, t > 0.5 && t < 2.9 ? t * 2 : 0, -1);
  return { view: { cx: 620, cy: 388, w: 1000 }, body: scene(t, 0, who, 1 - ramp(t, 1.3, 1.9)) };
}

/** At the railing, the bay before them. */
const overBay = (t: number): Frame => ({
  view: { cx: 640, cy: 190, w: 860 },
  body:
    around(t, 0) +
    fade(0.35, R(0, 352, 1300, 200, 'sky-1')) +
    L('M250 352V500M470 352V500M690 352V500M910 352V500', 'steel-2', 7) +
    L('M0 346H1300', 'paper', 15) +
    fromBehind(430, 470, 0.72),
});
const atNight = (t: number): Frame => ({
  view: { cx: 640, cy: 384, w: 1540 },
  body: night(scene(t, 1, walker(768, 590, 1.34, 0, -1))),
});

/** The pool on the roof, the bay beyond its railing, and the roof again when the lamps are lit. */
export const roofShot = (t: number): Frame => cuts(t, [[0, ontoRoof], [BAY, overBay], [NIGHT, atNight]]); // oxfmt-ignore
