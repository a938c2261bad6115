import type { deskPhoto, deskPhotoPage } from '../photos';
import { endpoint, like } from '../../endpoint';

export const listPhotosCall = endpoint({
  method: 'GET',
  path: '/api/reception/photos',
  reply: like<typeof deskPhotoPage>,
});

export const addPhotoCall = endpoint({
  method: 'POST',
  path: '/api/reception/photos',
  reply: like<typeof deskPhoto>,
});
