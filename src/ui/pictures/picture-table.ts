/** Looks up what the build knows of a drawn picture: its file, its size, the tone it has from afar. */
import { photoAt } from '../../domain/photos/photo';
import { PICTURES, TONES } from './pictures.generated';

export interface PictureFacts {
  readonly src: string;
  readonly w: number;
  readonly h: number;
  readonly tone: string;
  /** A photograph's own colour while it loads, as CSS; `null` for a drawing, which has a tone. */
  readonly colour: string | null;
  /** Widths that bitmaps of it come in; none for a drawing. */
  readonly widths: readonly number[];
  readonly base: string;
}

const tones = TONES.split(' ');
let table: ReadonlyMap<string, PictureFacts> | undefined;

function read(): ReadonlyMap<string, PictureFacts> {
  const found = new Map<string, PictureFacts>();
  for (const [key, list] of Object.entries(PICTURES)) {
    const [folder = '', w = '', h = '', kind = '', widths = ''] = key.split(' ');
    for (const entry of list.split(' ')) {
      const [name = '', letter = 'a'] = entry.split('=');
      const id = folder ? `${folder}/${name}` : name;
      found.set(id, {
        src: `/pictures/${id}${widths ? `-${widths.split(',').at(-1) ?? ''}.webp` : `.${kind}`}`,
        w: Number(w),
        h: Number(h),
        tone: tones[letter.charCodeAt(0) - 97] ?? 'linen',
        colour: null,
        widths: widths ? widths.split(',').map(Number) : [],
        base: `/pictures/${id}`,
      });
    }
  }
  return found;
}

/** A file of the hotel's own, named by its address instead of an id: shown at 4:3 on a quiet ground. */
const own = (src: string): PictureFacts => ({
  src,
  w: 640,
  h: 480,
  tone: 'linen',
  colour: null,
  widths: [],
  base: src,
});

/** A photograph that reception has sent; its address says everything. */
function photo(src: string): PictureFacts | null {
  const seen = photoAt(src);
  if (!seen) return null;
  const { width, height, colour, base, widths } = seen;
  return { src, w: width, h: height, tone: 'linen', colour: `#${colour}`, widths, base };
}

export const PLACEHOLDER_ID = 'no-image';

const isAddress = (id: string): boolean => id.startsWith('/') || id.startsWith('https://');

/** Tells whether there is a picture of this id, or an address to try. */
export const isPicture = (id: string): boolean => isAddress(id) || (table ??= read()).has(id);

/** The facts of a picture; an address stands for itself, an unknown id for the placeholder. */
export function pictureFacts(id: string): PictureFacts {
  if (isAddress(id)) return photo(id) ?? own(id);
  table ??= read();
  return table.get(id) ?? table.get(PLACEHOLDER_ID) ?? own(`/pictures/${PLACEHOLDER_ID}.svg`);
}
