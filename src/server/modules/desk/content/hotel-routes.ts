import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asHotelArea, type HotelArea } from '../../../../contract/hotel/hotel-areas';
import { EDITED, readContentOverviewCall, previewContentCall } from '../../../../contract/editing/calls';
import { previewGuideCall } from '../../../../contract/guide/desk-calls';
import { workOfArea } from '../../../../domain/accounts/staff-roles';
import { goneParts } from '../../../../domain/guide/parts/gone-parts';
import { route } from '../../../platform/route';
import { AppError } from '../../../errors';
import { type EditDeps, editRoutes } from '../../editing/routes';
import { deskLanguage } from '../../../platform/http/language';
import type { RouteDeps } from '../../../deps';
import type { GuidePreview } from '../../guide/preview';
import type { HotelState } from '../../hotel/hotel';
import { HOTEL_CONTENT, hotelResource } from '../../hotel/module';

interface Deps extends EditDeps, Pick<RouteDeps, 'config'> {
  guide: { preview: GuidePreview };
  hotel: HotelState;
}

const tags = ['reception'];
const PREVIEW_LIMIT_BYTES = 512 * 1024;

/** Data that the guide shows, corrected area by area. */
export function deskContentRoutes(desk: FastifyInstance, deps: Deps): void {
  const {
    config,
    desk: { changes },
    guide: { preview },
    hotel,
  } = deps;
  route(
    desk,
    readContentOverviewCall,
    { config: { may: 'content', audit: 'content.list' }, tags, summary: 'Which areas of the guide were changed last' },
    async () => {
      const newest = await changes.newest(HOTEL_CONTENT);
      return {
        gone: goneParts({ ...hotel.current.profile, guideSections: [] }, hotel.current.isDemo),
        areas: newest.map(({ subject, ...touch }) => ({ area: subject, ...touch })),
        eventsFromSheet: config.sheets.valuesUrl !== null,
        accessFixed: config.guideAccess,
      };
    },
  );
  editRoutes(desk, deps, {
    calls: EDITED.content,
    called: 'an area of the guide',
    audit: 'content',
    may: ({ params }) => workOfArea((params as { id: string }).id),
    of: (request) => {
      const area = areaOf(request);
      return { resource: hotelResource(area), subject: area };
    },
  });
  route(
    desk,
    previewContentCall,
    {
      bodyLimit: PREVIEW_LIMIT_BYTES,
      config: { may: 'content' },
      tags,
      summary: 'The guide as it would be; nothing is changed',
    },
    async (request) => {
      const { value, lang } = request.body;
      return { html: await preview.draft(areaOf(request), value, lang) };
    },
  );
  // The one page of ours that may stand in a frame, and only in one of ours.
  route(desk, previewGuideCall, { config: { may: 'content' }, hide: true }, async (request, reply) => {
    const { html, policy } = await preview.page(deskLanguage(request));
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
}

function areaOf(request: FastifyRequest): HotelArea {
  const area = asHotelArea((request.params as { id: string }).id);
  if (area === null) throw new AppError(404, 'notFound');
  return area;
}
