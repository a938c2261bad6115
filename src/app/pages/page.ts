import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { needWords } from '../site/site-language';
import type { PageNamespace } from '../site/site-words';

type PageModule = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'loader'>;

/**
 * A page that is loaded, with its words, when somebody goes there.
 *
 * @param names namespaces that the page and its parts read, besides `common` and `site`
 */
export function page(path: string, load: () => Promise<PageModule>, ...names: PageNamespace[]): NonIndexRouteObject {
  return {
    path,
    lazy: async () => {
      const [module] = await Promise.all([load(), needWords(names)]);
      return module;
    },
  };
}

/** A page that not every house has: for a house without, there is nothing at its address. */
export const housePage: typeof page = (path, load, ...names) =>
  page(
    path,
    async () => {
      const [{ inHouse }, module] = await Promise.all([import('../layout/house-page'), load()]);
      return inHouse(path, module);
    },
    ...names,
  );
