import { MANIFEST_PATH } from '../../../contract/api-addresses';
import { isApartmentCode, strictApartmentCode } from '../../../domain/guest-access/apartment-code';
import { contentLanguage } from '../../platform/http/language';
import { sendMissing } from '../../platform/http/not-found';
import { apartmentManifest, MANIFEST_SUFFIX, readScreenshots } from './manifest';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';

interface Deps extends Pick<RouteDeps, 'app'> {
  hotel: HotelState;
  clientDir: string;
}

/** `GET /manifest/{code}.webmanifest`: what the icon on the home screen opens. */
export function manifestRoutes({ app, hotel, clientDir }: Deps): void {
  const screenshots = readScreenshots(clientDir);
  app.get(
    `${MANIFEST_PATH}/:file`,
    { schema: { tags: ['guide'], summary: "An apartment's web app manifest" } },
    (request, reply) => {
      const { file } = request.params as { file: string };
      const code = strictApartmentCode(file.endsWith(MANIFEST_SUFFIX) ? file.slice(0, -MANIFEST_SUFFIX.length) : '');
      if (!isApartmentCode(code)) {
        sendMissing(reply);
        return;
      }
      const lang = contentLanguage(request);
      // They show the guide of the demo.
      const shown = hotel.current.isDemo ? screenshots : [];
      const manifest = apartmentManifest(code, hotel.current.profile.brand, lang, shown);
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('x-robots-tag', 'noindex')
        .send(JSON.stringify(manifest));
    },
  );
}
