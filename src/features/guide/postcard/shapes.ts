/** Pens of the postcard. Its colours are the night's of `tokens.css`: the same by day, and in a picture that is sent. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
/** Moves and scales; `more` may turn. */
export const at = (x: number, y: number, scale: string | number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
export const each = <T>(list: readonly T[], draw: (one: T, index: number) => string): string => list.map(draw).join('');
export const times = (count: number, draw: (index: number) => string): string =>
  each(Array.from({ length: count }), (_, index) => draw(index));
export const opacity = (value: number): string => ` opacity="${value}"`;

/** A lamp far away, with its glow. */
export const lamp = (x: number, y: number): string =>
  disc(x, y, 16, '#f6d389', opacity(0.16)) + disc(x, y, 4, '#ffdd8e');
