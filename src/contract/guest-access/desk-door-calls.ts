import { batteryDay, doorChange, doorList, doorPattern, doorPlan, doorRooms, madeDoor, newDoor } from './doors';
import { done } from './stays';
import { codeChange, codePreview, codeRows, codeSecrets, defaultCodes, defaultCodesChange, nextCode } from './codes';
import { endpoint } from '../endpoint';

export const listDoorsCall = endpoint({
  method: 'GET',
  path: '/api/reception/doors',
  reply: doorList,
});

export const makeDoorCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors',
  body: newDoor,
  reply: madeDoor,
  status: 201,
});

export const previewDoorsCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors/preview',
  body: doorPattern,
  reply: doorPlan,
});

export const makeDoorsCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors/many',
  body: doorPattern,
  reply: doorPlan,
});

export const changeDoorRoomsCall = endpoint({
  method: 'PUT',
  path: '/api/reception/doors/rooms',
  body: doorRooms,
  reply: done,
});

export const changeDoorCall = endpoint({
  method: 'PATCH',
  path: '/api/reception/doors/:code',
  body: doorChange,
  reply: madeDoor,
});

export const retireDoorCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/doors/:code',
  reply: done,
});

export const readCodeCall = endpoint({
  method: 'GET',
  path: '/api/reception/codes/:apartment',
  reply: codeSecrets,
});

export const changeCodeCall = endpoint({
  method: 'PUT',
  path: '/api/reception/codes/:apartment',
  body: codeChange,
  reply: done,
});

export const readDefaultCodesCall = endpoint({
  method: 'GET',
  path: '/api/reception/default-codes',
  reply: defaultCodes,
});

export const changeDefaultCodesCall = endpoint({
  method: 'PUT',
  path: '/api/reception/default-codes',
  body: defaultCodesChange,
  reply: done,
});

export const chooseNextCodeCall = endpoint({
  method: 'PUT',
  path: '/api/reception/codes/:apartment/next',
  body: nextCode,
  reply: done,
});

export const previewCodesCall = endpoint({
  method: 'POST',
  path: '/api/reception/codes/preview',
  body: codeRows,
  reply: codePreview,
});

export const importCodesCall = endpoint({
  method: 'POST',
  path: '/api/reception/codes/import',
  body: codeRows,
  reply: codePreview,
});

export const makeDoorReadyCall = endpoint({
  method: 'POST',
  path: '/api/reception/doors/:code/ready',
  reply: done,
});

export const undoDoorReadyCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/doors/:code/ready',
  reply: done,
});

export const noteTriedCall = endpoint({
  method: 'PUT',
  path: '/api/reception/doors/:code/tried',
  reply: done,
});

export const undoTriedCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/doors/:code/tried',
  reply: done,
});

export const noteBatteryCall = endpoint({
  method: 'PUT',
  path: '/api/reception/doors/:code/battery',
  body: batteryDay,
  reply: done,
});

export const noteRotatedCall = endpoint({
  method: 'PUT',
  path: '/api/reception/codes/:apartment/rotated',
  reply: done,
});

export const undoRotatedCall = endpoint({
  method: 'DELETE',
  path: '/api/reception/codes/:apartment/rotated',
  reply: done,
});
