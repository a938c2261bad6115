import { compact } from '../kit/standalone';
import { AMENITY_ICONS } from './amenity-icons';
import { INTERFACE_ICONS } from './interface-icons';

const PEN = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';

const spriteOf = (icons: Readonly<Record<string, string>>, prefix: string): string => {
  const symbols = Object.entries(icons).map(
    ([name, body]) => `<symbol id="${prefix}-${name}" viewBox="0 0 24 24" ${PEN}>${body}</symbol>`,
  );
  return compact(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`) + '\n';
};

/** One file of symbols for `<use href="/pictures/guide/icons.svg#ic-door">`, in the colour of the text around. */
export const iconSprite = (): string => spriteOf(INTERFACE_ICONS, 'ic');
/** The same of what a home has, `/pictures/homes/amenities.svg#amenity-wifi`. */
export const amenitySprite = (): string => spriteOf(AMENITY_ICONS, 'amenity');
