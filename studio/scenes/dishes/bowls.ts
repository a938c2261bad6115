/** Dishes that come in a bowl. */
import { C, E, G, L, P, each } from '../../kit/shapes';
import {
  type Backdrop,
  basil,
  beef,
  bowl,
  chilli,
  chilliSlices,
  chopsticks,
  flatPlate,
  herbs,
  lime,
  nearer,
  noodles,
  onionRings,
  spoon,
  steam,
  tabletop,
  wovenMat,
} from '../../kit/food';

export const pho = (wall = 'wall-ochre', top = 'wood', behind: Backdrop = 'street'): string =>
  tabletop(wall, top, behind) +
  nearer(
    wovenMat(330, 340, 250) +
      bowl(320, 270, 190, {
        fill: 'broth',
        inside:
          noodles(300, 288, 132) +
          beef(250, 262, -14, 1.3) +
          beef(330, 250, 8, 1.4) +
          beef(396, 274, 24, 1.3) +
          onionRings([
            [232, 300],
            [286, 310],
            [350, 306],
            [412, 308],
            [300, 242],
            [378, 240],
            [440, 282],
            [206, 276],
          ]) +
          basil(330, 304, -20, 1) +
          basil(280, 240, 200, 0.8, 'leaf-2') +
          chilliSlices([
            [366, 300],
            [262, 318],
            [420, 256],
          ]),
      }) +
      steam(330, 196) +
      flatPlate(106, 404, 84) +
      lime(84, 396) +
      lime(128, 408, 0.8) +
      chilli(80, 420, -8, 0.9) +
      chopsticks(486, 440, 150, -62),
  );

const patty = (x: number, y: number, s = 1): string =>
  G(
    E(2, 6, 30, 14, 'shade') +
      E(0, 0, 30, 15, 'wood-2') +
      E(-4, -4, 20, 8, 'clay') +
      L('M-18 2l12-8M-4 8l16-10', 'wood-3', 2.6),
    `translate(${x} ${y}) scale(${s})`,
  );

export const bunCha = (wall = 'mist', top = 'wood-l', behind: Backdrop = 'window'): string =>
  tabletop(wall, top, behind) +
  nearer(
    flatPlate(486, 246, 116) +
      noodles(486, 236, 84) +
      E(486, 222, 54, 18, 'paper') +
      L('M440 226q40-20 90-2M452 214q34-14 70 2', 'linen-2', 2.4) +
      bowl(236, 280, 172, {
        fill: 'broth',
        inside:
          patty(150, 284, 1.2) +
          patty(222, 262, 1.3) +
          patty(300, 274, 1.2) +
          patty(238, 306, 1.25) +
          patty(322, 304, 1) +
          each(
            [
              [180, 316],
              [274, 246],
              [352, 278],
              [122, 264],
            ] as const,
            ([x, y]) => P(`M${x} ${y}l16-8 6 8-14 8Z`, 'lamp'),
          ) +
          chilliSlices([
            [196, 296],
            [284, 320],
            [334, 258],
            [176, 258],
          ]),
      }) +
      steam(226, 204, 0.9) +
      flatPlate(486, 396, 112) +
      herbs(480, 394, 1.15) +
      chilli(420, 410, -20) +
      chopsticks(60, 440, 150, -12),
  );

const mantis = (x: number, y: number, r = 0, s = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">${P('M-66 8C-60-18-20-30 22-22C50-18 66-8 70 6C40 18-40 24-66 8Z', 'rug-2')}${L('M-42-12q6 14 0 28M-22-20q8 18 2 38M0-22q8 20 4 40M22-20q8 18 4 36M44-14q6 12 4 24', 'lamp', 3)}${P('M-60 2L-92-14L-84 4L-94 20Z', 'lacquer')}${C(62, -4, 5, 'ink-il')}${L('M68-2q16-16 30-14M66 4q20-4 32 2', 'lacquer', 2.4)}</g>`;

export const bunBeBe = (wall = 'wall-ochre', top = 'wood-l', behind: Backdrop = 'bay'): string =>
  tabletop(wall, top, behind) +
  nearer(
    bowl(320, 272, 196, {
      fill: 'ember',
      outer: 'paper',
      inside:
        E(320, 278, 180, 60, 'broth') +
        noodles(316, 292, 130) +
        mantis(266, 262, -10, 1.1) +
        mantis(372, 272, 14, 1.05) +
        each(
          [
            [210, 300],
            [430, 300],
          ] as const,
          ([x, y]) =>
            P(`M${x - 26} ${y}q26-22 52 0q-26 18-52 0Z`, 'lacquer') +
            L(`M${x - 10} ${y - 6}v10M${x + 8} ${y - 6}v10`, 'rose', 2),
        ) +
        basil(300, 312, -20, 1) +
        basil(356, 242, 160, 0.9, 'leaf-2') +
        onionRings([
          [250, 312],
          [346, 318],
          [400, 244],
          [226, 252],
          [318, 236],
          [440, 274],
        ]) +
        chilliSlices([
          [384, 316],
          [282, 236],
        ]),
    }) +
      steam(320, 198) +
      flatPlate(544, 400, 88) +
      herbs(540, 396, 1.3) +
      lime(96, 394, 1.1) +
      chilli(120, 424, -12) +
      spoon(560, 292, 30),
  );
