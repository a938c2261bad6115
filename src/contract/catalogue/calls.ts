import type { apartmentAnswer, placeList } from './apartments';
import { lightEndpoint, like } from '../endpoint';

/* Those that the home page and every page's menu start with; the others are in `room-calls.ts`. */

export const listApartmentsCall = lightEndpoint({
  method: 'GET',
  path: '/api/apartments',
  reply: like<typeof apartmentAnswer>,
});

export const listPlacesCall = lightEndpoint({
  method: 'GET',
  path: '/api/places',
  reply: like<typeof placeList>,
});

export const listApartmentsOfAreaCall = lightEndpoint({
  method: 'GET',
  path: '/api/apartments/by-area',
  reply: like<typeof apartmentAnswer>,
});
