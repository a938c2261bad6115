/** Caves of the bay: a hall of stone drops, and the dark mouth one looks out of. All fill 640×480. */
import { C, L, P, R, each, n } from './shapes';
import { rippleField } from './karst';

/** One drop of stone hanging from `y`, or standing on it when `l` is below zero. */
const drip = (x: number, y: number, w: number, l: number, tone: string): string =>
  P(
    `M${n(x - w / 2)} ${y}C${n(x - w * 0.3)} ${n(y + l * 0.4)} ${n(x - w * 0.16)} ${n(y + l * 0.6)} ${n(x - w * 0.09)} ${n(y + l * 0.94)}Q${x} ${n(y + l * 1.06)} ${n(x + w * 0.09)} ${n(y + l * 0.94)}C${n(x + w * 0.16)} ${n(y + l * 0.6)} ${n(x + w * 0.3)} ${n(y + l * 0.4)} ${n(x + w / 2)} ${y}Z`,
    tone,
  ) +
  P(
    `M${n(x + w * 0.06)} ${y}Q${n(x + w * 0.08)} ${n(y + l * 0.5)} ${x} ${n(y + l)}Q${n(x + w * 0.09)} ${n(y + l)} ${n(x + w * 0.09)} ${n(y + l * 0.94)}C${n(x + w * 0.16)} ${n(y + l * 0.6)} ${n(x + w * 0.3)} ${n(y + l * 0.4)} ${n(x + w / 2)} ${y}Z`,
    'shade',
  );

const drips = (y: number, list: readonly (readonly [x: number, w: number, l: number])[], tone: string): string =>
  each(list, ([x, w, l]) => drip(x, y, w, l, tone));

/** From the lit heart of the hall to its near walls. */
export type CaveLight = readonly [heart: string, far: string, middle: string, near: string, nearest: string];
export const CAVE_WARM: CaveLight = ['lamp', 'ochre', 'clay', 'wood-2', 'wood-3'];
export const CAVE_ROSE: CaveLight = ['lamp', 'rose', 'bloom-2', 'ceramic', 'ink-il'];
export const CAVE_JADE: CaveLight = ['sea-1', 'jade-mist', 'jade', 'jade-2', 'karst-4'];

/** A cave's hall: stone drops in four depths, lamps, a path or a pool. */
export const caveHall = ([heart, far, middle, near, nearest]: CaveLight, shift = 0, pool = false): string =>
  R(0, 0, 640, 480, near) +
  P('M40 480Q-10 200 130 110Q320 10 520 110Q660 210 600 480Z', middle) +
  P('M110 480Q70 260 180 180Q320 90 470 180Q570 270 530 480Z', far) +
  P('M210 400Q180 300 250 250Q320 206 390 250Q460 300 430 400Z', heart) +
  C(320, 330, 190, 'glow') +
  drips(
    120,
    [
      [200 + shift, 50, 120],
      [262 + shift, 40, 84],
      [330 - shift, 56, 150],
      [396 - shift, 40, 90],
      [450, 46, 120],
    ],
    middle,
  ) +
  drips(
    420,
    [
      [150, 70, -120],
      [228 + shift, 44, -70],
      [430 - shift, 50, -90],
      [500, 76, -140],
    ],
    middle,
  ) +
  (pool
    ? P('M70 400Q320 360 570 400L640 480H0Z', 'sea-2') +
      P('M200 404Q320 388 440 404L470 440Q320 460 170 440Z', 'sea-1') +
      rippleField(120, 410, 400, 50, 8)
    : P('M288 392H352Q340 420 410 440L450 480H190L232 440Q300 420 288 392Z', 'stone') +
      P('M352 392Q340 420 410 440L450 480H380Q350 440 330 420T340 392Z', 'shade') +
      L(
        'M284 380Q300 410 226 430L176 470M356 380Q344 410 416 430L464 470M284 380v14M226 430v22M176 470v20M356 380v14M416 430v22M464 470v20',
        'wood-3',
        5,
      )) +
  drips(
    40,
    [
      [96, 90, 180],
      [170 - shift, 60, 120],
      [480 + shift, 70, 130],
      [560, 96, 200],
    ],
    near,
  ) +
  drips(
    470,
    [
      [70, 120, -170],
      [580, 130, -190],
    ],
    near,
  ) +
  each(
    [
      [136, 410],
      [210, 392],
      [446, 396],
      [520, 414],
    ] as const,
    ([x, y]) => C(x, y - 8, 56, 'glow') + C(x, y - 8, 26, 'halo') + R(x - 6, y - 16, 12, 16, 'lamp', 4),
  ) +
  P(
    'M-10-10H650V40Q600 90 560 60Q520 40 470 70Q430 40 380 46Q330 70 290 44Q240 30 200 60Q150 40 110 76Q60 60 -10 110Z',
    nearest,
  ) +
  drips(
    20,
    [
      [30, 110, 250],
      [130, 50, 110],
      [246, 36, 80],
      [400, 40, 90],
      [520, 50, 120],
      [616, 120, 270],
    ],
    nearest,
  ) +
  drips(
    490,
    [
      [20, 140, -190],
      [640, 150, -220],
    ],
    nearest,
  );

/** A dark mouth around whatever is outside, drawn over a scene: a lit rim, stone drops, vines, boulders in the water. */
export const caveMouth = (tone = 'karst-4', rim = 'karst-3'): string =>
  `<path d="M-10-10H650V490H-10ZM122 490C76 400 98 304 124 228C146 146 226 96 318 84C424 76 508 132 536 224C558 304 576 400 540 490Z" fill-rule="evenodd" fill="var(--il-${rim})"/>` +
  `<path d="M-10-10H650V490H-10ZM100 490C50 400 74 296 102 214C128 122 216 74 318 60C434 50 530 112 558 212C580 300 602 400 562 490Z" fill-rule="evenodd" fill="var(--il-${tone})"/>` +
  P('M-10-10H250Q150 40 96 120Q40 60-10 70ZM650-10H420Q530 30 580 130Q620 90 650 100Z', 'shade-l') +
  P(
    'M150 132Q164 196 182 202Q186 150 204 108ZM226 92Q230 130 240 136Q246 110 252 82ZM268 76Q276 148 292 158Q300 112 310 66ZM430 76Q438 126 452 134Q456 112 462 88ZM368 66Q372 96 380 102Q386 84 390 66ZM500 112Q504 178 520 194Q524 170 528 144Z',
    tone,
  ) +
  P(
    'M182 202Q186 150 204 108L192 112Q176 160 182 202ZM292 158Q300 112 310 66L298 70Q286 120 292 158ZM520 194Q524 170 528 144L516 130Q514 170 520 194Z',
    'shade',
  ) +
  L('M120 170q14 40 4 84M134 150q16 50 8 96M542 190q-12 40-2 80M528 160q-8 40-4 74', 'leaf-2', 3) +
  each(
    [
      [122, 214],
      [128, 246],
      [144, 226],
      [142, 186],
      [540, 232],
      [544, 262],
      [524, 216],
    ] as const,
    ([x, y], i) => C(x, y, 7, i % 2 ? 'leaf' : 'leaf-2'),
  ) +
  P(
    'M-10 490V350Q40 372 84 396Q104 400 128 430Q150 440 164 490ZM650 490V356Q610 380 572 400Q540 410 524 446Q506 456 496 490Z',
    tone,
  ) +
  P('M-10 490V350Q40 372 84 396Q60 410 70 490ZM650 490V356Q610 380 572 400Q600 420 586 490Z', 'shade') +
  L('M150 476h60M440 470h60', 'foam', 3);
