import {
  bookingConflict,
  bookingRequest,
  bookingView,
  cancelConflict,
  cancelRequest,
  newBooking,
  newCompanion,
  stayEnquiry,
  type BookingRequest,
  type NewCompanion,
  type StayEnquiry,
} from '../../../contract/bookings/bookings';
import { receipt } from '../../../contract/guide/guest-form';
import { DEFAULT_LANGUAGE } from '../../../domain/languages';
import { AppError } from '../../errors';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate } from '../../platform/http/json';
import { askedLanguage, messageLanguage } from '../../platform/http/language';
import { pathId } from '../../platform/http/query';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import type { Catalogue } from '../catalogue/catalogue';
import type { BookingService } from './book';
import type { CompanionLinks } from './companions';
import type { EnquiryService } from './enquiries';
import type { BookingViewService } from './view';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'marks' | 'readClient' | 'readSession'> {
  bookings: {
    bookings: BookingService;
    companions: CompanionLinks;
    enquiries: EnquiryService;
    views: BookingViewService;
  };
  catalogue: Catalogue;
}

const tags = ['bookings'];

/** Bookings: making one, and the booker's own page by its id. */
export function bookingRoutes({
  app,
  config,
  bookings: booking,
  catalogue,
  readClient,
  readSession,
  marks,
}: Deps): void {
  const onRequest = sameOriginOnly(config.publicOrigin);

  app.post<{ Body: BookingRequest }>(
    '/api/apartment-bookings',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Book: HOLD for the wallet, PENDING for pay on site',
        body: bookingRequest,
        response: { 201: newBooking, 409: bookingConflict },
      },
    },
    async (request, reply) => {
      const json = await booking.bookings.book(request.body, {
        key: idempotencyKey(request),
        device: marks.printOf(request, reply),
        client: readClient(request.raw),
        userId: (await readSession(request))?.id ?? null,
        lang: askedLanguage(request) ?? messageLanguage(request.headers['accept-language']),
      });
      return sendPrivate(reply, 201, json);
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/apartment-bookings/:id',
    { schema: { tags, summary: "The booker's own view", response: { 200: bookingView } } },
    async (request, reply) => {
      const lang = askedLanguage(request) ?? DEFAULT_LANGUAGE;
      return sendPrivate(reply, 200, JSON.stringify(await booking.views.view(request.params.id, lang)));
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/apartment-bookings/:id/calendar.ics',
    { schema: { tags, summary: 'The stay as a calendar file' } },
    async (request, reply) => {
      const { name, text } = await booking.views.calendar(
        request.params.id,
        askedLanguage(request) ?? DEFAULT_LANGUAGE,
      );
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/calendar; charset=utf-8')
        .send(text);
    },
  );
  app.post<{ Params: { id: string }; Body: StayEnquiry }>(
    '/api/apartments/:id/send-email',
    {
      onRequest,
      // A mail goes to whatever address is typed: as slow as the other forms, by the limiter registered for them.
      config: { rateLimit: {} },
      schema: {
        tags,
        summary: 'The older booking request form: it mails',
        body: stayEnquiry,
        response: { 200: receipt },
      },
    },
    async (request, reply) => {
      await catalogue.ensureFresh();
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      const id = pathId(request.params.id);
      if (id === null) throw new AppError(404, 'notFound');
      return sendPrivate(reply, 200, await booking.enquiries.send(id, request.body, idempotencyKey(request), lang));
    },
  );
  app.post<{ Params: { id: string }; Body: { acceptedFee?: number } }>(
    '/api/apartment-bookings/:id/cancel',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Cancel, when the policy allows it',
        body: cancelRequest,
        response: { 200: bookingView, 409: cancelConflict },
      },
    },
    async (request, reply) => {
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      const view = await booking.views.cancel(request.params.id, request.body.acceptedFee ?? 0, lang);
      return sendPrivate(reply, 200, JSON.stringify(view));
    },
  );
  app.post<{ Params: { id: string }; Body: NewCompanion }>(
    '/api/apartment-bookings/:id/companions',
    {
      onRequest,
      schema: { tags, summary: 'A link for a companion', body: newCompanion, response: { 201: bookingView } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      await booking.companions.add(id, request.body, idempotencyKey(request));
      return sendPrivate(reply, 201, JSON.stringify(await booking.views.view(id, lang)));
    },
  );
  app.delete<{ Params: { id: string; key: string } }>(
    '/api/apartment-bookings/:id/companions/:key',
    { onRequest, schema: { tags, summary: "Take a companion's link back", response: { 200: bookingView } } },
    async (request, reply) => {
      const { id, key } = request.params;
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      await booking.companions.remove(id, key);
      return sendPrivate(reply, 200, JSON.stringify(await booking.views.view(id, lang)));
    },
  );
}
