import type { blogPost, blogPostList } from './blog';
import { endpoint, like } from '../endpoint';

export const listBlogPostsCall = endpoint({
  method: 'GET',
  path: '/api/blog/posts',
  reply: like<typeof blogPostList>,
});

export const readBlogPostCall = endpoint({
  method: 'GET',
  path: '/api/blog/posts/id/:id',
  reply: like<typeof blogPost>,
});
