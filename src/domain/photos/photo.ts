/** A photograph of the hotel's own has to be smaller than this, in bytes: what a good camera makes. */
export const PHOTO_LIMIT_BYTES = 12 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Widths that the site shows pictures in, px; a photograph is kept in those that it has. */
const WIDTHS = [480, 960, 1600] as const;
/** Nothing is shown wider, px. */
export const PHOTO_MAX_WIDTH = 1600;
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
/** Longest text for a person who cannot see the picture, in characters. */
export const MAX_ALT = 200;

/**
 * A photograph of the hotel's own. Everything that is needed to show it stands in its address, so that a screen keeps
 * its room and colours its ground before a byte of it has come.
 */
export interface Photo {
  /** Unguessable. */
  id: string;
  /** As it is kept, px. */
  width: number;
  height: number;
  /** Its colour from afar, `rrggbb`. */
  colour: string;
}

const ADDRESS = /^\/photos\/(([\w-]{22})-(\d{1,4})x(\d{1,4})-([\da-f]{6}))-\d{1,4}\.(?:webp|avif)$/;

/** Widths that a photograph of this width is kept in, px, the smallest first. */
export const photoWidths = (width: number): number[] => [...WIDTHS.filter((one) => one < width), width];

const base = ({ id, width, height, colour }: Photo): string => `${id}-${width}x${height}-${colour}`;

/** Name of a file of a photograph. */
export const photoFile = (photo: Photo, width: number, format: (typeof PHOTO_FORMATS)[number]): string =>
  `${base(photo)}-${width}.${format}`;

/** Its address wherever a picture is named: that of the widest WebP. */
export const photoAddress = (photo: Photo): string => `/photos/${photoFile(photo, photo.width, 'webp')}`;

/** Its address for the width of a text, where one file has to do. */
export const photoInText = (photo: Photo): string =>
  `/photos/${photoFile(
    photo,
    photoWidths(photo.width)
      .filter((width) => width <= WIDTHS[1])
      .at(-1) ?? photo.width,
    'webp',
  )}`;

const NAMED = /\/photos\/([\w-]{22})-\d{1,4}x/g;

/** Ids of the photographs whose addresses stand somewhere in a text, such as a whole thing as JSON. */
export const photosNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(NAMED)].flatMap(([, id]) => (id === undefined ? [] : [id]))),
];

/** Reads a photograph from an address of it; `null` for an address of anything else. */
export function photoAt(address: string): (Photo & { base: string; widths: number[] }) | null {
  const [, path, id, w, h, colour] = ADDRESS.exec(address) ?? [];
  if (path === undefined || id === undefined || colour === undefined) return null;
  const width = Number(w);
  return { id, width, height: Number(h), colour, base: `/photos/${path}`, widths: photoWidths(width) };
}
