import { type EarlyWords, guideEarly } from './guide-early';

/** `app/guide/guide-document.tsx` writes the words themselves in this place. */
declare const EARLY_WORDS: EarlyWords;

guideEarly(EARLY_WORDS);
