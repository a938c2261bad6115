import { C, L, P, R, clip, rectShape, seq } from '../../kit/shapes';
import { plantPot } from '../../kit/plants';
import { rug, sofa } from '../../kit/seating';
import { tableR, teaset } from '../../kit/tables';
import { windowP } from '../../kit/window';
import { fade, place } from '../stage';
import { FLOOR, WINDOW } from './plan';

const FOLDS = 8;
const TOP = WINDOW.y - 34;
const BOTTOM = FLOOR + 8;
const MIDDLE = WINDOW.x + WINDOW.w / 2;
/** Width of one half, shut and drawn aside. */
const REACH = { shut: WINDOW.w / 2 + 46, open: 84 };

/** One half of the curtain from its outer edge `x`: the narrower it is drawn, the deeper its folds. */
function half(x: number, w: number): string {
  const from = Math.min(x, x + w);
  const fold = w / FOLDS;
  return clip(
    rectShape(from, TOP, Math.abs(w), BOTTOM - TOP),
    R(from, TOP, Math.abs(w), BOTTOM - TOP, 'curtain') +
      seq(FOLDS, (i) => {
        const fx = Math.min(x + fold * i, x + fold * (i + 1));
        return R(fx + Math.abs(fold) * 0.56, TOP, Math.abs(fold) * 0.44, BOTTOM - TOP, 'shade');
      }) +
      R(from, BOTTOM - 26, Math.abs(w), 10, 'rose'),
  );
}

/** Darkness of the room with its curtains shut. */
const DIM = 0.42;

/** The shade in the room: deeper the less the curtains leave open, and never over the view between them. */
function dusk(open: number, from: number, to: number): string {
  const view = to - from > 1 ? `M${from} ${WINDOW.y}V${WINDOW.y + WINDOW.h}H${to}V${WINDOW.y}Z` : '';
  return fade(DIM * (1 - open), P(`M-400-400H1900V1300H-400Z${view}`, 'dark', 'fill-rule="evenodd"'));
}

/**
 * The living room; its curtains stand `open` 0..1, the sun on the floor is as wide as what they leave, and with them
 * shut it is dark.
 */
export function livingRoom(open: number, moving: boolean, panel: string): string {
  const reach = REACH.shut + (REACH.open - REACH.shut) * open;
  const left = MIDDLE - REACH.shut;
  const right = MIDDLE + REACH.shut;
  const bare = { from: left + reach, to: right - reach };
  return (
    R(-200, -200, 1700, 900, 'jade-mist') +
    R(-200, FLOOR, 1700, 400, 'wood-l') +
    R(-200, FLOOR - 16, 1700, 16, 'skirting') +
    windowP(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, 'bay', { blind: 0, mull: 3 }) +
    (bare.to - bare.from > 1 ? P(`M${bare.from} ${FLOOR}H${bare.to}l150 210H${bare.from + 150}Z`, 'light') : '') +
    L('M-200 652H1500M-200 724H1500M260 596v56M760 596v56M480 652v72M1060 652v72', 'line', 3) +
    half(left, reach) +
    half(right, -reach) +
    R(left - 34, WINDOW.y - 52, right - left + 68, 26, 'wood-2', 8) +
    R(left - 44, WINDOW.y - 58, 46, 44, 'steel', 8) +
    C(left - 21, WINDOW.y - 36, 6, moving ? 'go' : 'steel-2') +
    rug(400, 676, 330, 'rug-j', 'paper') +
    place(sofa(0, 0, 250, 'ochre', 'ochre-2', ['lacquer', 'jade']) + tableR(350, 24, 60) + teaset(338, 18), 110, 646, 1.2) +
    place(plantPot(0, 0, 1.4, 4), 1150, 640) +
    dusk(open, Math.max(bare.from, WINDOW.x), Math.min(bare.to, WINDOW.x + WINDOW.w)) +
    panel
  ); // oxfmt-ignore
}
