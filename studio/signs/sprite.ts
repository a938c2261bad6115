/** Files of symbols for `<use href="/pictures/guide/signs.svg#sign-door">`. Tones come from the page, by day and night. */
import { compact } from '../kit/standalone';
import { GUIDE_SIGNS } from './guide-signs';
import { WISH_SIGNS } from './wish-signs';

const CAPS = ' stroke-linecap="round" stroke-linejoin="round"';

/** `<use>` takes a symbol out of its file, so what all strokes share stands on each symbol and not on the sprite. */
const spriteOf = (signs: Readonly<Record<string, string>>): string => {
  const symbols = Object.entries(signs).map(
    ([name, body]) => `<symbol id="sign-${name}" viewBox="0 0 48 48"${CAPS}>${body.replaceAll(CAPS, '')}</symbol>`,
  );
  return compact(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`) + '\n';
};

export const signSprite = (): string => spriteOf(GUIDE_SIGNS);
export const wishSprite = (): string => spriteOf(WISH_SIGNS);
