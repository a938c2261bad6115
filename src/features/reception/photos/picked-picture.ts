import type { Language } from '../../../domain/languages';

/** A picture that somebody has chosen. */
export interface PickedPicture {
  address: string;
  /** What is said of a photograph; `null` for a drawing. */
  alt: Readonly<Record<Language, string>> | null;
}
