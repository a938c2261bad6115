import * as z from 'zod';
import { readGuideContentCall } from '../../../contract/guide/served-calls';
import { route } from '../../platform/route';
import { GUIDE_LANGUAGES } from '../../../domain/guide/guide-languages';
import { JSON_TYPE } from '../../platform/http/json';
import { guideContentLanguage } from '../../platform/http/language';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { GuideContentService } from './content';

interface Deps extends Pick<RouteDeps, 'app' | 'sendText'> {
  guide: { content: GuideContentService };
  hotel: HotelState;
}

/** Language that an answer is asked in; anything other than ours counts as not asked. */
export const languageQuery = z.object({ lang: z.enum(GUIDE_LANGUAGES).optional().catch(undefined) });

/** `GET /api/guide-content?lang=`: everything the guide shows that is no secret. */
export function contentRoutes({ app, sendText, hotel, guide: { content } }: Deps): void {
  route(
    app,
    readGuideContentCall,
    { tags: ['guide'], summary: 'What the guide shows as data, in one language', querystring: languageQuery },
    async (request, reply) => {
      const lang = guideContentLanguage(request);
      const { json, etag } = content.answer(hotel.current, lang);
      reply.header('cache-control', 'no-cache');
      return sendText(request, reply, {
        key: `guide-content-${lang}-${etag.replace(/[^\w-]/g, '')}`,
        type: JSON_TYPE,
        text: () => json,
      });
    },
  );
}
