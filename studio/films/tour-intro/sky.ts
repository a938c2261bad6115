import { id, n } from '../../kit/shapes';

/** The bay's sky in one piece: blue above, warm towards the horizon, no edge between. */
export function softSky(x: number, y: number, w: number, h: number): string {
  const g = id('g');
  return `<linearGradient id="${g}" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="var(--il-sky-1)"/><stop offset="1" stop-color="var(--il-sky-2)"/></linearGradient><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="url(#${g})"/>`;
}
