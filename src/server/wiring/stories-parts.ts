import type { AppDeps } from '../parts';
import { BlogService } from '../modules/blog/blog';

/** Services of blog, events and articles. */
export interface StoriesParts {
  blog: BlogService;
}

export async function createStoriesParts({ db, clock, logger: log }: AppDeps): Promise<StoriesParts> {
  return { blog: await BlogService.load({ db, clock, onError: (error) => log.error({ err: error }, 'blog') }) };
}
