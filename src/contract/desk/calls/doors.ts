import type { doorChange, doorList, doorPattern, doorPlan, doorRooms, madeDoor, newDoor } from '../doors';
import type { done } from '../stays';
import type {
  codeChange,
  codeList,
  codePreview,
  codeRows,
  codeSecrets,
  defaultCodes,
  defaultCodesChange,
  nextCode,
} from '../codes';
import { endpoint, like } from '../../endpoint';

export const listDoorsCall = endpoint({
  method: 'GET',
  path: '/api/reception/doors',
  reply: like<typeof doorList>,
});

export const makeDoorCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors',
  body: like<typeof newDoor>,
  reply: like<typeof madeDoor>,
});

export const previewDoorsCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors/preview',
  body: like<typeof doorPattern>,
  reply: like<typeof doorPlan>,
});

export const makeDoorsCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors/many',
  body: like<typeof doorPattern>,
  reply: like<typeof doorPlan>,
});

export const changeDoorRoomsCall = endpoint({
  method: 'PUT',
  path: '/api/reception/doors/rooms',
  body: like<typeof doorRooms>,
  reply: like<typeof done>,
});

export const changeDoorCall = endpoint({
  method: 'PATCH',
  path: '/api/reception/doors/:code',
  body: like<typeof doorChange>,
  reply: like<typeof madeDoor>,
});

export const retireDoorCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/doors/:code',
  reply: like<typeof done>,
});

export const listCodesCall = endpoint({
  method: 'GET',
  path: '/api/reception/codes',
  reply: like<typeof codeList>,
});

export const readCodeCall = endpoint({
  method: 'GET',
  path: '/api/reception/codes/:apartment',
  reply: like<typeof codeSecrets>,
});

export const changeCodeCall = endpoint({
  method: 'PUT',
  path: '/api/reception/codes/:apartment',
  body: like<typeof codeChange>,
  reply: like<typeof done>,
});

export const readDefaultCodesCall = endpoint({
  method: 'GET',
  path: '/api/reception/default-codes',
  reply: like<typeof defaultCodes>,
});

export const changeDefaultCodesCall = endpoint({
  method: 'PUT',
  path: '/api/reception/default-codes',
  body: like<typeof defaultCodesChange>,
  reply: like<typeof done>,
});

export const chooseNextCodeCall = endpoint({
  method: 'PUT',
  path: '/api/reception/codes/:apartment/next',
  body: like<typeof nextCode>,
  reply: like<typeof done>,
});

export const previewCodesCall = endpoint({
  method: 'POST',
  path: '/api/reception/codes/preview',
  body: like<typeof codeRows>,
  reply: like<typeof codePreview>,
});

export const importCodesCall = endpoint({
  method: 'POST',
  path: '/api/reception/codes/import',
  body: like<typeof codeRows>,
  reply: like<typeof codePreview>,
});

export const makeDoorReadyCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors/:code/ready',
  reply: like<typeof done>,
});

export const undoDoorReadyCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/doors/:code/ready',
  reply: like<typeof done>,
});

export const noteRotatedCall = endpoint({
  method: 'PUT',
  path: '/api/reception/codes/:apartment/rotated',
  reply: like<typeof done>,
});

export const undoRotatedCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/codes/:apartment/rotated',
  reply: like<typeof done>,
});
