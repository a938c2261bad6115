import { deskRequest, deskRequestMessage, deskRequests, requestChange } from './desk';
import { endpoint } from '../endpoint';

export const listDeskRequestsCall = endpoint({
  method: 'GET',
  path: '/api/reception/requests',
  reply: deskRequests,
});

export const changeDeskRequestCall = endpoint({
  method: 'PUT',
  path: '/api/reception/requests/:id',
  body: requestChange,
  reply: deskRequest,
});

export const writeToGuestCall = endpoint({
  method: 'POST',
  path: '/api/reception/requests/:id/messages',
  body: deskRequestMessage,
  reply: deskRequest,
});

export const deskRequestPhotoCall = endpoint({
  method: 'GET',
  path: '/api/reception/requests/:id/photo',
});
