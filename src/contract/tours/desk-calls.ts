import * as z from 'zod/mini';
import { contentState } from '../editing/content';
import { endpoint } from '../endpoint';
import { done } from '../guest-access/stays';
import { deskTours, newThing } from './desk';

export const listDeskToursCall = endpoint({
  method: 'GET',
  path: '/api/reception/tours',
  reply: deskTours,
});

export const addTourCall = endpoint({
  method: 'POST',
  path: '/api/reception/tours',
  body: newThing,
  reply: contentState,
});

export const changeCommentShownCall = endpoint({
  method: 'PUT',
  path: '/api/reception/comments/:id',
  body: z.object({ hidden: z.boolean() }),
  reply: done,
});
