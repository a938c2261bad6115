import { C, L, P, R } from '../../kit/shapes';
import { person } from '../person';
import { place } from '../stage';

/** The guest who is shown around: three views of one figure in jade, so that a film can follow somebody. */

/** Walking, with a conical hat; origin = between the feet. */
export const walker = (x: number, y: number, s: number, step: number, facing: 1 | -1 = 1): string =>
  person(x, y, s, { step, hat: true, facing });

/** From behind, waist up; origin = the bottom of the picture of the person. */
export const fromBehind = (x: number, y: number, s = 1): string =>
  place(
    P('M-116 0C-120-130-96-196-40-206H40C96-196 120-130 116 0Z', 'jade') +
      P('M40-206C96-196 120-130 116 0H56C64-90 62-160 40-206Z', 'shade') +
      R(-26, -240, 52, 48, 'skin-2', 16) +
      P('M-58-300C-60-372 60-372 58-300C60-252 34-224 0-224C-34-224-60-252-58-300Z', 'wood-3') +
      P('M-104-306Q0-420 104-306Q0-280-104-306Z', 'bamboo') + P('M20-360Q66-346 104-306Q70-296 40-292Q46-330 20-360Z', 'shade'),
    x, y, s,
  ); // oxfmt-ignore

/** A swimmer's crawl, seen from above and behind the edge: head to the left, arms in turn, feet that stir. */
export function swimmer(t: number, x: number, y: number, s = 1): string {
  const stroke = t * 5.2;
  const arm = (phase: number, side: number): string => {
    const a = Math.sin(stroke + phase);
    const out = Math.max(0, a);
    return L(
      `M-8 ${side * 9}L${(-22 - out * 16).toFixed(1)} ${(side * (19 - out * 6) - out * 14).toFixed(1)}L${(-26 - out * 40).toFixed(1)} ${(side * (10 - out * 5) - out * 3).toFixed(1)}`,
      'skin',
      9,
    );
  };
  const kick = Math.sin(stroke * 2) * 5;
  return place(
    L(`M66-16L120-26M70 14L132 22M58 0H150`, 'foam', 4) + L(`M-46-14Q-62-2-46 12`, 'foam', 5) +
      L(`M40-5L72 ${(-8 + kick).toFixed(1)}M40 6L74 ${(8 - kick).toFixed(1)}`, 'skin-2', 9) + L('M-2 0H34', 'skin', 25) + L('M24 0H42', 'lacquer', 24) +
      arm(0, -1) + arm(Math.PI, 1) + C(-20, 0, 14, 'skin') + P('M-20-14A14 14 0 0 1-20 14A20 20 0 0 0-20-14Z', 'wood-3') + C(-16, 0, 12, 'turmeric') +
      C(84 + kick, -4, 8, 'foam') + C(96 - kick, 8, 6, 'foam'),
    x, y, s,
  ); // oxfmt-ignore
}
