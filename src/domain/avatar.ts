/** A picture has to be smaller than this, in bytes (specification §5, §9). */
export const AVATAR_LIMIT_BYTES = 2 * 1024 * 1024;

export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

/** What a file is by its first bytes, whatever it is called; `null` for none of the kinds that are taken. */
export function avatarTypeOf(bytes: Uint8Array): AvatarType | null {
  const starts = (signature: readonly number[], at = 0): boolean =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const riff = starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8);
  return riff ? 'image/webp' : null;
}
