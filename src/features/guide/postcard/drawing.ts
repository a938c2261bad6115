import { at, disc, each, line, opacity, path, rect, times } from './shapes';
import { bay, town } from './views';

export interface Postcard {
  /** `null` of a plate that names no floor. */
  floor: number | null;
  /** Water below the window, else a town. */
  shore: boolean;
  brand: string;
  /** 1 to 30. */
  lunar: number;
  /** The day of leaving, `YYYY-MM-DD`, for the postmark. */
  left: string;
}

export const WIDTH = 1200;
export const HEIGHT = 800;

const STARS = [
  ...[
    [140, 160],
    [190, 190],
    [380, 150],
    [520, 150],
    [700, 140],
    [730, 250],
    [1090, 290],
    [320, 230],
    [70, 210],
    [930, 290],
  ],
  // On a night without a moon one sees more of them.
  ...[
    [260, 130],
    [450, 260],
    [590, 190],
    [640, 120],
    [820, 170],
    [880, 330],
    [560, 310],
    [110, 300],
    [690, 330],
    [770, 120],
  ],
] as const;

/** The moon of a lunar day: the lit limb, and the ellipse that parts it from the dark. */
function moon(lunar: number): string {
  const turn = ((lunar - 0.5) / 29.53) * 2 * Math.PI;
  const bulge = Math.cos(turn);
  const inner = Math.abs(bulge * 60).toFixed(1);
  const lit = `M0-60A60 60 0 0 1 0 60A${inner} 60 0 0 ${bulge > 0 ? 0 : 1} 0-60Z`;
  return at(
    600,
    206,
    lunar > 15 ? '-1 1' : 1,
    disc(0, 0, 116, '#ecd69b', opacity(0.13)) + disc(0, 0, 60, '#1c3346') + path(lit, '#f6efd5'),
  );
}

/** A potted plant on the balcony: leaves by their turn. */
const plant = (x: number, turns: readonly number[]): string =>
  at(
    x,
    780,
    1.5,
    each(turns, (turn, index) =>
      path(
        'M-4 0C-12-40-10-90 0-128C10-90 12-40 4 0Z',
        index % 2 ? '#296246' : '#104534',
        ` transform="translate(0 -30) rotate(${turn})"`,
      ),
    ) +
      path('M-26-34H26L20 6C18 12-18 12-20 6Z', '#864c37') +
      path('M4-34H26L20 6C18 10 10 11 4 11Z', '#00070f', opacity(0.32)),
  );

/** Eave, rolled blind and frame above, the balcony's rail below. */
const FRAME =
  rect(0, 660, 1200, 20, '#5b3723') +
  times(25, (index) => rect(8 + index * 49, 680, 8, 120, '#5b3723')) +
  rect(0, 776, 1200, 24, '#341c11') +
  plant(96, [-70, -45, -20, 8, 32, 58]) +
  plant(1110, [-52, -26, 0, 24, 50]) +
  rect(0, 0, 1200, 26, '#301c12') +
  rect(0, 24, 1200, 64, '#7d653b') +
  line('M0 34H1200M0 41H1200M0 48H1200M0 55H1200M0 62H1200M0 69H1200M0 76H1200', '#3c2a13', 2, opacity(0.8)) +
  rect(-4, 82, 1208, 16, '#634b26', ' rx="8"') +
  line('M250 24V120M480 24V120', '#ac8261', 3) +
  disc(250, 122, 5, '#efc05b') +
  disc(480, 122, 5, '#efc05b') +
  rect(0, 0, 22, 800, '#402717') +
  rect(1178, 0, 22, 800, '#402717');

/** Treetops that reach the balcony of the lowest floors. */
const TREES = each(
  [
    [230, 652, 90],
    [330, 668, 70],
    [860, 662, 80],
    [950, 650, 96],
  ] as const,
  ([x, y, r]) => disc(x, y + 90, r * 1.6, '#104534') + disc(x - r * 0.5, y + 50, r * 0.7, '#296246', opacity(0.5)),
);

const TEXT = `font-family="'Be Vietnam Pro',system-ui,sans-serif" font-weight="600" text-anchor="middle"`;
const PAPER = '#fdf9f0';

/** Stamp and postmark: the only words in the picture. */
function post(brand: string, left: string): string {
  const [year = '', month = '', day = ''] = left.split('-');
  const size = Math.min(15, 130 / brand.length).toFixed(1);
  const stamp =
    path('M4 4h88v108H4Z', PAPER) +
    line('M4 4h88v108H4Z', PAPER, 8, ' stroke-dasharray="0 10"') +
    rect(12, 12, 72, 76, '#044745') +
    line('M20 34 78 48', '#85ddc9', 8) +
    line('M32 40v40M66 47v33M32 66h34', '#85ddc9', 7) +
    path('M40 66a9 9 0 0 1 18 0Z', '#f4be4f') +
    `<text x="48" y="105" font-size="${size}" fill="#0f252b" ${TEXT}>${brand.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</text>`;
  const mark =
    `<g fill="none" stroke="${PAPER}" stroke-width="2.4"><circle cx="62" cy="60" r="50"/><circle cx="62" cy="60" r="36"/>` +
    `<path d="M118 34q16-10 32 0t32 0 32 0M118 52q16-10 32 0t32 0 32 0M118 70q16-10 32 0t32 0 32 0M118 88q16-10 32 0t32 0 32 0"/></g>` +
    `<g fill="${PAPER}" ${TEXT}><text x="62" y="57" font-size="17">${day}.${month}</text><text x="62" y="75" font-size="15">${year}</text></g>`;
  return (
    `<g transform="translate(1028 128) rotate(3) scale(1.22)">${stamp}</g>` +
    `<g transform="translate(822 150) rotate(-9) scale(1.18)" opacity=".85">${mark}</g>`
  );
}

const shade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Draws the window of an apartment on its guest's last evening, as the text of an SVG. Nothing in it says whose it is. */
export function drawPostcard({ floor, shore, brand, lunar, left }: Postcard): string {
  const isDark = lunar === 1 || lunar === 30;
  const height = floor ?? 6;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${shade('sky', '#091d30', '#1f4d63')}${shade('sea', '#184b59', '#011d28')}</defs>` +
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
    each(STARS.slice(0, isDark ? 20 : 10), ([x, y], index) => disc(x, y, index % 3 ? 2 : 3, '#ffdd8e')) +
    (isDark ? '' : moon(lunar)) +
    (shore ? bay(height) : town(height)) +
    (isDark || !shore ? '' : GLITTER) +
    (height <= 4 ? TREES : '') +
    FRAME +
    post(brand, left) +
    '</svg>'
  );
}

/** The moon's way over the water. */
const GLITTER = line(
  'M500 470h170M470 500h160M520 524h130M560 548h100M540 576h90M590 604h60',
  '#efe5c0',
  7,
  opacity(0.22),
);

/** The same as an address that a picture and a canvas load without asking anybody. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
