import * as z from 'zod/mini';
import { contentHistory, contentState, contentUndo } from '../editing/content';
import { endpoint } from '../endpoint';
import { deskApartments } from './desk';
import { madeHomeThing, newHomeThing } from './new-home';
import { roomPrices } from './prices';

const PATH = '/api/reception/rooms/:id/prices';

/** Prices as they stand; `version` changes with them. */
const standingPrices = z.extend(roomPrices, {
  version: z.string(),
  /** The change that "undo" takes back; `null` when there is none. */
  last: contentState.shape.last,
});
export type StandingPrices = z.infer<typeof standingPrices>;

export const readPricesCall = endpoint({ method: 'GET', path: PATH, reply: standingPrices });

export const changePricesCall = endpoint({
  method: 'PUT',
  path: PATH,
  /** The version that the change was made from: another one meanwhile is 409 `contentChanged`. Without it the last wins. */
  body: z.extend(roomPrices, { version: z.optional(z.string()) }),
  reply: standingPrices,
});

export const undoPricesCall = endpoint({
  method: 'POST',
  path: `${PATH}/undo`,
  body: contentUndo,
  reply: standingPrices,
});

export const pricesHistoryCall = endpoint({ method: 'GET', path: `${PATH}/history`, reply: contentHistory });

export const listDeskApartmentsCall = endpoint({
  method: 'GET',
  path: '/api/reception/homes',
  reply: deskApartments,
});

export const addHomeCall = endpoint({
  method: 'POST',
  path: '/api/reception/homes',
  body: newHomeThing,
  reply: madeHomeThing,
  status: 201,
});

export const addRoomCall = endpoint({
  method: 'POST',
  path: '/api/reception/homes/:id/rooms',
  body: newHomeThing,
  reply: madeHomeThing,
  status: 201,
});

export const removeHomeCall = endpoint({ method: 'DELETE', path: '/api/reception/homes/:id', reply: contentState });

export const removeRoomCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/homes/:id/rooms/:roomId',
  reply: contentState,
});
