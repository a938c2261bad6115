import { createContext } from 'react';
import type { House } from '../../../contract/guest-access/house';
import type { Query } from '../../../offline/query/query';

/** Doors of the house, which the frame reads for its counts where nobody may read the board; `null` elsewhere. */
export const HouseContext = createContext<Query<House> | null>(null);
