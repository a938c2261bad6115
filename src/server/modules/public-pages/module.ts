import path from 'node:path';
import type { ModuleDeps, RouteDeps } from '../../deps';
import { type collectMethods, notFoundHandler } from '../../platform/http/not-found';
import { sendStraight } from '../../platform/straight-address';
import type { OwnAddress } from '../../platform/own-origin';
import type { BlogService } from '../blog/blog';
import type { Catalogue } from '../catalogue/catalogue';
import type { Guide } from '../guide/module';
import type { HotelState } from '../hotel/hotel';
import type { Reviews } from '../reviews/module';
import type { Tours } from '../tours/tours';
import { captiveRoutes } from './captive-routes';
import { manifestRoutes } from './manifest-routes';
import { PublicPages } from './pages/public-pages';
import { Releases } from './releases';
import { sitePageSender, siteRoutes } from './routes';
import { rootFileSender, staticRoutes } from './static-routes';

export { manifestAddress } from './manifest';

/** Pages as search engines and link previews see them, and the files of earlier builds. */
export interface PublicPageServices {
  pages: PublicPages;
  releases: Releases;
}

interface Needs {
  address: OwnAddress;
  mediaDir: string;
  blog: BlogService;
  catalogue: Catalogue;
  hotel: HotelState;
  tours: { tours: Tours };
  reviews: Pick<Reviews, 'marks'>;
}

export const createPublicPages = (
  { config }: ModuleDeps,
  { address, mediaDir, blog, catalogue, hotel, tours: { tours }, reviews: { marks } }: Needs,
): PublicPageServices => ({
  pages: new PublicPages({ hotel, catalogue, marks, tours, blog, mediaDir, origin: () => address.public }),
  releases: new Releases(path.join(config.dataDir, 'releases')),
});

interface Site extends RouteDeps {
  clientDir: string;
  mediaDir: string;
  guide: Guide;
  hotel: HotelState;
  publicPages: PublicPageServices;
}

/** Adds the site's files and pages, and what is answered where nothing else is. */
export async function registerPublicPages(deps: Site, methods: ReturnType<typeof collectMethods>): Promise<void> {
  captiveRoutes(deps);
  manifestRoutes(deps);
  siteRoutes(deps);
  await staticRoutes(deps);
  const sendFile = rootFileSender(deps.clientDir);
  const sendPage = sitePageSender(deps);
  deps.app.setNotFoundHandler(
    notFoundHandler(methods, (request, reply) =>
      sendFile(request, reply) || sendStraight(request, reply) ? undefined : void sendPage(request, reply),
    ),
  );
}
