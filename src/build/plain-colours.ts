import { clampChroma, converter } from 'culori';
import type { CssColor, Visitor } from 'lightningcss';

const toRgb = converter('rgb');

/**
 * Writes `oklch()` as the nearest colour of sRGB, which every supported browser knows. Chromium before 111 drops a
 * declaration with an `oklch()`: all surfaces were gone at a desk with Windows 7 or 8. Lightning CSS by itself writes
 * each such colour twice and keeps the wide one behind `@supports`, half of a sheet's bytes again.
 */
export const plainColours: Visitor<never> = { Color: plain };

function plain(colour: CssColor): CssColor {
  if (typeof colour === 'string') return colour;
  if (colour.type === 'light-dark') return { ...colour, light: plain(colour.light), dark: plain(colour.dark) };
  if (colour.type !== 'oklch') return colour;
  const { l, c, h, alpha } = colour;
  const { r, g, b } = toRgb(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb'));
  const byte = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 255);
  return { type: 'rgb', r: byte(r), g: byte(g), b: byte(b), alpha };
}
