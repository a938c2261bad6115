/**
 * The picture palette of `ui/tokens.css`, resolved to sRGB. A picture shown through `<img>` stands outside the page and
 * inherits none of its custom properties, so a file of its own has to carry the few tones that it uses.
 */
import { readFileSync } from 'node:fs';

export interface Tone {
  readonly day: string;
  readonly night: string;
}

const channel = (linear: number): number => {
  const v = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
};

/** `0.61 0.088 178 / .5` (the inside of `oklch()`) as `#rgb`, `#rrggbb` or `#rrggbbaa`, clipped to sRGB. */
export function oklchToHex(inner: string): string {
  const [lch = '', alpha] = inner.split('/');
  const [L = 0, chroma = 0, hue = 0] = lch.trim().split(/\s+/).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
  if (alpha !== undefined) rgb.push(Math.round(Number(alpha) * 255));
  const hex = rgb.map((v) => v.toString(16).padStart(2, '0'));
  const short = hex.every((pair) => pair[0] === pair[1]);
  return '#' + hex.map((pair) => (short ? pair.charAt(0) : pair)).join('');
}

const PAIR = /--([\w-]+):\s*light-dark\(oklch\(([^)]*)\),\s*oklch\(([^)]*)\)\)/g;
const SINGLE = /--([\w-]+):\s*oklch\(([^)]*)\)/g;

/** Every colour of the tokens by its name without the dashes (`il-jade`, `jade-fill`). The first definition counts. */
export function readPalette(): ReadonlyMap<string, Tone> {
  const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
  const tones = new Map<string, Tone>();
  const keep = (name: string, day: string, night: string): void => {
    if (!tones.has(name)) tones.set(name, { day: oklchToHex(day), night: oklchToHex(night) });
  };
  for (const [, name = '', day = '', night = ''] of css.matchAll(PAIR)) keep(name, day, night);
  for (const [, name = '', both = ''] of css.matchAll(SINGLE)) keep(name, both, both);
  return tones;
}
