import { fold } from '../fold';

/**
 * A slug by the specification's rule (lower case, spaces as hyphens, the rest removed), after the diacritics are
 * stripped and đ has become d (ruling 20): the bare rule turned "Căn hộ Đẹp" into "cn-h-p".
 */
export const slugOf = (name: string): string =>
  fold(name)
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

/** The slug that addresses made before ruling 20 carry; it still has to resolve. */
export const oldSlugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');

/** Tells whether an address names this thing, by the old rule or the new one. */
export const slugNames = (slug: string, name: string): boolean => slug === slugOf(name) || slug === oldSlugOf(name);
