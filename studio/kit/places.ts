/** Landscapes for journeys: beaches, rivers, fields, rails. All fill 640×480. */
import { C, L, P, R, at, each, n, seq } from './shapes';
import { karst, rippleField, type KarstKind } from './karst';
import { cloud, skyBands, sun } from './sky';
import { treeLine } from './landmarks';

/** Sea, a curved beach, palms. */
export const beach = (plan: readonly (readonly [KarstKind, number, number, number, number])[]): string =>
  skyBands(640, 262) +
  sun(460, 120, 38) +
  cloud(70, 70, 0.9) +
  each(plan, ([kind, x, w, h, tone]) => karst(kind, x, 262, w, h, `karst-${tone}`, { streak: tone > 2 ? 3 : 0 })) +
  R(0, 260, 640, 140, 'sea-1') +
  P('M0 290H640V360Q480 320 320 352T0 372Z', 'sea-2') +
  rippleField(20, 272, 580, 50, 9) +
  P('M0 372Q160 330 320 352T640 348V480H0Z', 'foam') +
  P('M0 384Q160 344 320 364T640 358V480H0Z', 'wood-l') +
  P('M0 404Q200 362 400 384T640 380V480H0Z', 'cream');

export const palmTree = (x: number, y: number, s = 1, lean = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${s})">${P('M-7 0C-2-70-10-130 4-190H13C6-130 12-70 9 0Z', 'wood-2')}${each([-112, -76, -40, 0, 36, 72, 104], (r, i) => `<path transform="translate(8 -190) rotate(${r})" d="M0 0C-18-34-14-76 4-104C18-70 18-32 0 0Z" fill="var(--il-${i % 2 ? 'leaf-2' : 'leaf'})"/>`)}</g>`;

/** A river between islands and rice. */
export const river = (seed = 0, field = 'leaf'): string =>
  skyBands(640, 260) +
  sun(seed % 2 ? 470 : 180, 110, 36) +
  karst('hump', -60, 262, 260, 150, 'karst-1') +
  karst('twin', 180, 262, 220, 190, 'karst-1', { flip: seed % 2 === 1 }) +
  karst('tower', 420, 262, 150, 170, 'karst-2', { streak: 2 }) +
  karst('tower', -70, 276, 220, 250, 'karst-3', { streak: 3 }) +
  karst('hump', 500, 276, 240, 220, 'karst-3', { flip: true, streak: 3 }) +
  R(0, 258, 640, 222, field) +
  R(0, 258, 640, 12, 'leaf-2') +
  P('M300 262H350Q330 300 430 340T520 480H60Q90 400 230 350T300 262Z', 'sea-2') +
  P('M308 262H342Q322 300 400 340T440 480H240Q230 400 280 350T308 262Z', 'sea-1') +
  rippleField(180, 300, 280, 170, 12, seed) +
  L(
    seq(
      12,
      (i) =>
        `M${(i * 53) % 180} ${290 + ((i * 37) % 170)}l5-12 5 12M${470 + ((i * 47) % 160)} ${286 + ((i * 31) % 180)}l5-12 5 12`,
    ),
    'leaf-2',
    3,
  );

/** Rice fields in strips towards hills. */
export const riceFields = (tones: readonly [string, string, string] = ['leaf', 'ochre', 'leaf-2']): string =>
  skyBands(640, 240) +
  sun(150, 110, 38) +
  cloud(380, 80, 0.9) +
  karst('hump', -40, 240, 300, 110, 'karst-1') +
  karst('hump', 300, 240, 400, 140, 'karst-2', { flip: true }) +
  R(0, 238, 640, 242, tones[0]) +
  seq(6, (i) => P(`M${n(320 + (i - 3) * 46)} 240h46L${n(320 + (i - 2) * 190)} 480h-190Z`, tones[i % 3] ?? 'leaf')) +
  L(
    seq(7, (i) => `M${n(320 + (i - 3) * 46)} 240L${n(320 + (i - 3) * 190)} 480`),
    'lamp',
    3,
  ) +
  treeLine(-30, 246, 300, 30) +
  treeLine(420, 246, 280, 34);

export const haystack = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    P('M-60 0Q-64-70-30-104Q0-134 30-104Q64-70 60 0Z', 'bamboo') +
      P('M14-120Q26-116 30-104Q64-70 60 0H20Q38-60 14-120Z', 'shade') +
      R(-4, -150, 8, 40, 'wood-2') +
      L('M-40-20l10-40M-12-14l6-60M18-18l-2-50M40-20l-8-40', 'bamboo-3', 2.4),
  );

/** Rails running to a point between two rows of houses. */
export const rails = (y = 270): string =>
  P(`M300 ${y}H340L560 480H80Z`, 'road') +
  seq(10, (i) => {
    const t = (i / 10) ** 1.7;
    const py = y + 6 + t * (474 - y);
    const half = 16 + t * 190;
    return R(320 - half, py, half * 2, 3 + t * 12, 'wood-3', 2);
  }) +
  P(`M308 ${y}h4L190 480h-22Z`, 'steel-2') +
  P(`M328 ${y}h4L472 480h-22Z`, 'steel-2');

/** The front of a train, its foot at y. */
export const train = (cx: number, y: number, s = 1): string =>
  at(
    cx,
    y,
    s,
    C(0, -70, 90, 'glow') +
      P('M-70-8V-150Q-70-190-30-196H30Q70-190 70-150V-8Z', 'lacquer') +
      P('M24-196H30Q70-190 70-150V-8H36Q52-100 24-196Z', 'shade') +
      R(-54, -168, 108, 52, 'ink-il', 10) +
      R(-48, -162, 46, 40, 'window', 6) +
      R(4, -162, 44, 40, 'window', 6) +
      R(-70, -96, 140, 14, 'turmeric') +
      C(-44, -58, 13, 'lamp') +
      C(44, -58, 13, 'lamp') +
      C(0, -182, 8, 'lamp') +
      R(-60, -34, 120, 22, 'ink-il', 5) +
      P('M-70-8H70L54 6H-54Z', 'ink-il-2'),
  );

/** Forest slopes with mist between. */
export const mountains = (): string =>
  skyBands(640, 300) +
  sun(480, 100, 36) +
  P('M-20 340L120 150Q160 110 200 150L330 320Z', 'karst-1') +
  P('M180 340L380 110Q420 70 460 116L660 330V360H180Z', 'karst-2') +
  P('M420 96Q440 90 460 116L660 330V360H520Q500 200 420 96Z', 'shade') +
  R(0, 276, 640, 26, 'haze') +
  P('M-20 480V330Q80 250 200 320T440 330T660 300V480Z', 'karst-3') +
  R(0, 352, 640, 20, 'haze') +
  treeLine(-60, 480, 520, 200, 'leaf-2') +
  treeLine(380, 480, 340, 170, 'leaf-2') +
  treeLine(-140, 480, 460, 116, 'leaf') +
  treeLine(250, 480, 520, 126, 'leaf');

/** A path through trees, its end in light. */
export const forestPath = (trunk: 'bamboo' | 'tree' = 'tree', ground = 'bamboo-2'): string =>
  R(0, 0, 640, 480, 'leaf-2') +
  P('M90 480V220Q110 40 320 30Q530 40 550 220V480Z', 'leaf') +
  P('M212 320V190Q226 96 320 90Q414 96 428 190V320Z', 'sky-2') +
  P('M212 300V236Q252 176 296 226Q340 160 388 214Q412 190 428 226V300Z', 'karst-1') +
  P('M212 320V270Q270 238 320 262T428 258V320Z', 'karst-2') +
  P('M250 96L120 420H190L300 92ZM372 100L400 420H470L404 118Z', 'light') +
  P('M0 300Q320 250 640 300V480H0Z', 'leaf') +
  P('M290 290H350Q340 340 420 380T560 480H90Q120 420 240 380T290 290Z', ground) +
  P('M350 290Q340 340 420 380T560 480H440Q360 400 330 360T330 290Z', 'shade') +
  (trunk === 'bamboo'
    ? each([-8, 34, 70, 118, 150, 196, 236, 404, 448, 484, 530, 566, 612, 646], (x, i) => {
        const w = i === 6 || i === 7 ? 12 : 16;
        return (
          R(x - w / 2, -10, w, 500, i % 3 === 1 ? 'jade' : i % 3 ? 'leaf' : 'leaf-2') +
          R(x + w * 0.16, -10, w * 0.34, 500, 'shade') +
          seq(8, (k) => R(x - w / 2 - 1, 26 + ((i * 37) % 50) + k * 62, w + 2, 4, 'bamboo'))
        );
      })
    : each(
        [
          [40, 70],
          [130, 46],
          [520, 48],
          [602, 74],
          [214, 26],
          [440, 26],
        ] as const,
        ([x, w]) =>
          P(
            `M${x - w / 2} 480Q${x - w * 0.2} 240 ${x - w * 0.26} -10h${w * 0.52}Q${x + w * 0.2} 240 ${x + w / 2} 480Z`,
            'wood-3',
          ) + R(x, -10, w * 0.22, 490, 'shade'),
      )) +
  treeLine(-60, 60, 420, 90, 'leaf') +
  R(0, 0, 640, 30, 'leaf') +
  seq(9, (i) => C(i * 82 - 10, 26, 48, i % 2 ? 'leaf' : 'leaf-2')) +
  seq(5, (i) => C(30 + i * 24, 470, 26, i % 2 ? 'leaf' : 'jade') + C(530 + i * 26, 474, 26, i % 2 ? 'jade' : 'leaf'));
