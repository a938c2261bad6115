/**
 * The house's sign on a 32×32 grid: an eave, two posts, a rail and the sun over the water. The eave leans because a
 * veranda sheds rain. `beam` thickens the strokes where the sign gets small.
 */
export interface LogoTones {
  readonly timber: string;
  readonly sun: string;
}

export const logoMark = ({ timber, sun }: LogoTones, beam = 1): string =>
  `<g fill="none" stroke="${timber}" stroke-linecap="round" stroke-width="${Math.round(36 * beam) / 10}"><path d="M2.800 5.500L29.200 12" stroke-width="${Math.round(40 * beam) / 10}"/><path d="M8.500 8.500v20M24 12v16.500M8.500 22.300H24"/></g><path d="M11.600 ${19.2 - (beam - 1) * 2}a4.650 4.650 0 0 1 9.300 0Z" fill="${sun}"/>`;

/** Centre of the mark on its own grid: the eave makes it lean out of the middle of the square. */
const MARK_CENTRE = { x: 16, y: 16.9 };

interface TileOptions {
  readonly ground: string;
  readonly tones: LogoTones;
  /** Share of the tile that the mark's 32 units take. */
  readonly share: number;
  /** Corner radius as a share of the side; 0 for tiles that a launcher cuts itself. */
  readonly corner: number;
  readonly beam?: number;
}

/** The sign on a ground, as a square SVG of `side` units with colours written in. */
export function logoTile(side: number, { ground, tones, share, corner, beam = 1 }: TileOptions): string {
  const scale = (side * share) / 32;
  const shift = (centre: number): number => Math.round((side / 2 - centre * scale) * 100) / 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${ground}"/><g transform="translate(${shift(MARK_CENTRE.x)} ${shift(MARK_CENTRE.y)}) scale(${scale})">${logoMark(tones, beam)}</g></svg>`;
}
