import { guideTouch, type TouchWords } from './guide-touch';

/** `app/guide/guide-document.tsx` writes the words themselves in this place. */
declare const TOUCH_WORDS: TouchWords;

guideTouch(TOUCH_WORDS);
