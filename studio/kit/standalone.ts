/** Makes a drawing in `--il-*` tones into a file that stands alone: its own palette, by day and by night. */
import { readPalette, type Tone } from './palette';

const VAR = /var\(--([\w-]+)\)/g;
const palette = readPalette();

/** Shorter numbers and no spaces that nobody needs: pictures are precached, so every byte is paid by every guest. */
export const compact = (svg: string): string =>
  svg
    .replace(/\n\s*/g, '')
    .replace(/\s+\/>/g, '/>')
    .replace(/>\s+</g, '><')
    .replace(/(["\s,a-zA-Z-])0\.(\d)/g, '$1.$2')
    .replace(/\.(\d*?)0+(?=\D)/g, (_, digits: string) => (digits ? '.' + digits : ''));

export function tone(name: string): Tone {
  const found = palette.get(name);
  if (!found) throw new Error(`ui/tokens.css has no colour --${name}`);
  return found;
}

/** The same drawing with the colours of one hour written in, for tools that know no custom properties. */
export const fixed = (svg: string, hour: keyof Tone): string => svg.replace(VAR, (_, name: string) => tone(name)[hour]);

/**
 * The drawing with its palette in a `<style>` of its own: day at first, night where the reader's system asks for it.
 * Print always gets the day, since ink on paper has no night. `css` adds rules such as a text face. Such a file carries no
 * name of its own: it is shown through `<img>`, whose `alt` speaks the reader's language.
 */
export function standalone(width: number, height: number, body: string, css = ''): string {
  const names = [...new Set([...(body + css).matchAll(VAR)].map((match) => match[1] ?? ''))];
  const short = new Map(names.map((name, i) => [name, i < 26 ? String.fromCharCode(97 + i) : `a${i}`]));
  const set = (hour: keyof Tone, list: string[]): string =>
    list.map((name) => `--${short.get(name) ?? name}:${tone(name)[hour]}`).join(';');
  const changing = names.filter((name) => tone(name).day !== tone(name).night);
  const night = changing.length ? `@media screen and (prefers-color-scheme:dark){svg{${set('night', changing)}}}` : '';
  const style = `<style>svg{${set('day', names)}}${night}${css}</style>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${style}${body}</svg>`;
  return compact(svg.replace(VAR, (_, name: string) => `var(--${short.get(name) ?? name})`)) + '\n';
}
