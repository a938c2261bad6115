import { declareWithin, foreignGuest, foreignGuestInput, foreignGuestList, foreignGuestsDeclared } from './desk';
import { done } from '../guest-access/stays';
import { endpoint } from '../endpoint';

export const listForeignGuestsCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents',
  reply: foreignGuestList,
});

export const addForeignGuestCall = endpoint({
  method: 'POST',
  path: '/api/reception/residents',
  body: foreignGuestInput,
  reply: foreignGuest,
  status: 201,
});

export const changeDeclaredCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/declared',
  body: foreignGuestsDeclared,
  reply: done,
});

export const changeDeclareWithinCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/within',
  body: declareWithin,
  reply: done,
});

export const changeForeignGuestCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/:id',
  body: foreignGuestInput,
  reply: foreignGuest,
});

export const removeForeignGuestCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/residents/:id',
  reply: foreignGuest,
});

export const exemptFromDeclaringCall = endpoint({
  method: 'PUT',
  path: '/api/reception/declaration-waivers/:id',
  reply: done,
});

export const endExemptionCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/declaration-waivers/:id',
  reply: done,
});

export const foreignGuestsWorkbookCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents.xlsx',
});

export const foreignGuestsForPortalCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents.xml',
});
