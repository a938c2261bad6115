import { GUIDE_PATH, guideAddress } from '../address';

interface Stay {
  /** Canonical code; `''` for the house's guide, while there is no door yet. */
  apartment: string;
  key: string;
}

/** The address of a stay's guide, key included: for its guest alone. */
export const stayAddress = (origin: string, { apartment, key }: Stay): string =>
  `${origin}${guideAddress(apartment)}#s=${key}`;

/**
 * The manifest of one stay, for an icon whose storage is another than the browser's. Its key lies in the fragment of
 * `start_url`, which reaches no server. Every address is whole: to what was made on the phone none is relative. The
 * scope is all guides: who is moved to another door stays in the same window.
 */
export function stayManifest(origin: string, stay: Stay, name: string): object {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable'): object => ({
    src: `${origin}/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: origin + guideAddress(stay.apartment),
    start_url: stayAddress(origin, stay),
    scope: `${origin}${GUIDE_PATH}/`,
    name,
    short_name: stay.apartment || name,
    display: 'standalone',
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
  };
}
