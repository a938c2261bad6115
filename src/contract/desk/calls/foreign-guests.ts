import type {
  declareWithin,
  foreignGuest,
  foreignGuestInput,
  foreignGuestList,
  foreignGuestsDeclared,
} from '../foreign-guests';
import type { done } from '../stays';
import { endpoint, like } from '../../endpoint';

export const listForeignGuestsCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents',
  reply: like<typeof foreignGuestList>,
});

export const addForeignGuestCall = endpoint({
  method: 'POST',
  path: '/api/reception/residents',
  body: like<typeof foreignGuestInput>,
  reply: like<typeof foreignGuest>,
});

export const changeDeclaredCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/declared',
  body: like<typeof foreignGuestsDeclared>,
  reply: like<typeof done>,
});

export const changeDeclareWithinCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/within',
  body: like<typeof declareWithin>,
  reply: like<typeof done>,
});

export const changeForeignGuestCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/:id',
  body: like<typeof foreignGuestInput>,
  reply: like<typeof foreignGuest>,
});

export const removeForeignGuestCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/residents/:id',
  reply: like<typeof foreignGuest>,
});

export const exemptFromDeclaringCall = endpoint({
  method: 'PUT',
  path: '/api/reception/declaration-waivers/:id',
  reply: like<typeof done>,
});

export const endExemptionCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/declaration-waivers/:id',
  reply: like<typeof done>,
});

export const foreignGuestsWorkbookCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents.xlsx',
});

export const foreignGuestsForPortalCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents.xml',
});
