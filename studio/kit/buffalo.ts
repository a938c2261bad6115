/** A water buffalo at its grass, seen from the side, its head to the left; feet at `y`. */
import { C, L, P, at } from './shapes';

export const buffalo = (x: number, y: number, s = 1, flip = 1): string =>
  at(
    x,
    y,
    s,
    P('M-100 4H112Q60 12 0 12T-100 4Z', 'shade') +
      L('M-40-40V2M-56-40L-58 2M66-40V2M84-44L90 2', 'ink-il-2', 15) +
      P('M-70-92Q-40-112 0-104Q50-114 86-98Q110-88 106-56Q102-34 84-30H-44Q-76-34-78-60Q-80-82-70-92Z', 'ink-il') +
      P('M30-107Q62-110 86-98Q110-88 106-56Q102-34 84-30H20Q60-50 30-107Z', 'shade') +
      L('M104-84Q122-70 116-40', 'ink-il', 5) +
      P('M112-46l10 4-8 18-8-6Z', 'ink-il') +
      P('M-62-92Q-94-100-106-82L-122-44Q-124-30-112-28T-92-38L-58-58Z', 'ink-il') +
      P('M-118-46Q-124-30-112-28T-96-36Q-100-46-118-46Z', 'steel-2') +
      L('M-90-92Q-116-122-72-128M-78-94Q-74-126-40-118', 'steel', 6) +
      P('M-70-88q14-8 22 4q-10 10-24 4Z', 'ink-il') +
      C(-98, -70, 3, 'paper') +
      C(-98, -70, 1.6, 'ink-il-2') +
      L('M-108-30q-14 8-20 20M-104-30q-4 10-2 22', 'leaf', 3),
    flip,
  );
