import { C, E, L, P, R, each, id, seq } from '../kit/shapes';
import { fishingBoat, junk } from '../kit/boats';
import { karst, reflection, ripples } from '../kit/karst';
import { bulbString, silkLantern } from '../kit/lamps';
import { plantPot } from '../kit/plants';
import { barStool } from '../kit/seating';
import { cloud, gull, sun } from '../kit/sky';
import { cord } from '../kit/veranda';
import { camera, fade, night, place, reel, type Film, type Frame } from './stage';
import { linear, ramp, track } from './timing';
import { FLOOR, TOWER_A, TOWER_B, lobby, palmTree, shoreLights, tower } from './towers';

const RISE = 8;
const ROOF = 15.2;
const END = 23;

function gradient(stops: readonly (readonly [number, string])[], x: number, y: number, w: number, h: number): string {
  const g = id('g');
  const list = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="var(--il-${tone})"/>`).join('');
  return `<defs><linearGradient id="${g}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient></defs><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${g})"/>`;
}

/** Lit from within: the day's tones in the middle of the night. */
const day = (body: string): string => `<g style="color-scheme:light">${body}</g>`;

/** Near things slide faster than far ones: `depth` 0 is the sky, 1 the veranda. */
const drift = (body: string, shift: number, depth: number): string =>
  `<g transform="translate(${(-shift * depth).toFixed(2)} 0)">${body}</g>`;

const far = (h: number): string =>
  karst('hump', -160, h, 340, 120, 'karst-1') +
  karst('twin', 120, h, 270, 176, 'karst-1') +
  karst('tower', 420, h, 130, 136, 'karst-1') +
  karst('hump', 560, h, 330, 150, 'karst-1', { flip: true }) +
  karst('needle', 860, h, 110, 178, 'karst-1') +
  karst('twin', 1000, h, 330, 190, 'karst-1', { flip: true }) +
  karst('hump', 1300, h, 380, 150, 'karst-1');
const mid = (h: number): string =>
  karst('tower', -80, h, 240, 280, 'karst-2', { streak: 3 }) +
  karst('hump', 130, h, 250, 150, 'karst-2', { flip: true }) +
  karst('twin', 860, h, 300, 250, 'karst-2', { streak: 4 }) +
  karst('tower', 1220, h, 240, 300, 'karst-2', { flip: true, streak: 3 }) +
  karst('needle', 1520, h, 140, 240, 'karst-2');
const near = (h: number): string =>
  karst('twin', 250, h, 230, 260, 'karst-3', { streak: 4 }) +
  karst('needle', 480, h, 92, 140, 'karst-3') +
  karst('tower', 1080, h, 230, 330, 'karst-3', { flip: true, streak: 3 }) +
  karst('hump', 1230, h, 320, 210, 'karst-3') +
  karst('tower', 1640, h, 260, 280, 'karst-3');

const glitter = (x: number, h: number): string =>
  L(
    seq(14, (i) => `M${x - 60 + ((i * 53) % 90)} ${h + 8 + i * 16}h${70 + ((i * 37) % 70)}`),
    'glitter',
    5,
  );

/** The bay from the veranda: the blind rolls up, the junk sails through. */
function bay(t: number): string {
  const H = 430;
  const shift = track(t, [[0, -60], [RISE + 1, 150]], linear); // prettier-ignore
  const up = ramp(t, 0.5, 3);
  const blindH = 790 - 752 * up;
  const slat = 22;
  const bird = (x: number, y: number, s: number, k: number): string =>
    `<g transform="translate(${(x + t * 16).toFixed(2)} ${(y - t * 3).toFixed(2)}) scale(1 ${(0.55 + 0.45 * Math.sin(t * 5 + k)).toFixed(3)})">${gull(0, 0, s)}</g>`;
  return (
    gradient(
      [
        [0, 'sky-1'],
        [1, 'sky-2'],
      ],
      -200,
      -100,
      1700,
      H + 102,
    ) +
    drift(sun(690, 300, 50), shift, 0.06) +
    drift(cloud(180 + t * 5, 190, 1.4) + cloud(930 + t * 4, 140, 1.7), shift, 0.08) +
    drift(far(H), shift, 0.2) +
    gradient(
      [
        [0, 'sea-1'],
        [0.45, 'sea-2'],
        [1, 'sea-3'],
      ],
      -200,
      H,
      1700,
      500,
    ) +
    R(-200, H - 14, 1700, 28, 'haze') +
    drift(reflection(far(H), H, 0.25, -0.3), shift, 0.2) +
    drift(reflection(mid(H + 14), H + 14, 0.32, -0.36) + mid(H + 14), shift, 0.4) +
    drift(glitter(690, H + 16), shift, 0.06) +
    drift(junk(760 + t * 5, H + 30, 0.36), shift, 0.45) +
    drift(
      reflection(near(H + 46), H + 46, 0.34, -0.4) +
        near(H + 46) +
        ripples(
          [
            [240, H + 48, 260],
            [1070, H + 48, 500],
            [1630, H + 48, 280],
          ],
          'foam',
          3,
        ),
      shift,
      0.7,
    ) +
    drift(
      `<g transform="rotate(${(Math.sin(t * 1.4) * 1.2).toFixed(2)} ${300 + t * 34} ${H + 190})">${junk(300 + t * 34, H + 190 + Math.sin(t * 1.8) * 3, 1.25)}</g>`,
      shift,
      0.95,
    ) +
    ripples(
      seq2(18, (i) => [
        ((i * 211) % 1500) - 100 + Math.sin(t * 0.8 + i) * 8,
        H + 110 + ((i * 67) % 170),
        50 + ((i * 43) % 110),
      ]),
      'foam',
      2.6,
    ) +
    bird(300, 220, 1.6, 0) +
    bird(356, 204, 1.3, 1.3) +
    bird(400, 232, 1.1, 2.1) +
    R(-100, -120, 1500, 150, 'eave') +
    R(-100, 24, 1500, blindH, 'bamboo') +
    L(
      seq(Math.floor(blindH / slat), (i) => `M-100 ${24 + blindH - 8 - i * slat}h1500`),
      'bamboo-3',
      3,
    ) +
    R(-100, 10 + blindH, 1500, 30, 'bamboo-2', 15) +
    L(`M280 24V${20 + blindH}M1000 24V${20 + blindH}`, 'cord', 4) +
    place(cord(0, 0, 16), 280, 38 + blindH, 1.6) +
    place(cord(0, 0, 16), 1000, 38 + blindH, 1.6)
  );
}
const seq2 = (
  count: number,
  part: (i: number) => readonly [number, number, number],
): (readonly [number, number, number])[] => Array.from({ length: count }, (_, i) => part(i));

/** The towers, seen from the lobby up; `cy` is where the camera is, so that the bay behind can lag. */
function towers(t: number, cy: number): string {
  const H = -60;
  const lag = cy * 0.62;
  return (
    // One flat sky: a gradient that goes dark while the camera climbs falls to blocks at this weight.
    R(-400, -2600, 2200, 2700, 'sky-1') +
    `<g transform="translate(0 ${lag.toFixed(2)})">${sun(1120, -420, 70)}${cloud(120 + t * 7, -380, 2.2)}${cloud(900 + t * 5, -640, 2.6)}${cloud(300 + t * 6, -860, 2)}</g>` +
    `<g transform="translate(0 ${(cy * 0.3).toFixed(2)})">${far(H)}${mid(H + 10)}${R(-400, H, 2200, 900, 'sea-2')}${junk(1150, H + 40, 0.4)}</g>` +
    near(-10) +
    R(-400, -12, 2200, 700, 'sea-2') +
    tower(TOWER_B) +
    tower(TOWER_A) +
    lobby() +
    R(-400, 0, 2200, 60, 'stone') +
    R(-400, 44, 2200, 500, 'leaf') +
    P('M520 0H740L860 200H380Z', 'linen') +
    each([60, 1120], (x, i) => palmTree(x, 30, 1, Math.sin(t * 1.5 + i) * 3)) +
    palmTree(1240, 60, 1.2, Math.sin(t * 1.3) * 3) +
    palmTree(-60, 70, 1.2, Math.sin(t * 1.4 + 2) * 3) +
    each(
      [170, 1060],
      (x) => C(x, 20, 34, 'leaf-2') + C(x + 40, 26, 28, 'leaf') + C(x + 16, 2, 7, 'bloom') + C(x + 44, 8, 7, 'bloom-2'),
    )
  );
}

const lounger = (x: number, y: number, tone: string): string =>
  place(
    L('M10 0V30M130 0V30', 'wood-3', 9) +
      L('M-10-6H126L188-66', 'wood', 14) +
      L('M-6-20H122L180-74', tone, 20) +
      L('M150-52L172-73', 'paper', 16),
    x,
    y,
    1.25,
  );

/** The roof at night: the pool that meets the bay, the sky bar with its lanterns. */
function roof(t: number): string {
  const H = 330;
  const shift = track(t, [[ROOF - 0.5, -70], [END, 110]], linear); // prettier-ignore
  const sway = (k: number): number => Math.sin(t * 1.2 + k) * 4;
  const wave = (i: number): string =>
    `M${120 + ((i * 173) % 700) + Math.sin(t + i) * 10} ${486 + i * 15}h${60 + ((i * 41) % 90)}`;
  return (
    gradient(
      [
        [0, 'sky-1'],
        [1, 'sky-2'],
      ],
      -200,
      -100,
      1700,
      H + 110,
    ) +
    seq(26, (i) =>
      fade(0.4 + 0.1 * (i % 5), C(((i * 197) % 1400) - 60, 20 + ((i * 83) % 210), 1.6 + (i % 3) * 0.6, 'sun')),
    ) +
    drift(sun(420, 150, 48), shift, 0.05) +
    drift(far(H), shift, 0.15) +
    gradient(
      [
        [0, 'sea-1'],
        [0.6, 'sea-2'],
        [1, 'sea-3'],
      ],
      -200,
      H,
      1700,
      300,
    ) +
    drift(mid(H + 8), shift, 0.25) +
    drift(shoreLights(H + 6, 26), shift, 0.2) +
    drift(glitter(420, H + 10), shift, 0.05) +
    drift(junk(180 + t * 6, H + 44, 0.42) + fishingBoat(620 - t * 4, H + 62, 0.34), shift, 0.35) +
    drift(
      R(-300, 452, 1280, 18, 'paper', 6) +
        day(R(-300, 466, 1280, 180, 'sea-2') + R(-300, 466, 1280, 64, 'sea-3') + L(seq(9, wave), 'foam', 4)) +
        fade(
          0.5,
          L(
            seq(9, (i) => `M${360 + ((i * 37) % 60) + Math.sin(t + i) * 6} ${480 + i * 17}h${60 + ((i * 29) % 50)}`),
            'sun',
            5,
          ),
        ) +
        each([120, 400, 680], (x) => day(E(x, 612, 96, 18, 'halo')) + E(x, 614, 24, 6, 'lamp')) +
        R(-300, 640, 1900, 200, 'wood') +
        R(-300, 632, 1300, 14, 'paper', 4) +
        L('M-300 676H1600M-300 712H1600', 'line', 3) +
        L('M878 470V380M922 470V380M866 380q8-16 16 0M910 380q8-16 16 0M878 420h44M878 448h44', 'steel', 7) +
        lounger(110, 690, 'turmeric') +
        lounger(430, 690, 'lacquer') +
        place(plantPot(0, 0, 1.3, 3), 860, 684),
      shift,
      0.6,
    ) +
    drift(
      R(1000, 268, 26, 380, 'wood-2') +
        R(1500, 268, 26, 380, 'wood-2') +
        P('M940 270L1010 196H1540L1600 270Z', 'eave') +
        L(
          seq(22, (i) => `M${960 + i * 30} 268l10-66`),
          'bamboo-3',
          3,
        ) +
        R(1040, 340, 470, 12, 'wood') +
        each(
          [1060, 1094, 1126, 1172, 1204, 1240, 1280, 1316],
          (x, i) =>
            R(
              x,
              296 + (i % 3) * 6,
              16,
              44 - (i % 3) * 6,
              (['lacquer', 'jade', 'turmeric', 'ceramic'] as const)[i % 4] ?? 'jade',
              4,
            ) + R(x + 5, 282 + (i % 3) * 6, 6, 18, 'linen', 2),
        ) +
        R(1026, 352, 474, 150, 'window', 0).replace('/>', ' opacity=".28"/>') +
        R(960, 488, 600, 22, 'wood-l', 8) +
        R(984, 510, 560, 150, 'jade-2') +
        L(
          seq(10, (i) => `M${1010 + i * 56} 520v130`),
          'shade-l',
          8,
        ) +
        P('M1084 450h36l-14 22v14h-8v-14Z', 'sky-1') +
        C(1116, 450, 6, 'lacquer') +
        P('M1160 452h30l-4 36h-22Z', 'turmeric') +
        L('M1180 452l10-24', 'paper', 4) +
        each([1030, 1150, 1270], (x, i) => barStool(x, 672, i % 2 ? 'lacquer' : 'turmeric', 1.15)) +
        each(
          [1050, 1160, 1275],
          (x, i) =>
            `<g transform="rotate(${sway(i).toFixed(2)} ${x} 262)">${silkLantern(x, 262, 1.1, (['lacquer', 'turmeric', 'jade'] as const)[i] ?? 'lacquer', i)}</g>`,
        ),
      shift,
      0.8,
    ) +
    drift(bulbString(-140, 30, 480, 70, 10, 70) + bulbString(480, 70, 1040, 205, 10, 60), shift, 0.8) +
    drift(plantNear(t), shift, 1.1)
  );
}
const plantNear = (t: number): string =>
  `<g transform="rotate(${(Math.sin(t) * 1.2).toFixed(2)} 60 760)">${place(plantPot(0, 0, 2.2, 4), 40, 770)}</g>`;

const bayShot = (t: number): Frame => ({
  view: { cx: 640, cy: 380, w: 1240 },
  body: bay(t),
}); // prettier-ignore

/** From the lobby up, while the day goes. Drawn twice: clip paths of the day's drawing are not the night's. */
function towerShot(t: number): Frame {
  const top = -TOWER_A.floors * FLOOR;
  const view = camera(t, [[RISE + 1, 610, -180, 1120], [ROOF - 0.4, 610, top - 140, 1120]]); // prettier-ignore
  const dusk = ramp(t, RISE + 2.8, ROOF - 2.2);
  const byDay = dusk < 0.996 ? towers(t, view.cy) : '';
  return { view, body: byDay + (dusk > 0.004 ? fade(dusk, night(towers(t, view.cy))) : '') };
}

const roofShot = (t: number): Frame => ({
  view: { cx: 640, cy: 372, w: 1200 },
  body: night(roof(t)),
}); // prettier-ignore

const draw = (t: number): Frame => reel(t, [[0, bayShot], [RISE, towerShot], [ROOF, roofShot]], 0.5); // prettier-ignore

/** 4: the blind goes up on the bay, the towers by day and dusk, the roof pool and its bar at night. */
export const tourIntro: Film = { name: 'tour-intro', seconds: END, poster: 5.6, aimBytes: 410_000, draw };
