import type { declareWithin, resident, residentInput, residentList, residentsDeclared } from '../residents';
import type { done } from '../stays';
import { endpoint, like } from '../../endpoint';

export const listResidentsCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents',
  reply: like<typeof residentList>,
});

export const addResidentCall = endpoint({
  method: 'POST',
  path: '/api/reception/residents',
  body: like<typeof residentInput>,
  reply: like<typeof resident>,
});

export const changeDeclaredCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/declared',
  body: like<typeof residentsDeclared>,
  reply: like<typeof done>,
});

export const changeDeclareWithinCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/within',
  body: like<typeof declareWithin>,
  reply: like<typeof done>,
});

export const changeResidentCall = endpoint({
  method: 'PUT',
  path: '/api/reception/residents/:id',
  body: like<typeof residentInput>,
  reply: like<typeof resident>,
});

export const removeResidentCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/residents/:id',
  reply: like<typeof resident>,
});

export const waiveDeclarationCall = endpoint({
  method: 'PUT',
  path: '/api/reception/declaration-waivers/:id',
  reply: like<typeof done>,
});

export const undoWaiverCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/declaration-waivers/:id',
  reply: like<typeof done>,
});

export const residentsWorkbookCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents.xlsx',
});

export const residentsForPortalCall = endpoint({
  method: 'GET',
  path: '/api/reception/residents.xml',
});
