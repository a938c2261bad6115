import type { tour, tourBookingReceipt, tourBookingRequest, tourContact, tourList } from './tours';
import type { receipt } from '../guide/guest-form';
import type { commentList, newComment, postedComment } from './comments';
import { endpoint, like } from '../endpoint';

export const listToursCall = endpoint({
  method: 'GET',
  path: '/api/tours',
  reply: like<typeof tourList>,
});

export const listToursOfAreaCall = endpoint({
  method: 'GET',
  path: '/api/tours/by-area',
  reply: like<typeof tourList>,
});

export const readTourCall = endpoint({
  method: 'GET',
  path: '/api/tours/:id',
  reply: like<typeof tour>,
});

export const enquireAboutTourCall = endpoint({
  method: 'POST',
  path: '/api/tours/:id/contact',
  body: like<typeof tourContact>,
  reply: like<typeof receipt>,
});

export const bookTourCall = endpoint({
  method: 'POST',
  path: '/api/tour-bookings',
  body: like<typeof tourBookingRequest>,
  reply: like<typeof tourBookingReceipt>,
});

export const listSharedToursCall = endpoint({
  method: 'GET',
  path: '/shared-tours.json',
  reply: like<typeof tourList>,
});

export const listTourCommentsCall = endpoint({
  method: 'GET',
  path: '/api/comments/TOUR/:id',
  reply: like<typeof commentList>,
});

export const postCommentCall = endpoint({
  method: 'POST',
  path: '/api/comments',
  body: like<typeof newComment>,
  reply: like<typeof postedComment>,
});
