import { L, P, R, S, seq } from '../../kit/shapes';
import { fade, place } from '../stage';
import { ramp } from '../timing';
import { wallClock } from '../wall-clock';
import { CLOCK, COLD, DIGIT, DIGITS, HELD, HOLD, MINUS_KEY, OFF, PLUS, PLUS_KEY, POWER, ZONE } from './plan'; // oxfmt-ignore

const zone = (x: number, y: number, r: number, heat: number): string => {
  const ellipse = (k: number, tone: string, w: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${r * k}" ry="${(r * k * 0.34).toFixed(1)}" ${S(tone, w)}/>`;
  return (
    ellipse(1, 'steel-2', 5) +
    ellipse(0.66, 'steel-2', 3.5) +
    L(`M${x - 14} ${y}h28M${x} ${y - 6}v12`, 'steel-2', 3) +
    fade(heat, ellipse(1, 'ember', 13) + ellipse(0.66, 'ember', 8))
  );
};

/** The kitchen's wall and worktop; `part` of an hour on its clock has gone. */
export const kitchen = (part: number): string =>
  R(-200, -200, 1680, 460, 'jade-mist') +
  L(seq(13, (i) => `M${-160 + i * 128} -200V256`) + 'M-200-4H1480M-200 124H1480', 'line', 3) +
  R(-200, 252, 1680, 700, 'wood-l') +
  R(-200, 252, 1680, 18, 'wood') +
  R(40, 92, 210, 10, 'wood-3', 4) +
  L('M78 102v70M140 102v54M206 102v66', 'wood-2', 6) +
  P('M60 172h36v26q-18 18-36 0Z', 'steel') +
  `<circle cx="140" cy="180" r="26" ${S('steel-2', 7)}/>` +
  P('M190 166h32v30l-16 14-16-14Z', 'wood') +
  wallClock(CLOCK.x, CLOCK.y, CLOCK.r, part) +
  place(
    P('M-30-40C-60-100-100-120-120-116C-104-80-70-52-30-40ZM0-40C-20-120-6-160 8-178C28-140 24-90 0-40ZM26-40C50-100 90-124 120-122C104-86 66-54 26-40Z', 'leaf') +
      P('M0-40C10-110 44-150 70-158C66-112 40-70 0-40Z', 'leaf-2') +
      P('M-46-44H46L36 24C30 32-30 32-36 24Z', 'ceramic') +
      P('M14-44H46L36 24C32 30 22 31 14 31Z', 'shade'),
    1170,
    262,
  ); // oxfmt-ignore

/** The glass with its two rings; `heat` of the right one. */
export const glass = (heat: number): string =>
  P('M130 290H1150L1262 676Q1264 690 1248 690H32Q16 690 18 676Z', 'glass') +
  P('M130 290H560L420 690H32Q16 690 18 676Z', 'sheen') +
  zone(380, ZONE.y, 170, 0) +
  zone(ZONE.x, ZONE.y, ZONE.r, heat);

const power = (x: number, y: number, tone: string): string =>
  place(`<path d="M-11-14A18 18 0 1 0 11-14" ${S(tone, 5)}/>` + L('M0-22V-2', tone, 5), x, y);

export const isOn = (t: number): boolean => t >= HOLD + HELD && t < OFF;
export const levelAt = (t: number): number => PLUS.filter((at) => t >= at).length;
/** Glow of the plate: brighter with the level, a glow after it is off, nothing when it is cold. */
export const heatAt = (t: number): number => {
  if (t < OFF) return Math.max(...PLUS.map((at, i) => ((i + 1) / 6) * ramp(t, at, at + 0.3)));
  return 1 - 0.5 * ramp(t, OFF, OFF + 0.6) - 0.5 * ramp(t, COLD - 0.5, COLD);
};

/** The strip of keys: power, minus, the level, plus, and the level again as bars. */
export function panel(t: number): string {
  const on = isOn(t);
  const level = levelAt(t);
  const last = PLUS[level - 1] ?? 0;
  const flash = level > 0 ? 1 + 0.18 * (1 - ramp(t, last, last + 0.2)) : 1;
  const hot = t >= OFF + 0.15 && t < COLD;
  const pushed = on && PLUS.some((at) => t >= at && t < at + 0.18);
  const keys = pushed ? 'turmeric' : 'paper';
  return (
    R(372, 566, 600, 96, 'glass-2', 48) +
    power(POWER.x, POWER.y, on ? 'turmeric' : 'paper') +
    fade(on ? 1 : 0.35, L(`M${MINUS_KEY.x - 17} 614h34`, 'paper', 6) + L(`M${PLUS_KEY.x - 17} 614h34M${PLUS_KEY.x} 597v34`, keys, 6)) +
    (on ? seq(9, (i) => R(782 + i * 19, 604, 12, 20, i < level ? 'turmeric' : 'steel-2', 3)) : '') +
    R(DIGIT.x - 40, 582, 80, 64, 'glass', 14) +
    (on ? place(`<text y="18" ${DIGITS} font-size="52" fill="var(--il-turmeric)">${level}</text>`, DIGIT.x, DIGIT.y, flash) : '') +
    (hot ? `<text x="${DIGIT.x}" y="632" ${DIGITS} font-size="50" fill="var(--il-ember)">H</text>` : '')
  ); // oxfmt-ignore
}
