import { at, disc, each, lamp, line, opacity, path, rect, times } from './shapes';

/** Height at which sky and water meet. */
const SHORE = 430;
const FOAM = opacity(0.28);
const SHADE = '#00070f';

/** Outlines of islands, one unit wide and high, standing on their waterline. */
const ISLANDS = {
  tower: 'M0 0C.01-.3.07-.52.14-.68.2-.86.32-1 .46-1 .6-1 .66-.9.72-.76.76-.66.84-.62.88-.46.92-.3.97-.16 1 0Z',
  twin: 'M0 0C.02-.22.04-.44.1-.58.15-.72.26-.8.33-.74.38-.7.4-.62.44-.62.48-.64.5-.84.58-.94.66-1.02.78-.98.83-.8.87-.62.94-.34 1 0Z',
  hump: 'M0 0C.04-.26.1-.4.18-.52.25-.63.3-.66.36-.8.42-.94.52-1 .6-.96.7-.9.7-.74.76-.6.82-.48.93-.34 1 0Z',
};
const DEFINED = each(
  Object.entries(ISLANDS),
  ([name, d]) => `<clipPath id="c-${name}"><path id="${name}" d="${d}"/></clipPath>`,
);

type Island = readonly [kind: keyof typeof ISLANDS, x: number, y: number, w: number, h: number, fill: string];

const island = ([kind, x, y, w, h, fill]: Island): string =>
  at(
    x,
    y,
    `${w} ${h}`,
    `<use href="#${kind}" fill="${fill}"/><g clip-path="url(#c-${kind})"><use href="#${kind}" transform="translate(.4 .1) scale(1.05 1.06)" fill="${SHADE}" opacity=".32"/></g>`,
  );

/** Far to near, each nearer row darker. */
const FAR: readonly Island[] = [
  ['hump', -40, 436, 320, 120, '#2e5363'],
  ['twin', 230, 436, 300, 176, '#2e5363'],
  ['tower', 540, 436, 130, 140, '#2e5363'],
  ['hump', 640, 436, 330, 130, '#2e5363'],
  ['twin', 900, 436, 280, 170, '#19414b'],
  ['tower', 170, 436, 190, 220, '#19414b'],
  ['tower', 990, 438, 240, 230, '#073336'],
];
const NEAR: readonly Island[] = [
  ['twin', 300, 488, 220, 210, '#073336'],
  ['hump', 1010, 530, 330, 270, '#022227'],
  ['hump', -160, 545, 360, 320, '#022227'],
];

/** A batten sail: foot, width and height. */
const sail = (x: number, y: number, w: number, h: number): string => {
  const top = y - h;
  const edge = `M${x - w * 0.42} ${y - h * 0.08}C${x - w * 0.5} ${y - h * 0.5} ${x - w * 0.32} ${y - h * 0.86} ${x} ${top}C${x + w * 0.22} ${top + 4} ${x + w * 0.5} ${y - h * 0.62} ${x + w * 0.58} ${y - h * 0.1}C${x + w * 0.3} ${y - h * 0.16} ${x - w * 0.1} ${y - h * 0.16} ${x - w * 0.42} ${y - h * 0.08}Z`;
  const lee = `M${x} ${top}C${x + w * 0.22} ${top + 4} ${x + w * 0.5} ${y - h * 0.62} ${x + w * 0.58} ${y - h * 0.1}L${x + w * 0.14} ${y - h * 0.14}Q${x + w * 0.2} ${y - h * 0.5} ${x} ${top}Z`;
  const ribs = [0.3, 0.5, 0.7].map(
    (t) =>
      `M${x - w * (0.46 - t * 0.14)} ${y - h * t}Q${x} ${y - h * (t + 0.1)} ${x + w * (0.56 - t * 0.2)} ${y - h * t}`,
  );
  return (
    path(edge, '#b35537') +
    path(lee, '#8a3725') +
    line(ribs.join(''), '#3c180b', 1.6) +
    line(`M${x} ${y}V${top - 7}`, '#341c11', 2.4)
  );
};

const JUNK =
  `<g opacity=".28">${path('M-92 3H96C80 16 60 20 40 20H-40C-66 20-84 14-92 3Z', '#022227')}${path('M-70 22C-64 50-52 66-42 72C-34 60-24 40-22 22ZM-26 22C-20 70-4 98 8 108C24 90 42 52 46 22ZM44 22C50 50 60 66 68 70C80 58 88 36 90 22Z', '#b35537')}</g>` +
  line('M-84 34H-10M10 30H92M-64 48H0M26 46H84M-50 62H-20M-8 66H36', '#a1c6c8', 2, FOAM) +
  sail(-52, -16, 58, 92) +
  sail(4, -20, 78, 136) +
  sail(60, -28, 50, 84) +
  rect(-4, -34, 66, 16, '#6a4b33') +
  rect(-8, -38, 76, 5, '#5b3723') +
  each([4, 18, 32, 46], (x) => rect(x, -31, 8, 8, '#f7cf78')) +
  path('M-104-22C-92-18-74-17-58-17H66C80-17 92-24 108-36C106-16 98-2 84 4H-72C-90 4-100-8-104-22Z', '#5b3723') +
  line('M-98-11C-80-8-60-8-40-8H70C84-8 94-13 102-20', '#efc05b', 2.4) +
  path('M4-157l18 4-18 6Z', '#ad4032');

/** Squid boats' lamps on the water. */
const LAMPS = [
  [250, 508],
  [470, 500],
  [560, 478],
  [660, 456],
  [1000, 498],
  [1010, 636],
  [380, 640],
] as const;

/** The bay. From higher floors the islands stand lower, more water lies before them and more lamps are in sight. */
export function bay(floor: number): string {
  const height = Math.max(0.7, 1.12 - floor * 0.014);
  const lower = (islands: readonly Island[]): string =>
    each(islands, ([kind, x, y, w, h, fill]) => island([kind, x, y, w, h * height, fill]));
  return (
    `<defs>${DEFINED}</defs>` +
    lower(FAR) +
    rect(0, SHORE, 1200, 370, 'url(#sea)') +
    lower(NEAR) +
    at(800, 566, Number((1.3 * height).toFixed(2)), JUNK) +
    line('M60 600h120M420 640h140M900 650h150M240 690h90M560 590h70', '#a1c6c8', 4, FOAM) +
    each(LAMPS.slice(0, floor > 8 ? 7 : 4), ([x, y]) => lamp(x, y))
  );
}

/** Houses of a town: left edge, width, height above the ground. */
const BLOCKS = [
  ...[
    [-10, 150, 190],
    [150, 96, 260],
    [262, 130, 160],
    [408, 84, 300],
    [508, 150, 140],
    [676, 110, 230],
  ],
  ...[
    [802, 140, 170],
    [956, 92, 280],
    [1062, 150, 200],
  ],
] as const;

/** Lit or not, without rhythm and always the same. */
const isLit = (house: number, window: number): boolean => (house * 53 + window * 37 + window * window * 11) % 7 < 3;

function block(index: number, x: number, top: number, w: number, bottom: number, fill: string): string {
  const columns = Math.floor((w - 14) / 24);
  const rows = Math.floor((bottom - top - 30) / 34);
  const gap = (w - columns * 12) / (columns + 1);
  const panes = times(columns * rows, (pane) =>
    isLit(index, pane)
      ? rect(
          Math.round(x + gap + (pane % columns) * (12 + gap)),
          top + 18 + Math.floor(pane / columns) * 34,
          12,
          18,
          '#f7cf78',
          opacity((pane * 13) % 3 ? 0.9 : 0.5),
        )
      : '',
  );
  // The water tank that every roof here has.
  const tank = index % 2 ? rect(x + w * 0.2, top - 14, 34, 14, '#647176', ' rx="6"') : '';
  return (
    tank +
    rect(x, top, w, bottom - top, fill) +
    rect(x + w * 0.66, top, w * 0.34, bottom - top, SHADE, opacity(0.26)) +
    panes
  );
}

/** Tube houses under the window: tiled roofs, a lamp between them. */
const ROOFS = times(7, (index) => {
  const x = -60 + index * 190;
  const y = 592 + ((index * 29) % 3) * 22;
  return (
    rect(x + 12, y, 150, 220, index % 2 ? '#57382d' : '#55452a') +
    path(`M${x} ${y}l26-44h122l26 44Z`, '#653222') +
    line(`M${x + 14} ${y - 14}h146M${x + 24} ${y - 30}h126`, '#341c11', 2, opacity(0.5)) +
    each([36, 84, 128], (left, pane) =>
      isLit(index + 3, pane) ? rect(x + left, y + 26, 20, 28, '#f7cf78', opacity(0.85)) : '',
    )
  );
});

/** The town. From higher floors its roofs lie below the eye, and hills and lamps show behind. */
export function town(floor: number): string {
  const lift = Math.max(-150, 60 - floor * 9);
  return (
    `<defs>${DEFINED}</defs>` +
    each(
      [
        ['hump', -120, 470, 560, 130, '#2e5363'],
        ['twin', 380, 470, 460, 96, '#2e5363'],
        ['hump', 760, 470, 620, 150, '#19414b'],
      ] as const,
      island,
    ) +
    rect(0, 460, 1200, 340, '#0d1c22') +
    times(34, (index) =>
      disc(40 + ((index * 211) % 1130), 472 + ((index * 47) % 110), index % 4 ? 2 : 3, '#ffdd8e', opacity(0.7)),
    ) +
    each(BLOCKS, ([x, w, h], index) =>
      block(index, x, Math.round(600 - h - lift), w, 640, index % 2 ? '#1f3f41' : '#16242a'),
    ) +
    line(`M455 ${600 - 300 - lift}v-44`, '#69777c', 3) +
    disc(455, 556 - 300 - lift, 4, '#f35532') +
    ROOFS +
    each([140, 520, 905], (x) => line(`M${x} 660v-84`, '#69777c', 4) + lamp(x, 574))
  );
}
