import { randomBytes } from 'node:crypto';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import {
  type DeskPhoto,
  type DeskPhotoPage,
  type PhotoAlt,
  photoWords,
  type PhotoWords,
} from '../../../contract/photos/desk';
import {
  PHOTO_FORMATS,
  PHOTO_LIMIT_BYTES,
  PHOTO_MAX_WIDTH,
  PHOTO_TYPES,
  type Photo,
  photoAddress,
  photoFile,
  photoWidths,
} from '../../../domain/photos/photo';
import type { Staff } from '../staff/audit-store';
import { countPhotos, insertPhoto, readAlt, readPhotos, type StoredPhoto, updateAlt } from './store';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { EditableResource } from '../editing/engine';
import { redraw } from '../../platform/pictures/resize';
import { writeWhole } from '../../platform/files/atomic-write';
import { inTransaction } from '../../platform/db/transaction';

/** A tall one is kept no taller, px. */
const MAX_HEIGHT = 2400;
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 80 } } as const;
const PER_PAGE = 24;

interface Deps {
  db: Database;
  clock: () => number;
  /** Folder of their files. */
  folder: string;
}

/** A photograph, drawn anew in every width and format that the site asks for. */
interface Drawn extends Omit<Photo, 'id'> {
  files: { width: number; format: (typeof PHOTO_FORMATS)[number]; bytes: Buffer }[];
}

/** The hotel's own photographs: blog, tours and apartments show them wherever a drawn picture can stand. */
export class Photos {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Absolute folder of the files, for the route that serves them. */
  get folder(): string {
    return this.#deps.folder;
  }

  /**
   * Takes a photograph. What is kept and served is never what was sent.
   *
   * @throws AppError 413 `photoSize`, 415 `photoType`
   */
  async add(bytes: Buffer, alt: PhotoAlt, staff: Staff): Promise<DeskPhoto> {
    const { db, clock, folder } = this.#deps;
    if (bytes.length >= PHOTO_LIMIT_BYTES) throw new AppError(413, 'photoSize', { field: 'file' });
    const { files, ...seen } = await redraw(bytes, PHOTO_TYPES, 'photoType', drawn);
    const photo: StoredPhoto = {
      id: randomBytes(16).toString('base64url'),
      ...seen,
      alt,
      staffName: staff.name,
      createdAt: clock(),
    };
    for (const { width, format, bytes: file } of files) {
      await writeWhole(folder, photoFile(photo, width, format), file);
    }
    await inTransaction(db, (tx) => insertPhoto(tx, photo));
    return deskPhotoOf(photo);
  }

  /** A page of them, the newest first. */
  async list(page: number): Promise<DeskPhotoPage> {
    const { db } = this.#deps;
    const [count, photos] = await Promise.all([countPhotos(db), readPhotos(db, (page - 1) * PER_PAGE, PER_PAGE)]);
    return { items: photos.map(deskPhotoOf), page, pages: Math.max(1, Math.ceil(count / PER_PAGE)) };
  }
}

/** Editable description of a photograph, by its id; every page that shows the photograph follows. */
export const PHOTO_WORDS: EditableResource<PhotoWords> = {
  area: 'photo',
  schema: photoWords,
  revisions: ['blog', 'catalogue', 'tours'],
  async read(db, id) {
    const alt = await readAlt(db, id);
    return alt && { alt };
  },
  async write(tx, id, words) {
    if (!words) throw new AppError(422, 'invalid');
    await updateAlt(tx, id, words.alt);
  },
};

const deskPhotoOf = (photo: StoredPhoto): DeskPhoto => ({
  id: photo.id,
  address: photoAddress(photo),
  width: photo.width,
  height: photo.height,
  alt: photo.alt,
  staffName: photo.staffName,
  createdAt: new Date(photo.createdAt).toISOString(),
});

/** Unfolded once, at the size that is kept; every file is made from that. */
async function drawn(opened: Sharp): Promise<Drawn> {
  const { data, info } = await opened
    .resize(PHOTO_MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const whole = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const { dominant } = await whole().toColourspace('srgb').stats();
  const files: Drawn['files'] = [];
  for (const wide of photoWidths(width)) {
    for (const format of PHOTO_FORMATS) {
      const bytes = await whole().resize(wide).toFormat(format, QUALITY[format]).toBuffer();
      files.push({ width: wide, format, bytes });
    }
  }
  const colour = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { width, height, colour, files };
}
