/** One file of symbols for `<use href="/pictures/guide/icons.svg#ic-door">`, in the colour of the text around. */
import { compact } from '../kit/standalone';
import { INTERFACE_ICONS } from './interface-icons';

const PEN = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';

export const iconSprite = (): string => {
  const symbols = Object.entries(INTERFACE_ICONS).map(
    ([name, body]) => `<symbol id="ic-${name}" viewBox="0 0 24 24" ${PEN}>${body}</symbol>`,
  );
  return compact(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`) + '\n';
};
