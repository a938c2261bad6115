/** Floors of a room 640 wide: the wall meets them at `y`. */
import { F, L, P, R, S, n, seq } from './shapes';

export type FloorName = 'wood' | 'wood-l' | 'tile-l' | 'herringbone' | 'terrazzo' | 'terracotta' | 'checker' | 'cement';

/** Light falling from a window to the floor. */
export const shaft = (x: number, y: number, w: number, h: number, dx = 120): string =>
  P(`M${x} ${y}h${w}l${dx} ${h}h${n(-w * 1.1)}Z`, 'light');

/** Encaustic cement tiles. */
const encaustic = (y: number): string =>
  seq(3, (r) =>
    seq(11, (i) => {
      const x = i * 64 - (r % 2 ? 32 : 0);
      const yy = y + 20 + r * 40;
      return `<path d="M${x} ${yy}l14-9 14 9-14 9Z" ${F(i % 2 ? 'jade' : 'lacquer')} opacity=".7"/><path d="M${x + 32} ${yy}l8-5 8 5-8 5Z" ${F('turmeric')} opacity=".8"/>`;
    }),
  );

const boards = (y: number): string =>
  L(
    `M0 ${y + 30}H640M0 ${y + 70}H640M120 ${y}v30M380 ${y}v30M240 ${y + 30}v40M520 ${y + 30}v40M90 ${y + 70}v50M430 ${y + 70}v50`,
    'line',
    2,
  );

/** Lines running to one point, as a floor is seen. */
const grid = (y: number): string =>
  L(
    seq(13, (i) => `M${n(320 + (i - 6) * 62)} ${y}L${n(320 + (i - 6) * 112)} 480`) +
      `M0 ${y + 24}H640M0 ${y + 58}H640M0 ${y + 100}H640`,
    'line',
    2,
  );

const checker = (y: number): string => {
  const rows = [y, y + 24, y + 58, y + 104, 482];
  const at = (i: number, yy: number): number => 320 + (i - 6) * (62 + ((yy - y) / 116) * 50);
  return seq(4, (r) => {
    const top = rows[r] ?? y;
    const low = rows[r + 1] ?? 482;
    return seq(6, (i) => {
      const k = i * 2 + (r % 2);
      return P(
        `M${n(at(k, top))} ${top}H${n(at(k + 1, top))}L${n(at(k + 1, low))} ${low}H${n(at(k, low))}Z`,
        'jade-mist',
      );
    });
  });
};

const specks = (y: number): string =>
  seq(46, (i) => {
    const x = (i * 137) % 640;
    const yy = y + 8 + ((i * 61) % (470 - y));
    const tone = ['rug-2', 'jade', 'linen-2', 'wood-2'][i % 4] ?? 'linen-2';
    return `<path transform="translate(${x} ${yy}) rotate(${(i * 53) % 180})" d="M0 0l7-3 5 4-6 4Z" ${F(tone)} opacity=".55"/>`;
  });

const herringbone = (y: number): string =>
  `<path d="${seq(4, (r) => seq(17, (i) => `M${i * 40 - 10} ${y + r * 30 + 30}l20-28 20 28`))}" ${S('line', 2)}/>`;

const GROUND: Record<FloorName, string> = {
  wood: 'wood',
  'wood-l': 'wood-l',
  'tile-l': 'tile-l',
  herringbone: 'wood-l',
  terrazzo: 'stone',
  terracotta: 'clay',
  checker: 'tile-l',
  cement: 'road',
};
const PATTERN: Record<FloorName, (y: number) => string> = {
  wood: boards,
  'wood-l': boards,
  'tile-l': encaustic,
  herringbone,
  terrazzo: specks,
  terracotta: grid,
  checker,
  cement: grid,
};

export const floor = (name: FloorName = 'wood', y = 364): string =>
  R(0, y, 640, 480 - y, GROUND[name]) + PATTERN[name](y) + R(0, y - 10, 640, 10, 'skirting');
