import { contentState } from '../editing/content';
import { endpoint } from '../endpoint';
import { newThing } from '../tours/desk';
import { deskPosts } from './desk';

export const listDeskPostsCall = endpoint({
  method: 'GET',
  path: '/api/reception/posts',
  reply: deskPosts,
});

export const addPostCall = endpoint({
  method: 'POST',
  path: '/api/reception/posts',
  body: newThing,
  reply: contentState,
});
