/**
 * The few shapes every picture is made of. Colours are names of the picture palette (`--il-*` in `ui/tokens.css`),
 * so one drawing serves day and night. Numbers are user units of the scene (640×480 unless a scene says otherwise).
 */
let uid = 0;
/** A document-unique id for clip paths. `resetIds` makes an export reproducible. */
export const id = (prefix: string): string => prefix + String(++uid);
export const resetIds = (): void => {
  uid = 0;
};
export const n = (x: number): number => Math.round(x * 10) / 10;
export const F = (tone: string): string => `fill="var(--il-${tone})"`;
export const S = (tone: string, w = 2): string =>
  `fill="none" stroke="var(--il-${tone})" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`;
export const R = (x: number, y: number, w: number, h: number, tone: string, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${r ? `rx="${r}" ` : ''}${F(tone)}/>`;
export const C = (x: number, y: number, r: number, tone: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${F(tone)}/>`;
export const P = (d: string, tone: string, extra = ''): string => `<path d="${d}" ${F(tone)} ${extra}/>`;
export const L = (d: string, tone: string, w = 2): string => `<path d="${d}" ${S(tone, w)}/>`;
export const G = (body: string, transform: string): string => `<g transform="${transform}">${body}</g>`;
