import {
  makeBookingCall,
  readBookingCall,
  bookingCalendarCall,
  enquireAboutStayCall,
  cancelBookingCall,
  addCompanionCall,
  removeCompanionCall,
} from '../../../contract/bookings/calls';
import type { FastifyRequest } from 'fastify';
import { route } from '../../platform/route';
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
import type { CompanionLinks } from './booker/companions';
import type { BookerProofs, Proof } from './booker/proofs';
import type { EnquiryService } from './enquiries';
import type { BookingViewService } from './booker/view';

interface Deps extends Pick<RouteDeps, 'app' | 'clock' | 'config' | 'marks' | 'readClient' | 'readSession'> {
  bookings: {
    bookings: BookingService;
    companions: CompanionLinks;
    enquiries: EnquiryService;
    proofs: BookerProofs;
    views: BookingViewService;
  };
  catalogue: Catalogue;
}

const tags = ['bookings'];
/** Calls of one client a minute: a family of nine in one go. */
const COMPANIONS = { max: 10 };

/** Bookings: making one, and the booker's own page. */
export function bookingRoutes({
  app,
  clock,
  config,
  bookings: booking,
  catalogue,
  readClient,
  readSession,
  marks,
}: Deps): void {
  const onRequest = sameOriginOnly(config.publicOrigin);
  const proofOf = (request: FastifyRequest): Promise<Proof> => booking.proofs.of(request, readSession);

  route(
    app,
    makeBookingCall,
    { onRequest, tags, summary: 'Book: HOLD for the wallet, PENDING for pay on site' },
    async (request, reply) => {
      const json = await booking.bookings.book(request.body, {
        key: idempotencyKey(request),
        device: marks.printOf(request, reply),
        client: readClient(request.raw),
        proof: await proofOf(request),
        lang: askedLanguage(request) ?? messageLanguage(request.headers['accept-language']),
      });
      // Also with the answer to a repeated call: who has its key has booked.
      const { id } = JSON.parse(json) as { id: string };
      booking.proofs.give(reply, { id, checkOut: request.body.checkOut }, clock());
      return sendPrivate(reply, json);
    },
  );
  route(
    app,
    readBookingCall,
    {
      tags,
      summary: "What was booked; to its booker also the guides' links",
      description:
        'By the id alone what was booked. `own`, `guides` and `companions` are for the browser that booked (its cookie), the account that booked, and `Authorization: Booking <secret>` with the secret from the fragment of the link in a mail.',
    },
    async (request, reply) => {
      const lang = askedLanguage(request) ?? DEFAULT_LANGUAGE;
      const proof = await proofOf(request);
      const view = await booking.views.view(request.params.id, lang, proof);
      if (booking.proofs.hasCookie(view.id, proof)) booking.proofs.give(reply, view, clock());
      return sendPrivate(reply, JSON.stringify(view));
    },
  );
  route(app, bookingCalendarCall, { tags, summary: 'The stay as a calendar file' }, async (request, reply) => {
    const { name, text } = await booking.views.calendar(request.params.id, askedLanguage(request) ?? DEFAULT_LANGUAGE);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
  route(
    app,
    enquireAboutStayCall,
    {
      onRequest,
      // A mail goes to whatever address is typed: as slow as the other forms, by the limiter registered for them.
      config: { rateLimit: {} },
      tags,
      summary: 'The older booking request form: it mails',
    },
    async (request, reply) => {
      await catalogue.ensureFresh();
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      const id = pathId(request.params.id);
      if (id === null) throw new AppError(404, 'notFound');
      return sendPrivate(reply, await booking.enquiries.send(id, request.body, idempotencyKey(request), lang));
    },
  );
  route(
    app,
    cancelBookingCall,
    { onRequest, tags, summary: 'Cancel, when the policy allows it' },
    async (request, reply) => {
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      const proof = await proofOf(request);
      const view = await booking.views.cancel(request.params.id, request.body.acceptedFee ?? 0, lang, proof);
      return sendPrivate(reply, JSON.stringify(view));
    },
  );
  route(
    app,
    addCompanionCall,
    { onRequest, config: { rateLimit: COMPANIONS }, tags, summary: 'A link for a companion' },
    async (request, reply) => {
      const { id } = request.params;
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      const proof = await proofOf(request);
      await booking.companions.add(id, request.body, idempotencyKey(request), proof);
      return sendPrivate(reply, JSON.stringify(await booking.views.view(id, lang, proof)));
    },
  );
  route(
    app,
    removeCompanionCall,
    { onRequest, config: { rateLimit: COMPANIONS }, tags, summary: "Take a companion's link back" },
    async (request, reply) => {
      const { id, key } = request.params;
      const lang = askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);
      const proof = await proofOf(request);
      await booking.companions.remove(id, key, proof);
      return sendPrivate(reply, JSON.stringify(await booking.views.view(id, lang, proof)));
    },
  );
}
