import type { deskRequest, deskRequestMessage, deskRequests, requestChange } from '../guest-requests';
import { endpoint, like } from '../../endpoint';

export const listDeskRequestsCall = endpoint({
  method: 'GET',
  path: '/api/reception/requests',
  reply: like<typeof deskRequests>,
});

export const changeDeskRequestCall = endpoint({
  method: 'PUT',
  path: '/api/reception/requests/:id',
  body: like<typeof requestChange>,
  reply: like<typeof deskRequest>,
});

export const writeToGuestCall = endpoint({
  method: 'POST',
  path: '/api/reception/requests/:id/messages',
  body: like<typeof deskRequestMessage>,
  reply: like<typeof deskRequest>,
});

export const deskRequestPhotoCall = endpoint({
  method: 'GET',
  path: '/api/reception/requests/:id/photo',
});
