import { tour, tourBookingReceipt, tourBookingRequest, tourContact, tourList, tourBookingConflict } from './tours';
import { receipt } from '../guest-forms/guest-form';
import { commentList, newComment, postedComment } from './comments';
import { endpoint } from '../endpoint';

export const listToursCall = endpoint({
  method: 'GET',
  path: '/api/tours',
  reply: tourList,
});

export const listToursOfAreaCall = endpoint({
  method: 'GET',
  path: '/api/tours/by-area',
  reply: tourList,
});

export const readTourCall = endpoint({
  method: 'GET',
  path: '/api/tours/:id',
  reply: tour,
});

export const enquireAboutTourCall = endpoint({
  method: 'POST',
  path: '/api/tours/:id/contact',
  body: tourContact,
  reply: receipt,
  status: 201,
});

export const bookTourCall = endpoint({
  method: 'POST',
  path: '/api/tour-bookings',
  body: tourBookingRequest,
  reply: tourBookingReceipt,
  status: 201,
  refusals: { 409: tourBookingConflict },
});

export const listSharedToursCall = endpoint({
  method: 'GET',
  path: '/shared-tours.json',
  reply: tourList,
});

export const listTourCommentsCall = endpoint({
  method: 'GET',
  path: '/api/comments/TOUR/:id',
  reply: commentList,
});

export const postCommentCall = endpoint({
  method: 'POST',
  path: '/api/comments',
  body: newComment,
  reply: postedComment,
  status: 201,
});
