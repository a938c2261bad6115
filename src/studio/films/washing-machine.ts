import { C, L, P, R, S, clip, each, seq } from '../kit/shapes';
import { plantPot } from '../kit/plants';
import { fist, pinch, pointing } from './hand';
import { arc, lamp, ring, shadeRight, tick, touch } from './marks';
import { camera, fade, place, type Film, type Frame } from './stage';
import { lerp, linear, path, pressed, ramp, shown, track } from './timing';

const TAP = 1.9;
const DOOR_OPEN = 4.4;
const LOAD = 5.2;
const DOOR_SHUT = 8.3;
const DRAWER = 9.9;
const POUR = 10.7;
const DRAWER_IN = 12.4;
const POWER = 13.9;
const DIAL = 15.2;
const START = 16.9;
const WASH = 17.6;
const DONE = 20.2;
const WAITED = 22.3;
const END = 24.6;

const BODY = { x: 330, y: 120, w: 470, h: 540 };
const DRUM = { x: 565, y: 440, r: 150 };
const TAP_AT = { x: 960, y: 190 };
const POWER_AT = { x: 516, y: 196 };
const DIAL_AT = { x: 580, y: 178 };
const SCREEN = { x: 640, y: 150 };
const START_AT = { x: 764, y: 178 };
const BASKET = { x: 1010, y: 560 };
const DIGITS = 'text-anchor="middle" class="svgnum"';

/** What goes in: a bundle each, colour and how it lies in the drum. */
const WASHING = [['lacquer', -52, 70], ['turmeric', 44, 74], ['jade', -4, 40], ['rose', -76, 22], ['ceramic', 70, 18], ['linen-2', 6, -6]] as const; // prettier-ignore

const bundle = (tone: string): string =>
  P('M-44 10C-56-18-30-40-6-34C14-50 50-34 46-6C60 14 36 36 10 30C-10 42-40 34-44 10Z', tone) +
  P('M14-38C36-40 48-24 46-6C60 14 36 36 10 30C26 12 30-14 14-38Z', 'shade') +
  L('M-26-4q18 14 40 2', 'line', 4);

function drum(t: number): string {
  const spin = 360 * ramp(t, WASH, DONE - 0.1);
  const water = ramp(t, WASH + 0.2, WASH + 1) * (1 - ramp(t, DONE - 0.8, DONE - 0.1));
  const inside = each(WASHING, ([tone, dx, dy], i) =>
    t > LOAD + i * 0.42 + 0.5 ? place(bundle(tone), DRUM.x + dx, DRUM.y + dy, 1.16, i * 50) : '',
  );
  const wave = Math.sin(t * 6) * 8;
  return clip(
    `<circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r - 22}"/>`,
    C(DRUM.x, DRUM.y, DRUM.r, 'ink-il') +
      place(
        seq(14, (i) => C(Math.cos(i * 2.4) * (24 + i * 7), Math.sin(i * 2.4) * (24 + i * 7), 5, 'ink-il-2')),
        DRUM.x,
        DRUM.y,
        1,
        spin,
      ) +
      `<g transform="rotate(${spin.toFixed(1)} ${DRUM.x} ${DRUM.y + 10})">${inside}</g>` +
      fade(
        0.72 * water,
        P(
          `M${DRUM.x - 160} ${DRUM.y + 30 + wave}q80 ${-26 - wave} 160 0t160 0V${DRUM.y + 160}H${DRUM.x - 160}Z`,
          'sea-1',
        ) + seq(7, (i) => C(DRUM.x - 90 + i * 32, DRUM.y + 24 + Math.sin(t * 4 + i) * 10, 9 + (i % 3) * 3, 'foam')),
      ),
  );
}

/** The round door; `open` folds it to the left. */
const porthole = (open: number): string => {
  const k = 1 - 1.62 * open;
  return `<g transform="translate(${DRUM.x - DRUM.r - 6} 0) scale(${k.toFixed(3)} 1) translate(${-(DRUM.x - DRUM.r - 6)} 0)"><circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r - 10}" ${S('steel-2', 34)}/>${fade(0.16, C(DRUM.x, DRUM.y, DRUM.r - 24, 'sky-1'))}${L(`M${DRUM.x - 86} ${DRUM.y - 60}A105 105 0 0 1 ${DRUM.x - 20} ${DRUM.y - 104}`, 'foam', 12)}${R(DRUM.x + DRUM.r - 34, DRUM.y - 30, 22, 60, 'ink-il', 10)}</g>`;
};

const padlock = (x: number, y: number, open: number, tone: string): string =>
  `<path d="M${x - 8} ${y}v-8a8 8 0 0 1 16 0v${8 - 6 * open}" ${S(tone, 4)}/>` + R(x - 11, y - 2, 22, 17, tone, 4);

function screen(t: number): string {
  const on = ramp(t, POWER, POWER + 0.2);
  const left = t < DIAL + 0.5 ? 20 : t < WASH ? 45 : Math.max(0, Math.ceil(45 * (1 - ramp(t, WASH, DONE, linear))));
  const wait = Math.max(0, 120 * (1 - ramp(t, DONE + 0.3, WAITED, linear)));
  const text =
    t < DONE + 0.2
      ? `0:${String(left).padStart(2, '0')}`
      : `${Math.floor(wait / 60)}:${String(Math.floor(wait) % 60).padStart(2, '0')}`;
  const locked = t > START && t < WAITED;
  return (
    R(SCREEN.x - 14, SCREEN.y, 98, 58, 'glass', 10) +
    fade(
      on,
      `<text x="${SCREEN.x + 20}" y="${SCREEN.y + 39}" ${DIGITS} font-size="27" fill="var(--il-turmeric)">${text}</text>`,
    ) +
    fade(on, padlock(SCREEN.x + 66, SCREEN.y + 28, locked ? 0 : 1, locked ? 'stop' : 'go'))
  );
}

/** What the compartments bear: II for the wash, a flower for the softener. */
const compartments = (out: number): string =>
  fade(
    ramp(out, 0.6, 1),
    L(
      `M${BODY.x + 63} ${BODY.y + 44}v18M${BODY.x + 75} ${BODY.y + 44}v18M${BODY.x + 57} ${BODY.y + 44}h24M${BODY.x + 57} ${BODY.y + 62}h24`,
      'ink-il',
      3,
    ) +
      seq(5, (i) => place(C(0, -8, 5.5, 'bloom-2'), BODY.x + 127, BODY.y + 54, 1, i * 72)) +
      C(BODY.x + 127, BODY.y + 54, 4.5, 'turmeric'),
  );

/** The drawer from above and before: `out` slides it towards us, `fill` is the detergent. */
function drawer(out: number, fill: number): string {
  const y = BODY.y + 24 + 46 * out;
  const tray =
    out > 0.01
      ? R(BODY.x + 34, BODY.y + 28, 128, 46 * out + 10, 'linen', 4) +
        R(BODY.x + 44, BODY.y + 34, 50, Math.max(0, 46 * out - 6), 'mist', 4) +
        R(BODY.x + 102, BODY.y + 34, 50, Math.max(0, 46 * out - 6), 'mist', 4) +
        compartments(out) +
        fade(fill, R(BODY.x + 44, BODY.y + 34 + 14 * (1 - fill), 50, Math.max(0, (46 * out - 6) * fill), 'ceramic', 4))
      : '';
  return (
    tray +
    R(BODY.x + 28, y, 140, 66, 'linen', 10) +
    R(BODY.x + 28, y + 50, 140, 16, 'linen-2', 8) +
    R(BODY.x + 62, y + 22, 72, 12, 'ink-il', 6)
  );
}

function dial(t: number): string {
  const turn = track(t, [[DIAL, 0], [DIAL + 0.9, 120]]); // prettier-ignore
  return (
    seq(8, (i) =>
      place(
        R(-3, -50, 6, 10, i === 3 && turn > 100 ? 'turmeric' : 'steel-2', 3),
        DIAL_AT.x,
        DIAL_AT.y,
        1,
        -15 + i * 45,
      ),
    ) +
    C(DIAL_AT.x, DIAL_AT.y, 34, 'steel') +
    C(DIAL_AT.x, DIAL_AT.y, 27, 'paper') +
    place(R(-4, -27, 8, 22, 'lacquer', 4), DIAL_AT.x, DIAL_AT.y, 1, turn)
  );
}

const machine = (t: number, doorOpen: number): string =>
  R(BODY.x, BODY.y, BODY.w, BODY.h, 'paper', 22) +
  shadeRight(BODY.x, BODY.y, BODY.w, BODY.h, 90, 22) +
  R(BODY.x, BODY.y + 112, BODY.w, 6, 'line') +
  R(BODY.x + 30, BODY.y + BODY.h, 60, 14, 'ink-il', 4) +
  R(BODY.x + BODY.w - 90, BODY.y + BODY.h, 60, 14, 'ink-il', 4) +
  C(DRUM.x, DRUM.y, DRUM.r + 14, 'linen-2') +
  drum(t) +
  `<circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r - 14}" ${S('steel', 18)}/>` +
  porthole(doorOpen) +
  dial(t) +
  screen(t) +
  powerKey(ramp(t, POWER, POWER + 0.1)) +
  C(START_AT.x, START_AT.y, 24, 'jade-2') +
  P(`M${START_AT.x - 7} ${START_AT.y - 11}l18 11l-18 11Z`, 'paper') +
  lamp(START_AT.x, START_AT.y + 38, 5, ramp(t, START, START + 0.1) * (1 - ramp(t, DONE, DONE + 0.2)), 'go');

const powerKey = (on: number): string =>
  C(POWER_AT.x, POWER_AT.y, 17, 'ink-il') +
  place(
    `<path d="M-5-6A8 8 0 1 0 5-6" ${S(on > 0.5 ? 'turmeric' : 'paper', 2.6)}/>` +
      L('M0-9V-1', on > 0.5 ? 'turmeric' : 'paper', 2.6),
    POWER_AT.x,
    POWER_AT.y,
    1,
  );

/** The wall tap: the lever lies across the pipe when shut, along it when open. */
function tap(t: number): string {
  const open = ramp(t, TAP, TAP + 0.8);
  const flow = 60 * 2 * ramp(t, TAP + 0.4, TAP + 1.6, linear) + 60 * 3 * ramp(t, WASH, WASH + 1.4, linear);
  const hose = `M${TAP_AT.x} ${TAP_AT.y + 76}C${TAP_AT.x + 10} ${TAP_AT.y + 190} ${BODY.x + BODY.w + 90} 420 ${BODY.x + BODY.w - 6} 240`;
  return (
    L(hose, 'steel-2', 18) +
    fade(
      open,
      `<path d="${hose}" ${S('sea-1', 8)} stroke-dasharray="26 34" stroke-dashoffset="${(-flow).toFixed(1)}"/>`,
    ) +
    C(TAP_AT.x, TAP_AT.y, 44, 'steel') +
    R(TAP_AT.x - 20, TAP_AT.y - 12, 40, 90, 'steel', 8) +
    R(TAP_AT.x + 4, TAP_AT.y - 12, 16, 90, 'shade', 6) +
    R(TAP_AT.x - 26, TAP_AT.y + 62, 52, 20, 'turmeric', 6) +
    place(R(-16, -13, 112, 26, 'ceramic', 13) + R(30, 0, 66, 13, 'shade', 6), TAP_AT.x, TAP_AT.y, 1, 90 * open) +
    C(TAP_AT.x, TAP_AT.y, 12, 'ink-il')
  );
}

const basket = (t: number): string =>
  each([...WASHING].reverse(), ([tone], j) => {
    const i = WASHING.length - 1 - j;
    return t < LOAD + i * 0.42
      ? place(bundle(tone), BASKET.x - 60 + (i % 3) * 62, BASKET.y - 6 - Math.floor(i / 3) * 30, 1.1, i * 40)
      : '';
  }) +
  P(
    `M${BASKET.x - 136} ${BASKET.y - 10}H${BASKET.x + 136}L${BASKET.x + 108} ${BASKET.y + 104}H${BASKET.x - 108}Z`,
    'bamboo',
  ) +
  P(
    `M${BASKET.x + 40} ${BASKET.y - 10}H${BASKET.x + 136}L${BASKET.x + 108} ${BASKET.y + 104}H${BASKET.x + 28}Z`,
    'shade',
  ) +
  L(
    seq(5, (i) => `M${BASKET.x - 126 + i * 5} ${BASKET.y + 14 + i * 20}H${BASKET.x + 126 - i * 5}`),
    'bamboo-3',
    4,
  ) +
  R(BASKET.x - 146, BASKET.y - 22, 292, 20, 'bamboo-2', 10);

const flying = (t: number): string =>
  each(WASHING, ([tone], i) => {
    const p = ramp(t, LOAD + i * 0.42, LOAD + i * 0.42 + 0.6);
    if (p <= 0 || t > LOAD + i * 0.42 + 0.6) return '';
    const x = lerp(BASKET.x - 60 + (i % 3) * 62, DRUM.x + 10, p);
    const y = lerp(BASKET.y - 20, DRUM.y + 30, p) - Math.sin(p * Math.PI) * 190;
    return place(bundle(tone), x, y, 1.1 - 0.1 * p, i * 40 + p * 120);
  });

const bottle = (x: number, y: number, rot: number): string =>
  place(R(-20, -22, 40, 26, 'paper', 6) + P('M-24 4H24Q46 18 46 50V150Q46 164 30 164H-30Q-46 164-46 150V50Q-46 18-24 4Z', 'jade') + P('M12 4H24Q46 18 46 50V150Q46 164 30 164H12Z', 'shade') + R(-34, 66, 68, 56, 'paper', 10) + C(-8, 92, 13, 'sky-1') + C(12, 100, 9, 'sea-1'), x, y, 0.6, rot); // prettier-ignore

function hands(t: number): string {
  const out: string[] = [];
  if (t < TAP + 2) {
    const a = (90 * ramp(t, TAP, TAP + 0.8) * Math.PI) / 180;
    const far = Math.max(1 - ramp(t, TAP - 1, TAP - 0.15), ramp(t, TAP + 1.1, TAP + 1.9));
    out.push(
      fist({
        x: TAP_AT.x + 74 * Math.cos(a) + 300 * far,
        y: TAP_AT.y + 74 * Math.sin(a) + 520 * far,
        s: 0.66,
        rot: -24,
      }),
    );
  }
  if (t > DRAWER - 1 && t < DRAWER + 1.2) {
    const at = path(t, [[DRAWER - 1, 620, 700], [DRAWER - 0.15, BODY.x + 100, BODY.y + 52], [DRAWER, BODY.x + 100, BODY.y + 52], [DRAWER + 0.5, BODY.x + 100, BODY.y + 98], [DRAWER + 1.2, 560, 760]]); // prettier-ignore
    out.push(fist({ x: at.x, y: at.y + 10, s: 0.46, rot: -14 }));
  }
  if (t > DRAWER_IN - 0.7 && t < DRAWER_IN + 1.2) {
    const at = path(t, [[DRAWER_IN - 0.7, 520, 640], [DRAWER_IN - 0.05, BODY.x + 100, BODY.y + 128], [DRAWER_IN + 0.4, BODY.x + 100, BODY.y + 84], [DRAWER_IN + 1.2, 560, 760]]); // prettier-ignore
    out.push(pointing({ x: at.x, y: at.y, s: 0.46, rot: -10 }));
  }
  if (t > POWER - 0.8 && t < POWER + 0.9) {
    const at = path(t, [[POWER - 0.8, 620, 660], [POWER - 0.12, POWER_AT.x + 2, POWER_AT.y + 5], [POWER + 0.25, POWER_AT.x + 2, POWER_AT.y + 5], [POWER + 0.9, 640, 680]]); // prettier-ignore
    out.push(pointing({ x: at.x, y: at.y + 10 * (1 - pressed(t, [POWER], 0.2)), s: 0.4, rot: -16 }));
  }
  if (t > DIAL - 0.8 && t < DIAL + 1.7) {
    const at = path(t, [[DIAL - 0.8, 760, 640], [DIAL, DIAL_AT.x + 14, DIAL_AT.y + 22], [DIAL + 1, DIAL_AT.x + 18, DIAL_AT.y + 20], [DIAL + 1.7, 800, 660]]); // prettier-ignore
    out.push(pinch({ x: at.x, y: at.y, s: 0.44, rot: -34 + track(t, [[DIAL, -10], [DIAL + 0.9, 24]]) }, '')); // prettier-ignore
  }
  if (t > START - 0.9 && t < START + 1.4) {
    const at = path(t, [[START - 0.9, 900, 660], [START - 0.15, START_AT.x + 2, START_AT.y + 6], [START + 0.4, START_AT.x + 2, START_AT.y + 6], [START + 1.4, 920, 700]]); // prettier-ignore
    out.push(pointing({ x: at.x, y: at.y + 12 * (1 - pressed(t, [START], 0.3)), s: 0.42, rot: -22 }));
  }
  return out.join('');
}

/** The hand that pulls the round door by its handle and lets go half way. */
function doorHand(t: number, at: number, open: number): string {
  if (t < at - 0.8 || t > at + 1.4) return '';
  const far = Math.max(1 - ramp(t, at - 0.8, at - 0.1), ramp(t, at + 0.35, at + 1.2));
  const reach = (2 * DRUM.r - 14) * (1 - 1.62 * Math.min(open, 0.45));
  return fist({ x: DRUM.x - DRUM.r - 6 + reach + 260 * far, y: DRUM.y + 4 + 420 * far, s: 0.6, rot: -30 });
}

/** The hand around the bottle, wherever the bottle tilts. */
function bottleHand(at: { x: number; y: number }, tilt: number): string {
  const a = (tilt * Math.PI) / 180;
  return fist({ x: at.x - 56 * Math.sin(a), y: at.y + 56 * Math.cos(a), s: 0.44, rot: -96 + tilt * 0.12 });
}

function draw(t: number): Frame {
  const doorOpen =
    ramp(t, DOOR_OPEN, DOOR_OPEN + 0.7) - ramp(t, DOOR_SHUT, DOOR_SHUT + 0.7) + ramp(t, WAITED + 0.4, WAITED + 1.2);
  const out = ramp(t, DRAWER, DRAWER + 0.5) - ramp(t, DRAWER_IN, DRAWER_IN + 0.4);
  const fill = ramp(t, POUR + 0.3, POUR + 1.1);
  const pour = path(t, [[POUR - 0.8, 760, -60], [POUR, BODY.x + 84, BODY.y - 10], [POUR + 1.1, BODY.x + 84, BODY.y - 10], [POUR + 1.7, 760, -80]]); // prettier-ignore
  const tilt = track(t, [[POUR - 0.4, 0], [POUR + 0.2, -118], [POUR + 1, -118], [POUR + 1.5, 0]]); // prettier-ignore
  const twoThirds = DRUM.y - 40;
  const body =
    R(-300, -300, 1900, 1000, 'jade-mist') +
    R(-300, -300, 1900, 640, 'mist') +
    L(seq(13, (i) => `M${-280 + i * 148} -300V340`) + seq(5, (i) => `M-300 ${-252 + i * 148}H1600`), 'line', 3) +
    R(-300, 336, 1900, 12, 'jade') +
    R(-300, 660, 1900, 400, 'tile-l') +
    R(-300, 648, 1900, 12, 'skirting') +
    L(seq(14, (i) => `M${640 + (i - 7) * 120} 660L${640 + (i - 7) * 190} 920`) + 'M-300 706H1600', 'line', 2.5) +
    R(40, 240, 230, 14, 'wood', 5) +
    bottle(110, 142, 0) +
    R(160, 190, 80, 50, 'rose', 8) +
    R(168, 172, 64, 20, 'linen-2', 8) +
    place(plantPot(0, 0, 1.5, 0), 190, 668) +
    tap(t) +
    machine(t, doorOpen) +
    drawer(out, fill) +
    basket(t) +
    flying(t) +
    ring(t, 0.5, TAP, TAP_AT.x + 40, TAP_AT.y, 78, 40) +
    fade(
      shown(t, LOAD + 1.4, DOOR_SHUT + 0.2, 0.3),
      `<path d="M${DRUM.x - 122} ${twoThirds}H${DRUM.x + 122}" ${S('turmeric', 6)} stroke-dasharray="16 14"/>` +
        tick(DRUM.x + 178, twoThirds, 30, ramp(t, LOAD + 2.6, LOAD + 3)),
    ) +
    ring(t, DRAWER - 1, DRAWER, BODY.x + 98, BODY.y + 56, 84, 46) +
    fade(shown(t, POUR + 0.2, POUR + 1.1, 0.12), L(`M${BODY.x + 72} ${BODY.y + 4}V${BODY.y + 62}`, 'ceramic', 11)) +
    (t > POUR - 0.9 && t < POUR + 1.8 ? bottle(pour.x, pour.y, tilt) : '') +
    ring(t, POWER - 0.8, POWER, POWER_AT.x, POWER_AT.y, 24) +
    touch(t, POWER, POWER_AT.x, POWER_AT.y, 24) +
    ring(t, POWER + 0.5, DIAL, DIAL_AT.x, DIAL_AT.y, 56) +
    ring(t, START - 1.1, START, START_AT.x, START_AT.y, 34) +
    touch(t, START, START_AT.x, START_AT.y, 34) +
    fade(
      shown(t, DONE + 0.1, WAITED + 0.4, 0.25),
      `<circle cx="${DRUM.x}" cy="${DRUM.y}" r="${DRUM.r + 34}" ${S('steel', 14)}/>` +
        arc(DRUM.x, DRUM.y, DRUM.r + 34, ramp(t, DONE + 0.3, WAITED, linear), 'turmeric', 14),
    ) +
    ring(t, DONE + 0.1, WAITED, SCREEN.x + 35, SCREEN.y + 29, 62, 42) +
    hands(t) +
    doorHand(t, DOOR_OPEN, doorOpen) +
    doorHand(t, WAITED + 0.4, doorOpen) +
    (t > POUR - 0.9 && t < POUR + 1.8 ? bottleHand(pour, tilt) : '');
  const view = camera(t, [
    [0, 640, 370, 1280], [0.5, 640, 370, 1280], [1.4, 900, 270, 720], [TAP + 1.4, 900, 270, 720], [DOOR_OPEN - 0.1, 700, 420, 1060], [DOOR_SHUT + 0.5, 700, 420, 1060],
    [DRAWER - 0.3, 480, 200, 560], [DRAWER_IN + 0.6, 480, 200, 560], [POWER - 0.1, 640, 200, 480], [START + 0.4, 650, 200, 480], [WASH + 0.4, 580, 390, 1060], [DONE, 580, 390, 1060], [DONE + 1, 580, 390, 940], [WAITED + 0.3, 580, 390, 940], [WAITED + 1.2, 620, 370, 1240],
  ]); // prettier-ignore
  return { view, body };
}

/** 2-3: tap, two thirds of the drum, detergent, programme, start; two minutes after the end the door lets go. */
export const washingMachine: Film = { name: 'washing-machine', seconds: END, poster: 7.6, draw };
