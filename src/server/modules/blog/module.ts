import type { ModuleDeps, RouteDeps } from '../../deps';
import { IntervalJob } from '../../platform/jobs/interval-job';
import type { HotelState } from '../hotel/hotel';
import { BlogService } from './blog';
import { blogRoutes } from './routes';

export { postIn } from './blog';
export { nextPostId, readDeskPosts, readPost, writePost } from './desk-store';
export { blogFile } from './hotel-file-part';
export { isInPosts, writeBlog } from './store';

/** So often what was read is written down, in ms. */
const COUNT_EVERY_MS = 30_000;

export const createBlog = ({ db, clock, logger: log }: ModuleDeps): Promise<BlogService> =>
  BlogService.load({ db, clock, onError: (error) => log.error({ err: error }, 'blog') });

/** Adds the blog's calls, and its job while the server runs. */
export function registerBlog(deps: RouteDeps & { blog: BlogService; hotel: HotelState }): void {
  const { app, blog, logger: log } = deps;
  blogRoutes(deps);
  const run = (): Promise<void> => blog.countReads();
  const counting = new IntervalJob({ name: 'counting of reads', everyMs: COUNT_EVERY_MS, log, run });
  counting.start();
  app.addHook('onClose', async () => {
    await counting.stop();
    await blog.countReads();
  });
}
