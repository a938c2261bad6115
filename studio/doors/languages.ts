/**
 * The pictures of the language choice, 480×320: one veranda, two prospects. Vietnamese looks onto a street of the old
 * quarter, English onto the bay; the board under the eave greets in the language itself, so nobody has to know a flag.
 */
import { C, L, P, R, n } from '../kit/shapes';

export const CARD = { width: 480, height: 320 } as const;

/** A lacquered board with gilded letters, as it hangs over a door. */
const board = (greeting: string): string =>
  L('M176 34v24M304 34v24', 'cord', 3) +
  R(146, 60, 192, 54, 'shade', 8) +
  R(142, 54, 196, 54, 'wood-3', 8) +
  R(148, 60, 184, 42, 'lacquer', 5) +
  P('M278 60h49q5 0 5 5v32q0 5-5 5h-65Z', 'shade') +
  `<text x="240" y="90" text-anchor="middle" font-size="27" font-weight="600" font-family="Be Vietnam Pro,system-ui,sans-serif" fill="var(--il-lamp)">${greeting}</text>`;

const veranda = (onRail: string): string => {
  const balusters = Array.from({ length: 17 }, (_, i) => `M${i * 27 + 10} 262v50`).join('');
  return (
    L(balusters, 'wood-2', 6) +
    R(0, 252, 480, 12, 'wood') +
    R(0, 260, 480, 5, 'wood-2') +
    R(0, 306, 480, 14, 'wood-3') +
    onRail +
    R(440, 0, 24, 320, 'wood-2') +
    R(455, 0, 9, 320, 'shade') +
    R(0, 8, 480, 28, 'bamboo') +
    R(0, 25, 480, 11, 'bamboo-2') +
    L('M0 14H480M0 20H480', 'bamboo-3', 1.5) +
    R(0, 0, 480, 10, 'eave') +
    L('M88 8v44M392 8v44', 'cord', 3) +
    P('M82 70l6-20 6 20ZM386 70l6-20 6 20Z', 'lacquer') +
    C(88, 52, 4, 'turmeric') +
    C(392, 52, 4, 'turmeric')
  );
};

const teaSet = (x: number, y: number): string =>
  P(`M${x - 22} ${y}q-7-28 16-30h10q23 2 16 30Z`, 'ceramic') +
  P(`M${x + 6} ${y - 30}q20 4 14 30h-14Z`, 'shade') +
  L(`M${x + 19} ${y - 20}q13-2 15-13M${x - 21} ${y - 22}q-14 0-9 14`, 'ceramic', 4.5) +
  C(x, y - 32, 4.5, 'turmeric') +
  P(`M${x + 44} ${y - 15}h22q0 15-11 15t-11-15Z`, 'paper') +
  L(`M${x + 51} ${y - 22}q-4-6 0-12t0-11M${x + 60} ${y - 22}q-4-6 0-11`, 'steam', 2.5);

/** A conical hat laid on the rail, its ribbon hanging down. */
const hat = (x: number, y: number): string =>
  L(`M${x - 20} ${y - 4}q-10 24 2 44M${x + 22} ${y - 4}q4 14-2 26`, 'lacquer', 3.5) +
  P(`M${x - 62} ${y}q34-22 60-52q4-4 8 0q24 30 56 52q-62 12-124 0Z`, 'bamboo') +
  P(`M${x + 2} ${y - 54}q2 0 4 2q24 30 56 52q-20 4-40 5q-6-34-20-59Z`, 'shade') +
  L(`M${x - 44} ${y - 12}q46 10 90-1M${x - 26} ${y - 26}q28 6 54 0M${x - 12} ${y - 40}q14 3 28 0`, 'bamboo-3', 1.8);

interface House {
  readonly awning: string;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly wall: string;
  readonly shutters: string;
  readonly gable: boolean;
}

function house({ x, width, top, wall, shutters, gable, awning }: House): string {
  const roof = gable
    ? P(`M${x} ${top}L${x + width / 2} ${top - 26}L${x + width} ${top}Z`, wall) + C(x + width / 2, top - 9, 5, 'paper')
    : P(`M${x - 4} ${top}h${width + 8}l-9-20H${x + 5}Z`, 'roof');
  const floors = Math.floor((206 - top) / 62);
  const q = n(width * 0.24);
  let rows = '';
  for (let i = 0; i < floors; i += 1) {
    const y = top + 14 + i * 62;
    for (const wx of [n(x + width * 0.17), n(x + width * 0.59)]) {
      rows +=
        R(wx, y, q, 34, (i + x) % 3 ? 'window' : 'ink-il', 2) +
        R(wx - 6, y, 7, 34, shutters) +
        R(wx + q - 1, y, 7, 34, shutters);
    }
    if (i % 2 === 0) rows += R(x + 5, y + 38, width - 10, 4, 'wood-3');
  }
  const shop = R(x + 6, 206, width - 12, 40, 'window') + R(x + 6, 226, width - 12, 20, 'wood-2');
  const cover =
    P(`M${x + 2} 196h${width - 4}l6 18H${x - 4}Z`, awning) + R(x + width * 0.4, 196, width * 0.2, 18, 'paper');
  return (
    R(x, top, width, 260 - top, wall) +
    R(x + width * 0.8, top, width * 0.2, 260 - top, 'shade-s') +
    R(x - 3, top - 4, width + 6, 7, 'paper') +
    roof +
    rows +
    shop +
    cover
  );
}

const street = (): string =>
  R(0, 0, 480, 320, 'sky-1') +
  R(0, 96, 480, 200, 'sky-2') +
  C(404, 92, 46, 'halo') +
  C(404, 92, 24, 'sun') +
  [
    { x: -18, width: 92, top: 110, wall: 'ochre', shutters: 'jade-2', gable: true, awning: 'lacquer' },
    { x: 74, width: 74, top: 72, wall: 'jade-mist', shutters: 'wood-2', gable: false, awning: 'jade' },
    { x: 148, width: 96, top: 132, wall: 'rose', shutters: 'jade-2', gable: true, awning: 'turmeric' },
    { x: 244, width: 72, top: 78, wall: 'cream', shutters: 'wood-2', gable: false, awning: 'lacquer' },
    { x: 316, width: 94, top: 122, wall: 'ochre-2', shutters: 'jade-2', gable: true, awning: 'jade' },
    { x: 410, width: 80, top: 148, wall: 'jade-mist', shutters: 'wood-2', gable: false, awning: 'turmeric' },
  ]
    .map(house)
    .join('') +
  R(0, 240, 480, 80, 'road') +
  R(0, 236, 480, 8, 'linen') +
  L('M0 90Q130 122 250 98T480 92M0 100Q140 134 260 108T480 104', 'ink-soft', 1.6) +
  P('M26 246c4-50-2-86 2-130h9c0 44-2 80 4 130Z', 'wood-2') +
  C(12, 120, 40, 'leaf-2') +
  C(48, 106, 34, 'leaf') +
  C(14, 84, 32, 'leaf') +
  C(58, 138, 24, 'leaf-2');

const island = (d: string, tone: string): string => P(d, tone);

const bay = (): string =>
  R(0, 0, 480, 320, 'sky-1') +
  R(0, 90, 480, 140, 'sky-2') +
  C(118, 128, 60, 'halo') +
  C(118, 128, 32, 'sun') +
  island(
    'M-20 196C-10 150 20 132 50 140C80 148 100 176 150 196ZM150 196c4-42 18-72 40-74s36 22 46 44s20 24 24 30ZM330 196c10-34 30-46 56-44s60 10 110 44Z',
    'karst-1',
  ) +
  island('M218 200c2-40 8-66 16-84c8-20 36-22 46-2c6 12 6 24 14 36c8 14 16 30 20 50Z', 'karst-2') +
  island('M352 206c4-70 14-112 34-126c20-12 42-2 48 22c6 20 18 24 24 48c6 20 22 34 40 56Z', 'karst-3') +
  P('M408 76c14 2 22 12 26 26c6 20 18 24 24 48c6 20 22 34 40 56H428c6-60-2-96-20-130Z', 'shade') +
  L('M372 122l-4 26M388 104l-5 38M250 124l-4 22', 'streak', 3.4) +
  island('M-20 210C0 168 30 160 56 172S96 196 122 210Z', 'karst-3') +
  R(0, 195, 480, 125, 'sea-2') +
  P('M-20 208H122Q90 226 40 228T-20 222ZM352 205H500V240Q430 236 400 226T352 205Z', 'karst-4', 'opacity=".3"') +
  L('M150 206h50M232 214h70M30 234h64M300 232h80M120 246h50M180 226h30', 'foam', 2.6) +
  junk();

const junk = (): string =>
  P(
    'M166 226C158 196 162 166 182 148C200 170 206 200 202 226ZM206 226C204 184 214 152 232 138C252 164 262 198 254 226ZM140 224c-2-20 4-36 14-46c8 12 12 28 10 46Z',
    'sail',
  ) +
  P(
    'M182 148C200 170 206 200 202 226H188C192 200 190 172 182 148ZM232 138C252 164 262 198 254 226H238C244 196 242 164 232 138Z',
    'sail-2',
  ) +
  L(
    'M164 206q20-8 38 0M166 186q18-8 34 0M208 206q24-9 46 0M211 186q20-8 40 0M218 164q14-6 26 0M142 208q12-5 22 0',
    'sail-rib',
    1.8,
  ) +
  L('M182 226v-84M232 226v-94M154 226v-54', 'wood-3', 2.4) +
  P('M122 222q60 10 142-8q-2 22-22 32H150q-22-6-28-24Z', 'wood-2') +
  P('M212 223q26-2 52-9q-2 22-22 32H204q10-8 8-23Z', 'shade') +
  L('M128 230q60 7 130-5', 'turmeric', 2.6) +
  L('M108 248h40M160 251h60M232 248h46', 'foam', 2.6);

export const vietnamesePicture = (): string => street() + board('Xin chào') + veranda(teaSet(366, 253));
export const englishPicture = (): string => bay() + board('Welcome') + veranda(hat(366, 253));
