/** Kinds of pictures that are taken from people. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

const BRANDS = ['avif', 'avis'];

/** Reads a file's type from its first bytes, not from its name; `null` for a type that is not taken. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const starts = (signature: readonly number[], at = 0): boolean =>
    signature.every((byte, index) => bytes[at + index] === byte);
  const text = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (text(0) === 'RIFF' && text(8) === 'WEBP') return 'image/webp';
  return text(4) === 'ftyp' && BRANDS.includes(text(8)) ? 'image/avif' : null;
}
