import { pictureTypeOf } from '../photos/picture-type';

/** A picture has to be smaller than this, in bytes (specification §5, §9). */
export const AVATAR_LIMIT_BYTES = 2 * 1024 * 1024;

export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
type AvatarType = (typeof AVATAR_TYPES)[number];

/** Reads a file's type from its first bytes, not from its name; `null` for a type that is not taken. */
export function avatarTypeOf(bytes: Uint8Array): AvatarType | null {
  const type = pictureTypeOf(bytes);
  return AVATAR_TYPES.find((one) => one === type) ?? null;
}
