import { C, L, P, R, S, clip, seq } from '../kit/shapes';
import { pointing, palm } from './hand';
import { arc, never, ring, steam, tick, touch } from './marks';
import { camera, fade, place, type Film, type Frame } from './stage';
import { path, pressed, ramp, shown, spring, track } from './timing';

/** Times of the lesson, in seconds. The power key is held from `hold` for two seconds. */
const MAGNET = 1.3;
const SET = 4.6;
const HOLD = 6.9;
const PLUS = [10.6, 11.4, 12.1, 12.8, 13.5, 14.2] as const;
const OFF = 18.2;
const END = 23;

/** Where things are on the stage. */
const ZONE = { x: 810, y: 420 };
const POWER = { x: 430, y: 614 };
const PLUS_KEY = { x: 546, y: 614 };
const PANEL = { x: 640, y: 614 };

const zone = (x: number, y: number, r: number, heat: number): string => {
  const ellipse = (k: number, tone: string, w: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${r * k}" ry="${r * k * 0.34}" ${S(tone, w)}/>`;
  return (
    ellipse(1, 'steel-2', 5) +
    ellipse(0.66, 'steel-2', 3.5) +
    L(`M${x - 14} ${y}h28M${x} ${y - 6}v12`, 'steel-2', 3) +
    fade(heat, ellipse(1, 'ember', 13) + ellipse(0.66, 'ember', 8))
  );
};

/** A pot seen a little from above; origin = the middle of its base. */
const pot = (): string =>
  P('M-160-176H160V-36C160 0 130 12 100 16C40 24-40 24-100 16C-130 12-160 0-160-36Z', 'lacquer') +
  P('M58-176H160V-36C160 0 130 12 100 16C86 18 72 19 58 20Z', 'shade') +
  P('M-158-14C-150 4-128 13-100 16C-40 24 40 24 100 16C128 13 150 4 158-14C120 6-120 6-158-14Z', 'steel') +
  `<ellipse cx="0" cy="-176" rx="160" ry="34" fill="var(--il-ink-il)"/><ellipse cx="0" cy="-176" rx="138" ry="24" fill="var(--il-broth)"/>` +
  C(-56, -178, 10, 'leaf') +
  C(34, -170, 12, 'turmeric') +
  C(-8, -184, 8, 'leaf') +
  C(76, -180, 8, 'paper') +
  L('M-164-126h-44q-16 0-16 20t16 20h44M164-126h44q16 0 16 20t-16 20h-44', 'ink-il', 16);

/** A horseshoe magnet, poles up. */
const magnet = (): string =>
  `<path d="M-34-40V10A34 34 0 0 0 34 10V-40" fill="none" stroke="var(--il-lacquer)" stroke-width="30"/>` +
  `<path d="M-34-62V-34M34-62V-34" fill="none" stroke="var(--il-steel)" stroke-width="30"/>` +
  `<path d="M-50-70v8M-34-70v8M-18-70v8" fill="none" stroke="none"/>` +
  `<path d="M34-30V10A34 34 0 0 1 6 40" fill="none" stroke="var(--il-shade)" stroke-width="30"/>`;

const kitchenBack = (): string =>
  R(-200, -200, 1680, 460, 'paper') +
  L(seq(18, (i) => `M${-160 + i * 92} -200V256`) + 'M-200 0H1480M-200 86H1480M-200 172H1480', 'line', 3) +
  R(-200, 252, 1680, 700, 'wood-l') +
  R(-200, 252, 1680, 18, 'wood') +
  R(90, 92, 8, 120, 'wood-3') +
  R(40, 92, 210, 10, 'wood-3', 4) +
  L('M78 102v70M140 102v54M206 102v66', 'wood-2', 6) +
  P('M60 172h36v26q-18 18-36 0Z', 'steel') +
  `<circle cx="140" cy="180" r="26" ${S('steel-2', 7)}/>` +
  P('M190 166h32v30l-16 14-16-14Z', 'wood') +
  place(
    P(
      'M-30-40C-60-100-100-120-120-116C-104-80-70-52-30-40ZM0-40C-20-120-6-160 8-178C28-140 24-90 0-40ZM26-40C50-100 90-124 120-122C104-86 66-54 26-40Z',
      'leaf',
    ) +
      P('M0-40C10-110 44-150 70-158C66-112 40-70 0-40Z', 'leaf-2') +
      P('M-46-44H46L36 24C30 32-30 32-36 24Z', 'ceramic') +
      P('M14-44H46L36 24C32 30 22 31 14 31Z', 'shade'),
    1170,
    262,
  );

const power = (x: number, y: number, tone: string, s = 1): string =>
  place(`<path d="M-11-14A18 18 0 1 0 11-14" ${S(tone, 5)}/>` + L('M0-22V-2', tone, 5), x, y, s);

/** Heat over the plate: three threads in ember. */
const heatWaves = (t: number, much: number): string =>
  fade(much, steam(t, ZONE.x - 30, ZONE.y + 16, 1, 0.8).replaceAll('--il-steam', '--il-ember'));

/** A hand under a lacquer bar, on a plate of its own beside the ring. */
const banned = (p: number): string =>
  place(
    C(0, 0, 96, 'paper') +
      clip('<circle r="86"/>', place(palm({ x: 0, y: 0, s: 0.5, sleeve: 'ink-il' }), 4, 26)) +
      never(0, 0, 84, p),
    ZONE.x - 10,
    ZONE.y - 190,
  );

const DIGITS = 'text-anchor="middle" class="svgnum"';

function panel(t: number): string {
  const on = ramp(t, HOLD + 2, HOLD + 2.15) * (1 - ramp(t, OFF, OFF + 0.15));
  const level = PLUS.filter((at) => t >= at).length;
  const hot = ramp(t, OFF + 0.4, OFF + 0.6);
  const bars = seq(9, (i) => R(760 + i * 19, 606, 12, 16, i < level && on > 0.5 ? 'turmeric' : 'steel-2', 3));
  const digit = on > 0.5 ? String(level) : '';
  const flash = level > 0 ? 1 + 0.14 * (1 - ramp(t, PLUS[level - 1] ?? 0, (PLUS[level - 1] ?? 0) + 0.3)) : 1;
  return (
    R(372, 566, 584, 96, 'glass-2', 48) +
    power(POWER.x, POWER.y, on > 0.5 ? 'turmeric' : 'paper') +
    fade(0.35 + 0.65 * on, L(`M${PLUS_KEY.x - 17} 614h34M${PLUS_KEY.x} 597v34M700 614h34`, 'paper', 6)) +
    fade(on, bars) +
    R(588, 582, 80, 64, 'glass', 14) +
    place(`<text y="18" ${DIGITS} font-size="52" fill="var(--il-turmeric)">${digit}</text>`, 628, 614, flash) +
    fade(hot, `<text x="628" y="632" ${DIGITS} font-size="50" fill="var(--il-ember)">H</text>`)
  );
}

function hands(t: number): string {
  const down = Math.max(
    pressed(t, PLUS, 0.14),
    pressed(t, [OFF], 0.3),
    ramp(t, HOLD - 0.15, HOLD) * (1 - ramp(t, HOLD + 2.1, HOLD + 2.25)),
  );
  const tip = path(t, [
    [6, 760, 900], [6.7, POWER.x + 6, POWER.y + 16], [9.3, POWER.x + 6, POWER.y + 16], [10.2, PLUS_KEY.x + 6, PLUS_KEY.y + 18],
    [14.6, PLUS_KEY.x + 6, PLUS_KEY.y + 18], [15.5, 820, 900], [17.2, 700, 900], [17.9, POWER.x + 6, POWER.y + 16],
    [18.8, POWER.x + 6, POWER.y + 16], [19.5, 700, 960],
  ]); // prettier-ignore
  const finger =
    t > 5.9 && t < 19.6 ? pointing({ x: tip.x, y: tip.y + 26 * (1 - down), s: 0.95 - 0.05 * down, rot: -16 }) : '';
  const warn = path(t, [[20.3, 1420, 560], [21, ZONE.x + 100, ZONE.y + 6], [21.3, ZONE.x + 100, ZONE.y + 6], [21.9, ZONE.x + 370, ZONE.y + 60], [23, ZONE.x + 370, ZONE.y + 60]]); // prettier-ignore
  return finger + (t > 20.2 ? palm({ x: warn.x, y: warn.y, s: 0.9, rot: -66 }) : '');
}

function draw(t: number): Frame {
  const heat = ramp(t, PLUS[0], PLUS[5] + 0.6) * (1 - ramp(t, OFF, OFF + 0.8));
  const residual = ramp(t, OFF, OFF + 0.8) * 0.45;
  const at = path(t, [[0, ZONE.x - 40, 250], [2.6, ZONE.x - 40, 250], [3.4, ZONE.x, 250], [SET, ZONE.x, ZONE.y - 6], [19.6, ZONE.x, ZONE.y - 6], [20.5, ZONE.x + 90, -160]]); // prettier-ignore
  const tilt = track(t, [[0, -14], [2.6, -14], [3.4, 0]]); // prettier-ignore
  const snap = ramp(t, MAGNET - 0.35, MAGNET, spring);
  const away = ramp(t, 2.5, 3.1);
  const gap = track(t, [[0, 190], [0.6, 150], [MAGNET - 0.35, 120]]) * (1 - snap); // prettier-ignore
  const boil = ramp(t, 14, 16) * (1 - ramp(t, OFF, OFF + 1.5));
  const centred = shown(t, SET + 0.1, SET + 1.4, 0.35);
  const body =
    kitchenBack() +
    P('M130 290H1150L1262 676Q1264 690 1248 690H32Q16 690 18 676Z', 'glass') +
    P('M130 290H560L420 690H32Q16 690 18 676Z', 'sheen') +
    zone(380, 420, 170, 0) +
    zone(ZONE.x, ZONE.y, 176, Math.max(heat, residual)) +
    ring(t, 3.2, 5.9, ZONE.x, ZONE.y, 210, 78, true) +
    fade(
      (1 - 0.4 * ramp(t, 0, SET)) * (1 - ramp(t, 19.6, 20.3)),
      `<ellipse cx="${at.x}" cy="${ZONE.y + 4}" rx="${track(t, [
        [0, 120],
        [SET, 150],
      ])}" ry="34" fill="var(--il-shade)"/>`,
    ) + // prettier-ignore
    fade(
      1 - away,
      place(magnet(), at.x - 4 + away * 40, at.y + 92 + gap + away * 260, 1, -14 + (gap > 6 ? Math.sin(t * 9) * 2 : 0)),
    ) +
    place(pot(), at.x, at.y, 1, tilt) +
    fade(shown(t, MAGNET, 2.6, 0.2), tick(at.x + 250, at.y + 20, 40, ramp(t, MAGNET, MAGNET + 0.4))) +
    fade(
      centred,
      L(
        `M${ZONE.x} ${ZONE.y - 300}v34M${ZONE.x} ${ZONE.y + 74}v24M${ZONE.x - 290} ${ZONE.y}h40M${ZONE.x + 250} ${ZONE.y}h40`,
        'turmeric',
        7,
      ),
    ) +
    steam(t, ZONE.x, ZONE.y - 206, boil, 1.2) +
    panel(t) +
    ring(t, 6.2, HOLD + 0.1, POWER.x, POWER.y, 44) +
    fade(
      shown(t, HOLD, HOLD + 2.6, 0.15),
      `<circle cx="${POWER.x}" cy="${POWER.y}" r="58" ${S('steel-2', 9)}/>` +
        arc(POWER.x, POWER.y, 58, (t - HOLD) / 2, 'turmeric', 9),
    ) +
    ring(t, 9.5, 14.5, PLUS_KEY.x, PLUS_KEY.y, 40) +
    PLUS.map((p) => touch(t, p, PLUS_KEY.x, PLUS_KEY.y, 40)).join('') +
    ring(t, 17.0, OFF, POWER.x, POWER.y, 44) +
    touch(t, OFF, POWER.x, POWER.y, 44) +
    ring(t, OFF + 0.8, END + 1, 628, 614, 48, 40) +
    hands(t) +
    heatWaves(t, residual > 0.4 ? ramp(t, 19.8, 20.4) : 0) +
    // The sign stands over the hot ring once the hand has drawn back, so that neither hides the other.
    fade(shown(t, 21.2, END + 1, 0.2), banned(ramp(t, 21.2, 21.9)));
  const view = camera(t, [
    [0, 640, 360, 1280], [5.4, 640, 360, 1280], [6.6, PANEL.x - 10, 512, 760], [15, PANEL.x - 10, 512, 760],
    [16, 640, 380, 1180], [17, 640, 380, 1180], [17.8, PANEL.x - 10, 512, 760], [19.2, PANEL.x - 10, 512, 760], [20.2, 640, 360, 1280],
  ]); // prettier-ignore
  return { view, body };
}

/** 2-2: a pot for induction in the middle, power held two seconds, level 6, off, and H says it is still hot. */
export const stove: Film = { name: 'stove', seconds: END, poster: 16.4, draw };
