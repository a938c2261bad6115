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
export const E = (cx: number, cy: number, rx: number, ry: number, tone: string): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${F(tone)}/>`;
/** The outline of an ellipse: a rim, a ring on water, a rug's border. */
export const ring = (cx: number, cy: number, rx: number, ry: number, tone: string, w = 2): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${S(tone, w)}/>`;
/** Repeats a part `count` times. */
export const seq = (count: number, part: (i: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, i) => part(i)).join('');
/** Joins a part drawn once for every item. */
export const each = <T>(items: readonly T[], part: (item: T, i: number) => string): string => items.map(part).join('');
/** Draws `body` only where `shape` (a path or rectangle without colour) is. */
export const clip = (shape: string, body: string): string => {
  const c = id('c');
  return `<clipPath id="${c}">${shape}</clipPath><g clip-path="url(#${c})">${body}</g>`;
};
export const rectShape = (x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${r}"` : ''}/>`;
export const pathShape = (d: string): string => `<path d="${d}"/>`;
export const fade = (body: string, opacity: number): string => `<g opacity="${opacity}">${body}</g>`;
export const at = (x: number, y: number, s: number, body: string, flip = 1): string =>
  G(body, `translate(${n(x)} ${n(y)}) scale(${s * flip} ${s})`);
export const turn = (x: number, y: number, deg: number, body: string): string => G(body, `rotate(${deg} ${x} ${y})`);

export interface SvgOptions {
  cls?: string;
  label?: string;
  par?: string;
  viewBox?: string;
}
/** Wraps a drawing for a page that carries the palette itself (floor plans, posters, films). */
export const svg = (w: number, h: number, body: string, options: SvgOptions = {}): string => {
  const { cls = '', label = '', par = 'xMidYMid slice', viewBox = `0 0 ${w} ${h}` } = options;
  const name = label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" class="art${cls ? ` ${cls}` : ''}" viewBox="${viewBox}" preserveAspectRatio="${par}" ${name}>${tidy(body)}</svg>`;
};
/** Shortens long fractions and drops the line breaks of the source. A scale or an opacity keeps three figures. */
export const tidy = (body: string): string =>
  body
    .replace(/(?:scale\([^)]*\)|opacity="[^"]*")|\d+\.\d{2,}/g, (part) =>
      /^\d/.test(part)
        ? String(n(Number(part)))
        : part.replace(/\d*\.\d{4,}/g, (v) => String(Math.round(Number(v) * 1000) / 1000)),
    )
    .replace(/\n\s*/g, '');
