/** Views from a window in Ha Noi. */
import { L, P, R, each, n, seq } from './shapes';
import { orb, pagodaTower, sky, treeLine, twinTowers, type View } from './landmarks';
import { redBridge, turtleTower } from './hoan-kiem';
import { covering } from './view-scene';

/** Hoan Kiem lake: the tower on its islet, the red bridge at the left, trees all round. */
export const lake: View = covering(
  () =>
    sky(0, 0, 320, 200, 0.36) +
    orb(232, 44, 12) +
    each([214, 240, 268, 292], (x, i) => R(x, 84 - ((i * 5) % 3) * 8, 18, 50, 'karst-1')) +
    treeLine(-20, 128, 210, 60, 'leaf') +
    treeLine(140, 128, 220, 46, 'karst-3') +
    treeLine(-40, 128, 150, 46) +
    R(0, 124, 320, 78, 'sea-2') +
    redBridge(10, 130, 96, 11) +
    turtleTower(166, 142, 50, 74) +
    L('M128 152h76M148 160h38M40 150h50M226 148h60M60 174h70M210 178h80M120 190h60', 'foam', 1.8) +
    P('M-4 30Q40 20 60 44Q40 40 20 50Q44 52 50 72Q24 56-4 62Z', 'leaf-2') +
    L('M20 46q10 20 6 44M38 46q12 18 10 40M4 50q6 24 2 50', 'leaf-2', 2.4),
);

export const westLake: View = (x, y, w, h) => {
  const hz = y + h * 0.58;
  return (
    sky(x, y, w, h, 0.3) +
    orb(x + w * 0.3, y + h * 0.3, Math.min(w, h) * 0.085) +
    seq(11, (i) =>
      R(x + w * (0.04 + i * 0.09), hz - h * (0.05 + ((i * 7) % 5) * 0.024), w * 0.055, h * 0.2, 'karst-1'),
    ) +
    treeLine(x, hz, w, h * 0.07, 'karst-2') +
    R(x, hz, w, h * 0.44, 'sea-2') +
    L(
      `M${n(x + w * 0.06)} ${n(hz + h * 0.08)}h${n(w * 0.26)}M${n(x + w * 0.2)} ${n(hz + h * 0.2)}h${n(w * 0.2)}M${n(x + w * 0.1)} ${n(hz + h * 0.3)}h${n(w * 0.3)}`,
      'foam',
      2,
    ) +
    pagodaTower(x + w * 0.74, hz + h * 0.2, w * 0.1, h * 0.56) +
    treeLine(x + w * 0.5, hz + h * 0.22, w * 0.54, h * 0.14, 'leaf-2') +
    R(x + w * 0.48, hz + h * 0.2, w * 0.56, h * 0.05, 'stone')
  );
};

const HOUSES = [
  ['ochre', 0, 0.3, 0.3],
  ['rose', 0.28, 0.2, 0.24],
  ['cream', 0.5, 0.36, 0.22],
  ['jade-mist', 0.7, 0.26, 0.32],
] as const;

export const street: View = (x, y, w, h) =>
  R(x, y, w, h, 'sky-1') +
  each(HOUSES, ([tone, a, t, ww]) => {
    const shutters = [0.12, 0.4]
      .map((row) =>
        [0.05, 0.15]
          .map((col) =>
            R(x + w * (a + col), y + h * (t + row), w * 0.07, h * 0.16, row > 0.2 && col < 0.1 ? 'window' : 'jade-2'),
          )
          .join(''),
      )
      .join('');
    return (
      R(x + w * a, y + h * t, w * ww, h * (1 - t), tone) + R(x + w * a, y + h * t - 5, w * ww, 6, 'paper') + shutters
    );
  }) +
  P(
    `M${n(x - 5)} ${n(y + h)}V${n(y + h * 0.8)}q${n(w * 0.12)} ${n(-h * 0.2)} ${n(w * 0.26)} ${n(-h * 0.04)}q${n(w * 0.1)} ${n(h * 0.02)} ${n(w * 0.1)} ${n(h * 0.24)}Z`,
    'leaf-2',
  );

export const cathedral: View = (x, y, w, h) =>
  sky(x, y, w, h, 0.4) +
  seq(3, (i) => R(x + w * (0.0 + i * 0.4), y + h * 0.6, w * 0.24, h * 0.4, i % 2 ? 'rose' : 'ochre')) +
  twinTowers(x + w * 0.52, y + h * 0.96, w * 0.46, h * 0.74) +
  treeLine(x - w * 0.06, y + h, w * 0.36, h * 0.26) +
  treeLine(x + w * 0.76, y + h, w * 0.34, h * 0.22, 'leaf');

/** A yellow villa with green shutters behind its trees. */
export const villa: View = (x, y, w, h) => {
  const foot = y + h * 0.92;
  const shutter = (cx: number, top: number, tall: number): string =>
    R(x + w * (cx - 0.035), y + h * top, w * 0.07, h * tall, 'window') +
    R(x + w * (cx - 0.07), y + h * top, w * 0.035, h * tall, 'jade-2') +
    R(x + w * (cx + 0.035), y + h * top, w * 0.035, h * tall, 'jade-2');
  return (
    sky(x, y, w, h, 0.42) +
    orb(x + w * 0.16, y + h * 0.24, Math.min(w, h) * 0.09) +
    treeLine(x - w * 0.1, foot, w * 0.6, h * 0.5, 'leaf-2') +
    treeLine(x + w * 0.55, foot, w * 0.6, h * 0.46, 'leaf') +
    R(x + w * 0.2, y + h * 0.42, w * 0.6, h * 0.52, 'ochre') +
    R(x + w * 0.66, y + h * 0.42, w * 0.14, h * 0.52, 'shade') +
    P(
      `M${n(x + w * 0.16)} ${n(y + h * 0.42)}L${n(x + w * 0.26)} ${n(y + h * 0.24)}H${n(x + w * 0.74)}L${n(x + w * 0.84)} ${n(y + h * 0.42)}Z`,
      'roof',
    ) +
    P(
      `M${n(x + w * 0.44)} ${n(y + h * 0.42)}L${n(x + w * 0.5)} ${n(y + h * 0.2)}L${n(x + w * 0.56)} ${n(y + h * 0.42)}Z`,
      'ochre-2',
    ) +
    R(x + w * 0.18, y + h * 0.41, w * 0.64, h * 0.03, 'paper') +
    R(x + w * 0.2, y + h * 0.66, w * 0.6, h * 0.02, 'paper') +
    shutter(0.3, 0.48, 0.14) +
    shutter(0.5, 0.48, 0.14) +
    shutter(0.7, 0.48, 0.14) +
    shutter(0.3, 0.72, 0.14) +
    shutter(0.7, 0.72, 0.14) +
    R(x + w * 0.46, y + h * 0.72, w * 0.08, h * 0.22, 'wood-2') +
    treeLine(x - w * 0.04, y + h, w * 0.4, h * 0.2, 'leaf') +
    treeLine(x + w * 0.68, y + h, w * 0.4, h * 0.18) +
    R(x, y + h * 0.95, w, h * 0.05, 'stone')
  );
};
