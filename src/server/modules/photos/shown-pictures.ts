import type { ShownPicture } from '../../../contract/catalogue/apartments';
import type { Language } from '../../../domain/languages';
import { photoAt } from '../../../domain/photos/photo';
import type { PhotoAlts } from './store';

/** A picture by its address, with what it shows where it is a photograph that reception has described. */
export function shownPicture(imageUrl: string, alts: PhotoAlts, lang: Language): ShownPicture {
  const alt = alts.get(photoAt(imageUrl)?.id ?? '')?.[lang];
  return alt === undefined ? { imageUrl } : { imageUrl, alt };
}
