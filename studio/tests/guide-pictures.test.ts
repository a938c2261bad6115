import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GUIDE_PICTURES, drawGuidePicture } from '../doors/pictures';
import { iconSprite } from '../icons/sprite';
import { oklchToHex, readPalette } from '../kit/palette';
import { publicPath } from '../kit/write';
import { signSprite, wishSprite } from '../signs/sprite';
import { WISH_SIGNS } from '../signs/wish-signs';

const served = (name: string): string => readFileSync(publicPath(`pictures/guide/${name}.svg`), 'utf8');

describe('the guide’s own pictures', () => {
  it.each(GUIDE_PICTURES)('%s lies in public as the studio draws it today, within its size', (name) => {
    const svg = served(name);
    expect(svg).toBe(drawGuidePicture(name));
    expect(svg.length).toBeLessThanOrEqual(name.endsWith('-tall') ? 2500 : 12_000);
  });

  it.each(GUIDE_PICTURES)('%s carries every tone that it uses, by day and by night', (name) => {
    const svg = served(name);
    const used = new Set([...svg.matchAll(/var\(--(\w+)\)/g)].map((match) => match[1]));
    const [day = '', night = ''] = svg.split('@media screen and (prefers-color-scheme:dark)');
    const defined = (css: string): string[] => [...css.matchAll(/--(\w+):#/g)].map((match) => match[1] ?? '');
    expect(new Set(defined(day))).toEqual(used);
    expect(defined(night).length).toBeGreaterThan(5);
  });
});

describe('sprites', () => {
  const sprites = [
    {
      name: 'signs',
      drawn: signSprite(),
      kilobytes: 6,
      expected: [
        'door',
        'appliances',
        'lift',
        'rules',
        'prices',
        'map',
        'wifi',
        'device',
        'exit',
        'motorbike',
        'trash',
        'food',
        'home',
        'events',
        'emergency',
      ].map((id) => `sign-${id}`),
    },
    {
      name: 'wishes',
      drawn: wishSprite(),
      kilobytes: 4,
      expected: Object.keys(WISH_SIGNS).map((id) => `sign-${id}`),
    },
    {
      name: 'icons',
      drawn: iconSprite(),
      kilobytes: 3,
      expected: [
        'door',
        'wifi',
        'map',
        'bell',
        'copy',
        'play',
        'search',
        'chevron',
        'phone',
        'warning',
        'check',
        'eye-off',
        'print',
        'share',
        'external',
        'close',
        'phone-saved',
        'download',
        'refresh',
        'trash',
      ].map((id) => `ic-${id}`),
    },
  ];

  it.each(sprites)(
    '$name lies in public as the studio draws it today, within its size',
    ({ name, drawn, kilobytes }) => {
      expect(served(name)).toBe(drawn);
      expect(gzipSync(drawn).length).toBeLessThan(kilobytes * 1000);
    },
  );

  it.each(sprites)('$name has every symbol that the guide asks for, each once', ({ name, expected }) => {
    const ids = [...served(name).matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(expect.arrayContaining(expected));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks the page only for tones that the tokens have', () => {
    const palette = readPalette();
    const asked = [...(signSprite() + wishSprite()).matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1] ?? '');
    expect(asked.filter((tone) => !palette.has(tone))).toEqual([]);
  });

  it('draws what guests ask for in the tones that the guide’s page carries for its signs', () => {
    const tonesOf = (svg: string): Set<string> =>
      new Set([...svg.matchAll(/var\(--([\w-]+)\)/g)].map(([, tone = '']) => tone));
    const there = tonesOf(signSprite());
    expect([...tonesOf(wishSprite())].filter((tone) => !there.has(tone))).toEqual([]);
  });
});

describe('app icons', () => {
  it.each([
    ['icon-192', 192],
    ['icon-512', 512],
    ['maskable-192', 192],
    ['maskable-512', 512],
    ['apple-touch-icon', 180],
  ])('%s is a square of %i pixels', async (name, side) => {
    const { width, height } = await sharp(publicPath(`icons/${name}.png`)).metadata();
    expect([width, height]).toEqual([side, side]);
  });

  it('keeps the mark of the maskable icon inside the circle that a launcher may cut', async () => {
    const side = 512;
    const { data, info } = await sharp(publicPath('icons/maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [
      ...data.subarray((y * side + x) * info.channels, (y * side + x) * info.channels + 3),
    ];
    const ground = at(2, 2);
    let farthest = 0;
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const off = Math.max(...at(x, y).map((v, i) => Math.abs(v - (ground[i] ?? 0))));
        if (off > 24) farthest = Math.max(farthest, Math.hypot(x - side / 2, y - side / 2));
      }
    }
    expect(farthest).toBeGreaterThan(side * 0.25);
    expect(farthest).toBeLessThan(side * 0.4);
  });
});

describe('the palette', () => {
  it('turns oklch into the sRGB that a browser shows', () => {
    expect(oklchToHex('1 0 0')).toBe('#fff');
    expect(oklchToHex('0 0 0 / .5')).toBe('#00000080');
    expect(oklchToHex('0.6279 0.2577 29.23')).toBe('#f00');
  });
});
