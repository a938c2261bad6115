/** The two locks of the house, drawn around the upper left corner of their plate: 150×372 units. */
import { C, L, P, R, n } from '../kit/shapes';

const E = (cx: number, cy: number, rx: number, ry: number, tone: string, extra = ''): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="var(--il-${tone})"${extra}/>`;

const rings = (x: number, y: number, radii: readonly (readonly [number, number])[]): string =>
  radii
    .map(
      ([r, opacity]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--il-turmeric)" stroke-width="${r > 24 ? 2.5 : 4}" opacity="${opacity}"/>`,
    )
    .join('');

/** A lever that points away from the frame, its axis at (x, y). */
export const lever = (x: number, y: number, length: number, thick: number): string =>
  E(x, y + thick * 0.18, thick * 0.92, thick * 0.92, 'shade') +
  C(x, y, thick * 0.88, 'steel') +
  `<rect x="${n(x)}" y="${n(y - thick / 2)}" width="${n(length)}" height="${n(thick)}" rx="${n(thick / 2)}" fill="var(--il-steel)"/>` +
  P(
    `M${n(x)} ${n(y + thick * 0.08)}h${n(length - thick * 0.06)}q-${n(thick * 0.1)} ${n(thick * 0.42)}-${n(thick * 0.5)} ${n(thick * 0.42)}H${n(x)}Z`,
    'shade',
  ) +
  C(x, y, thick * 0.3, 'steel-2');

const plate = (x: number, y: number): string =>
  `<rect x="${x + 8}" y="${y + 10}" width="150" height="372" rx="30" fill="var(--il-shade)"/>` +
  R(x, y, 150, 372, 'ink-il', 30) +
  P(`M${x + 104} ${y}h16q30 0 30 30v312q0 30-30 30h-16Z`, 'shade');

/** Twelve figures on dark glass; the last of them, #, is ringed because it is what people forget. */
export function keypadLock(x: number, y: number): string {
  const rows = [
    ['1', '2', '3'],
    ['4', '5', '6'],
    ['7', '8', '9'],
    ['*', '0', '#'],
  ];
  const columns = [36, 75, 114];
  const figures = rows
    .map((row, r) =>
      row
        .map(
          (key, c) =>
            `<text x="${x + (columns[c] ?? 0)}" y="${y + 62 + r * 46}"${key === '#' ? ' fill="var(--il-turmeric)"' : ''}>${key}</text>`,
        )
        .join(''),
    )
    .join('');
  return (
    plate(x, y) +
    R(x + 9, y + 9, 132, 212, 'ink-il-2', 23) +
    P(`M${x + 9} ${y + 150}V${y + 32}q0-23 23-23h78Z`, 'sheen') +
    `<g fill="var(--il-paper)" text-anchor="middle" font-size="32" font-weight="600" font-family="system-ui,sans-serif">${figures}</g>` +
    rings(x + 114, y + 189, [
      [23, 1],
      [31, 0.45],
    ]) +
    lever(x + 46, y + 278, 214, 42) +
    C(x + 46, y + 338, 8, 'steel-2') +
    R(x + 44, y + 336, 4, 10, 'ink-il-2', 2) +
    C(x + 104, y + 338, 5, 'turmeric')
  );
}

/** The reader of a card lock: waves in turmeric where the card belongs, a lamp in jade that says "open". */
export function cardLock(x: number, y: number): string {
  const wave = (r: number): string => `M${n(x + 75 - r)} ${y + 88}a${r} ${r} 0 0 1 ${2 * r} 0`;
  return (
    plate(x, y) +
    R(x + 9, y + 9, 132, 172, 'ink-il-2', 23) +
    P(`M${x + 9} ${y + 130}V${y + 32}q0-23 23-23h78Z`, 'sheen') +
    L(wave(16) + wave(32) + wave(48), 'turmeric', 6) +
    C(x + 75, y + 90, 7, 'turmeric') +
    R(x + 51, y + 208, 48, 9, 'jade', 4.5) +
    E(x + 75, y + 212, 44, 18, 'glow') +
    lever(x + 46, y + 278, 214, 42) +
    C(x + 46, y + 338, 8, 'steel-2') +
    R(x + 44, y + 336, 4, 10, 'ink-il-2', 2)
  );
}

/** A room card with the house's sign and one stripe, its middle at (0, 0), 168×106 units. */
export const roomCard = (): string =>
  R(-80, -47, 168, 106, 'shade', 12) +
  R(-84, -53, 168, 106, 'paper', 12) +
  P('M-84 14H84v27q0 12-12 12H-72q-12 0-12-12Z', 'jade') +
  P('M40-53h32q12 0 12 12v82q0 12-12 12H24Z', 'shade') +
  L('M-64-34l42 10.500', 'jade-2', 6.5) +
  L('M-55-29v32M-30-23v26M-55-7h25', 'jade-2', 5.5) +
  P('M-50-12a7 7 0 0 1 14 0Z', 'turmeric');
