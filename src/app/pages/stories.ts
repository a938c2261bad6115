import { STORY_PATHS } from '../../contract/page-addresses';
import { page } from './page';

/** Blog, events and articles. */
export const storyPages = [
  page(STORY_PATHS.blog, () => import('../routes/stories/blog-route'), 'blog'),
  page(STORY_PATHS.post, () => import('../routes/stories/blog-post-route'), 'blog'),
  page(STORY_PATHS.articles, () => import('../routes/stories/articles-route'), 'articles'),
  page(STORY_PATHS.article, () => import('../routes/stories/article-route'), 'articles'),
  page(STORY_PATHS.event, () => import('../routes/event-route'), 'articles', 'home'),
];
