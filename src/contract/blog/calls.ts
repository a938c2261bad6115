import { blogPost, blogPostList } from './blog';
import { endpoint } from '../endpoint';

export const listBlogPostsCall = endpoint({
  method: 'GET',
  path: '/api/blog/posts',
  reply: blogPostList,
});

export const readBlogPostCall = endpoint({
  method: 'GET',
  path: '/api/blog/posts/id/:id',
  reply: blogPost,
});
