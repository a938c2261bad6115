/** Appliances of the house as posters show them. */
import { C, L, P, R, S, each, ring, seq, svg } from './shapes';
import { plantPot } from './plants';

/** The induction stove, 640×360: level 6, the key lit. */
export function stove(label = ''): string {
  const zone = (cx: number, cy: number, r: number, on: boolean): string =>
    ring(cx, cy, r, r * 0.34, on ? 'ember' : 'steel-2', on ? 7 : 3) +
    ring(cx, cy, r * 0.68, r * 0.23, on ? 'ember' : 'steel-2', on ? 4 : 2);
  const lid = `<ellipse cx="434" cy="130" rx="84" ry="17" fill="var(--il-ink-il)"/><ellipse cx="434" cy="130" rx="72" ry="12" fill="var(--il-broth)"/>`;
  return svg(
    640,
    360,
    R(0, 0, 640, 360, 'mist') +
      R(0, 0, 640, 150, 'paper') +
      L(seq(14, (i) => `M${i * 50} 0v150`) + 'M0 50H640M0 100H640', 'line', 2) +
      P('M0 150H640V360H0Z', 'wood-l') +
      R(0, 150, 640, 10, 'wood') +
      P('M70 176H570L620 330H20Z', 'glass') +
      P('M70 176H300L236 330H20Z', 'sheen') +
      zone(200, 232, 88, false) +
      zone(432, 232, 92, true) +
      L('M404 96q-14-16 0-34t0-32M440 90q-14-18 0-36t0-32M474 98q-12-16 0-32t0-30', 'steam', 6) +
      P('M352 130h164v74q0 26-26 30q-56 8-112 0q-26-4-26-30Z', 'lacquer') +
      P('M446 130h70v74q0 26-26 30q-22 3-44 4Z', 'shade') +
      lid +
      each(
        [
          [404, 129, 5, 'leaf'],
          [452, 133, 6, 'turmeric'],
          [430, 127, 4, 'leaf'],
          [474, 129, 4, 'paper'],
        ] as const,
        ([x, y, r, t]) => C(x, y, r, t),
      ) +
      L('M350 158h-26q-8 0-8 10t8 10h26M518 158h26q8 0 8 10t-8 10h-26', 'ink-il', 8) +
      R(206, 290, 228, 30, 'glass-2', 15) +
      ring(228, 305, 9, 9, 'paper', 2.6) +
      L('M228 293v9', 'paper', 2.6) +
      L('M268 305h16M276 297v16M396 305h16', 'paper', 2.8) +
      `<text x="340" y="313" text-anchor="middle" class="svgnum" fill="var(--il-turmeric)" font-size="24">6</text>` +
      ring(228, 305, 22, 22, 'turmeric', 4) +
      `<circle cx="228" cy="305" r="31" ${S('turmeric', 2)} opacity=".5"/>` +
      plantPot(586, 160, 0.62, 1),
    { label },
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

/** The apartment's door with its keypad; `#` is ringed because it ends the code. */
export function keypad(label = '', { w = 150, h = 260 }: { w?: number; h?: number } = {}): string {
  return svg(
    w,
    h,
    R(0, -60, 200, 420, 'frame') +
      R(12, -60, 210, 420, 'door') +
      R(40, -40, 170, 68, 'shade-l', 4) +
      R(40, 236, 170, 100, 'shade-l', 4) +
      R(64, 42, 78, 176, 'ink-il', 14) +
      R(64, 42, 78, 88, 'ink-il-2', 14) +
      KEYS.map(
        (k, i) =>
          `<text x="${82 + (i % 3) * 21}" y="${70 + Math.floor(i / 3) * 20}" text-anchor="middle" font-size="14" class="svgnum" fill="var(--il-${k === '#' ? 'turmeric' : 'paper'})">${k}</text>`,
      ).join('') +
      ring(124, 125, 11, 11, 'turmeric', 2.4) +
      C(88, 172, 15, 'steel') +
      P('M88 162h86q10 0 10 10t-10 10H88Z', 'steel') +
      P('M88 172h96q0 10-10 10H88Z', 'shade') +
      C(88, 204, 4, 'turmeric'),
    { label },
  );
}
