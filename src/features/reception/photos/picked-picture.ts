import type { Language } from '../../../domain/languages';

/** A picture that somebody has chosen. */
export interface PickedPicture {
  address: string;
  /** Words about a photograph, for those who cannot see it; `null` for a drawing. */
  alt: Readonly<Record<Language, string>> | null;
}
