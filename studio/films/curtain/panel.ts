import { C, L, P, R } from '../../kit/shapes';
import { shadeRight } from '../marks';
import { AGAIN, CLOSE, KEY, OPEN, SHUT, STOP, WIDE } from './plan';

const arrows = (y: number, out: boolean, tone: string): string => {
  const one = (dir: number): string =>
    L(`M${dir * (out ? 6 : 26)} ${y}h${dir * (out ? 20 : -20)}m${dir * (out ? -10 : 10)}-10l${dir * (out ? 10 : -10)} 10l${dir * (out ? -10 : 10)} 10`, tone, 5); // oxfmt-ignore
  return L(`M0 ${y - 20}v40`, tone, 4) + one(-1) + one(1);
};

/** The panel's purpose: a curtain on its rail. */
const curtainSign = (y: number): string =>
  R(-44, y - 34, 88, 9, 'jade-2', 4) +
  P(`M-40 ${y - 25}H-6Q-10 ${y + 12}-28 ${y + 34}H-40Z`, 'jade-2') +
  P(`M40 ${y - 25}H6Q10 ${y + 12} 28 ${y + 34}H40Z`, 'jade-2');

/** The panel about its middle: open, stop, close. A key that was pressed glows while it works. */
export function panel(t: number): string {
  const during = (from: number, to: number): boolean => t >= from && t < to;
  const key = (y: number, lit: boolean, sign: (tone: string) => string): string =>
    C(0, y, 46, lit ? 'turmeric' : 'glass') + sign(lit ? 'ink-il-2' : 'paper');
  return (
    R(-80, -224, 160, 448, 'paper', 32) +
    shadeRight(-80, -224, 160, 448, 40, 32) +
    curtainSign(-160) +
    key(KEY.open, during(OPEN, STOP) || during(AGAIN, WIDE), (tone) => arrows(KEY.open, true, tone)) +
    key(KEY.stop, during(STOP, STOP + 1.1), (tone) => R(-15, KEY.stop - 15, 30, 30, tone, 4)) +
    key(KEY.close, during(CLOSE, SHUT), (tone) => arrows(KEY.close, false, tone))
  );
}
