import { STORY_PATHS } from '../../contract/page-addresses';
import { page } from './page';

/** Blog, events and articles. */
export const blogPages = [
  page(STORY_PATHS.blog, () => import('../routes/blog/blog-route'), 'blog'),
  page(STORY_PATHS.post, () => import('../routes/blog/blog-post-route'), 'blog'),
  page(STORY_PATHS.articles, () => import('../routes/blog/articles-route'), 'articles'),
  page(STORY_PATHS.article, () => import('../routes/blog/article-route'), 'articles'),
  page(STORY_PATHS.event, () => import('../routes/event-route'), 'articles', 'home'),
];
