/** `npx tsx src/studio/signs/export.ts` writes the sprite of section signs. */
import { compact } from '../kit/standalone';
import { writePublic } from '../kit/write';
import { GUIDE_SIGNS } from './guide-signs';

// `<use>` takes the symbol out of its file, so what all strokes share has to stand on each symbol and not on the sprite.
const symbols = Object.entries(GUIDE_SIGNS).map(
  ([name, body]) =>
    `<symbol id="sign-${name}" viewBox="0 0 48 48" stroke-linecap="round" stroke-linejoin="round">${body.replaceAll(' stroke-linecap="round" stroke-linejoin="round"', '')}</symbol>`,
);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`;

process.stdout.write(writePublic('pictures/guide/signs.svg', compact(sprite) + '\n') + '\n');
