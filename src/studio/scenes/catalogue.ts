/** Every group of pictures by the name that the export's command line takes. */
import type { Picture } from './picture';
import { DISHES } from './dishes';
import { EVENTS } from './events';

import { PLACEHOLDER } from './placeholder';
import { HOMES } from './homes/pictures';

export const GROUPS: Readonly<Record<string, readonly Picture[]>> = {
  events: EVENTS,
  dishes: DISHES,
  homes: HOMES,
  placeholder: PLACEHOLDER,
};
