import { STORY_PATHS } from '../../contract/page-addresses';
import { housePage } from './page';

/** Blog, events and articles. */
export const blogPages = [
  housePage(STORY_PATHS.blog, () => import('../routes/blog/blog-route'), 'blog'),
  housePage(STORY_PATHS.post, () => import('../routes/blog/blog-post-route'), 'blog'),
  housePage(STORY_PATHS.articles, () => import('../routes/blog/articles-route'), 'articles'),
  housePage(STORY_PATHS.article, () => import('../routes/blog/article-route'), 'articles'),
  housePage(STORY_PATHS.event, () => import('../routes/event-route'), 'articles', 'home'),
];
