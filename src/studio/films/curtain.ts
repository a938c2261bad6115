import { C, L, P, R, clip, rectShape, seq } from '../kit/shapes';
import { rug, sofa } from '../kit/seating';
import { plantPot } from '../kit/plants';
import { tableR, teaset } from '../kit/tables';
import { windowP } from '../kit/window';
import { pointing } from './hand';
import { ring, shadeRight, touch } from './marks';
import { camera, fade, place, type Film, type Frame } from './stage';
import { linear, path, pressed, ramp, track } from './timing';

const OPEN = 2.7;
const STOP = 5.2;
const AGAIN = 7.2;
const CLOSE = 10.9;
const END = 15.5;

const WINDOW = { x: 130, y: 96, w: 800, h: 430 };
const PLATE = { x: 1092, y: 330 };
const KEY = { open: PLATE.y - 104, stop: PLATE.y, close: PLATE.y + 104 };

/** How far the curtains are open: they run at one speed and stand still between. */
const opened = (t: number): number =>
  track(t, [[OPEN + 0.1, 0], [STOP + 0.05, 0.55], [AGAIN + 0.1, 0.55], [AGAIN + 2.2, 1], [CLOSE + 0.1, 1], [CLOSE + 3.6, 0]], linear); // prettier-ignore

/** One half of the curtain: the narrower it is drawn, the deeper its folds. */
function half(x: number, w: number): string {
  const folds = 9;
  const fold = w / folds;
  const top = WINDOW.y - 34;
  const bottom = 604;
  return clip(
    rectShape(Math.min(x, x + w) - 8, top, Math.abs(w) + 16, bottom - top + 20),
    R(Math.min(x, x + w), top, Math.abs(w), bottom - top, 'curtain') +
      seq(folds, (i) => {
        const fx = x + fold * i;
        return (
          P(
            `M${fx + fold * 0.5} ${top}h${fold * 0.5}q${fold * 0.12} 280 0 ${bottom - top}h${-fold * 0.62}q${fold * 0.2} -260 ${fold * 0.12} ${-(bottom - top)}Z`,
            'shade',
          ) + P(`M${fx + fold * 0.08} ${top}h${fold * 0.16}V${bottom}h${-fold * 0.12}Z`, 'light')
        );
      }) +
      R(Math.min(x, x + w), bottom - 26, Math.abs(w), 10, 'rose'),
  );
}

const arrows = (y: number, out: boolean, tone: string): string => {
  const one = (dir: number): string =>
    L(
      `M${PLATE.x + dir * (out ? 6 : 24)} ${y}h${dir * (out ? 18 : -18)}m${dir * (out ? -9 : 9)}-9l${dir * (out ? 9 : -9)} 9l${dir * (out ? -9 : 9)} 9`,
      tone,
      4.5,
    );
  return L(`M${PLATE.x} ${y - 18}v36`, tone, 3.5) + one(-1) + one(1);
};

/** The wall panel: open, stop, close. A key that was pressed glows. */
function plate(t: number): string {
  const glow = (at: readonly number[], until: readonly number[]): number =>
    Math.max(
      ...at.map((from, i) => ramp(t, from, from + 0.08) * (1 - ramp(t, until[i] ?? from, (until[i] ?? from) + 0.15))),
    );
  const key = (y: number, lit: number, sign: (tone: string) => string): string =>
    C(PLATE.x, y, 42, 'glass') + fade(lit, C(PLATE.x, y, 42, 'turmeric')) + sign(lit > 0.5 ? 'ink-il-2' : 'paper');
  return (
    R(PLATE.x - 72, PLATE.y - 178, 144, 356, 'paper', 30) +
    shadeRight(PLATE.x - 72, PLATE.y - 178, 144, 356, 48, 30) +
    key(KEY.open, glow([OPEN, AGAIN], [STOP, AGAIN + 2.2]), (tone) => arrows(KEY.open, true, tone)) +
    key(KEY.stop, glow([STOP], [STOP + 1.3]), (tone) => R(PLATE.x - 14, KEY.stop - 14, 28, 28, tone, 4)) +
    key(KEY.close, glow([CLOSE], [CLOSE + 3.6]), (tone) => arrows(KEY.close, false, tone))
  );
}

function draw(t: number): Frame {
  const open = opened(t);
  const moving = opened(t + 0.04) !== open;
  const reach = 452 - 372 * open;
  const left = WINDOW.x - 46;
  const right = WINDOW.x + WINDOW.w + 46;
  const tip = path(t, [
    [1.2, 1240, 940], [OPEN - 0.3, PLATE.x + 6, KEY.open + 10], [OPEN + 0.4, PLATE.x + 6, KEY.open + 10], [OPEN + 1.3, PLATE.x + 70, KEY.stop + 120], [STOP - 0.9, PLATE.x + 70, KEY.stop + 120],
    [STOP - 0.2, PLATE.x + 6, KEY.stop + 10], [STOP + 0.5, PLATE.x + 6, KEY.stop + 10], [AGAIN - 0.3, PLATE.x + 6, KEY.open + 10], [AGAIN + 0.4, PLATE.x + 6, KEY.open + 10],
    [AGAIN + 1.5, 1240, 940], [CLOSE - 1.3, 1240, 940], [CLOSE - 0.3, PLATE.x + 6, KEY.close + 10], [CLOSE + 0.4, PLATE.x + 6, KEY.close + 10], [CLOSE + 1.5, 1240, 940],
  ]); // prettier-ignore
  const down = pressed(t, [OPEN, STOP, AGAIN, CLOSE], 0.22);
  const keyTouch = (at: number, y: number): string => touch(t, at, PLATE.x, y, 56);
  const body =
    R(-200, -200, 1700, 900, 'jade-mist') +
    R(-200, 596, 1700, 400, 'wood-l') +
    R(-200, 580, 1700, 16, 'skirting') +
    L('M-200 644H1500M-200 700H1500M260 596v48M760 596v48M480 644v56M1060 644v56', 'line', 3) +
    windowP(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, 'bay', { blind: 0, mull: 3 }) +
    fade(open, P(`M${530 - 360 * open} 596h${720 * open}l190 200h${-1000 * open - 100}Z`, 'light')) +
    half(left, reach) +
    half(right, -reach) +
    R(left - 34, WINDOW.y - 52, right - left + 68, 26, 'wood-2', 8) +
    R(left - 34, WINDOW.y - 34, right - left + 68, 8, 'shade') +
    R(left - 44, WINDOW.y - 58, 46, 44, 'steel', 8) +
    C(left - 21, WINDOW.y - 36, 6, moving ? 'go' : 'steel-2') +
    rug(420, 668, 380, 'rug-j', 'paper') +
    place(
      sofa(0, 0, 300, 'ochre', 'ochre-2', ['lacquer', 'jade']) + tableR(400, 24, 66) + teaset(386, 18),
      110,
      640,
      1.25,
    ) +
    place(plantPot(0, 0, 1.5, 4), 940, 640) +
    fade(0.46 * (1 - open), R(-300, -300, 2000, 1400, 'dark')) +
    plate(t) +
    ring(t, 1, OPEN, PLATE.x, KEY.open, 54) +
    keyTouch(OPEN, KEY.open) +
    ring(t, STOP - 1, STOP, PLATE.x, KEY.stop, 54) +
    keyTouch(STOP, KEY.stop) +
    ring(t, AGAIN - 1, AGAIN, PLATE.x, KEY.open, 54) +
    keyTouch(AGAIN, KEY.open) +
    ring(t, CLOSE - 1.4, CLOSE, PLATE.x, KEY.close, 54) +
    keyTouch(CLOSE, KEY.close) +
    (t > 1.1 && t < CLOSE + 1.6
      ? pointing({ x: tip.x, y: tip.y + 20 * (1 - down), s: 0.78 - 0.04 * down, rot: -18 })
      : '');
  const view = camera(t, [
    [0, 640, 360, 1280], [0.7, 640, 360, 1280], [1.9, 960, 340, 760], [OPEN + 0.4, 960, 340, 760], [OPEN + 1.4, 640, 360, 1280],
  ]); // prettier-ignore
  return { view, body };
}

/** 8-2, tower A: the wall panel of the electric curtain: open, stop where you like, close. */
export const curtain: Film = { name: 'curtain', seconds: END, poster: 6, draw };
