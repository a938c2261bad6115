import { deskPhoto, deskPhotoPage } from './desk';
import { endpoint } from '../endpoint';

export const listPhotosCall = endpoint({
  method: 'GET',
  path: '/api/reception/photos',
  reply: deskPhotoPage,
});

export const addPhotoCall = endpoint({
  method: 'POST',
  path: '/api/reception/photos',
  reply: deskPhoto,
  status: 201,
});
