/** West Lake: the pagoda on its islet, and the swan boats that are pedalled there. */
import { C, L, P, R, at, clip, fade, rectShape, G } from './shapes';
import { pagodaTower, treeLine } from './landmarks';
import { hall } from './temple';

/** The islet with tower, halls and trees; water at `y`, mirror image below. */
export const pagodaIslet = (x: number, y: number): string => {
  const island =
    treeLine(x + 6, y - 20, 390, 120, 'leaf-2') +
    pagodaTower(x + 150, y - 26, 92, 278, 9) +
    hall(x + 290, y - 18, 170, 104, 'wood-2', 'roof') +
    treeLine(x + 10, y - 12, 130, 60, 'leaf') +
    treeLine(x + 196, y - 12, 70, 50, 'leaf') +
    R(x, y - 18, 420, 20, 'wall-ochre') +
    R(x - 4, y - 24, 428, 9, 'roof', 3);
  return (
    clip(rectShape(0, y, 640, 480 - y), fade(G(island, `translate(0 ${Math.round(y * 1.5)}) scale(1 -.5)`), 0.3)) +
    island +
    R(x - 10, y, 440, 9, 'stone', 4) +
    L(`M${x - 40} ${y + 18}h120M${x + 140} ${y + 34}h150M${x + 30} ${y + 58}h90M${x + 260} ${y + 78}h110`, 'foam', 3)
  );
};

/** A white swan with two seats. */
export const swanBoat = (x: number, y: number, s = 1, flip = 1): string =>
  at(
    x,
    y,
    s,
    `<g opacity=".25">${P('M-60 4H58Q40 18 0 18T-60 4Z', 'karst-4')}</g>` +
      L('M46-10Q58-40 44-58Q34-74 24-60', 'paper', 12) +
      P('M16-66L4-60L18-54Z', 'turmeric') +
      C(26, -62, 2.6, 'ink-il') +
      L('M-34-16V-56H30V-20', 'wood-3', 4) +
      P('M-42-56Q-2-74 38-56Z', 'lacquer') +
      P('M4-65Q24-64 38-56H10Z', 'shade') +
      P('M-64-18Q-30-12 0-12T60-20Q58 6 36 8H-36Q-58 6-64-18Z', 'paper') +
      P('M-64-18Q-52-34-34-30Q-8-24 8-8Q-16 4-40 0Q-58-4-64-18Z', 'linen') +
      P('M24-13L60-20Q58 6 36 8H20Q32 0 24-13Z', 'shade'),
    flip,
  );
