import type { FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '../../../contract/bookings/calls';
import type { RouteDeps } from '../../deps';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate } from '../../platform/http/json';
import { callLanguage, contentLanguage } from '../../platform/http/language';
import { pathId, queryCount, queryText } from '../../platform/http/query';
import { sameOriginOnly } from '../../platform/http/same-origin';
import { route } from '../../platform/route';
import type { Catalogue } from '../catalogue/catalogue';
import type { BookingService } from './book';
import { stayQuoteOf } from './booker/quote';
import { AppError } from '../../errors';
import { dayInVietNam } from '../../../domain/days';
import type { CompanionLinks } from './booker/companions';
import type { BookerProofs, Proof } from './booker/proofs';
import type { BookingViewService } from './booker/view';
import type { EnquiryService } from './enquiries';

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
const COMPANIONS = { rateLimit: { max: 10 } };
/** A mail goes to whatever address is typed: as slow as the other forms, by the limiter registered for them. */
const ENQUIRIES = { rateLimit: {} };
const PROVEN_BY =
  'By the id alone what was booked. `own`, `guides` and `companions` are for the browser that booked (its cookie), the account that booked, and `Authorization: Booking <secret>` with the secret from the fragment of the link in a mail.';

/** Bookings: making one, and the booker's own page. */
export function bookingRoutes(deps: Deps): void {
  const { app, clock, marks, readClient, catalogue } = deps;
  const { bookings, companions, enquiries, proofs, views } = deps.bookings;
  const changing = { onRequest: sameOriginOnly(deps.config.publicOrigin), tags };
  const proofOf = (request: FastifyRequest): Promise<Proof> => proofs.of(request, deps.readSession);
  const sendView = async (reply: FastifyReply, id: string, proof: Proof): Promise<FastifyReply> =>
    sendPrivate(reply, JSON.stringify(await views.view(id, callLanguage(reply.request), proof)));

  route(app, calls.makeBookingCall, { ...changing, summary: 'Hold or request a room' }, async (request, reply) => {
    const json = await bookings.book(request.body, {
      key: idempotencyKey(request),
      device: marks.printOf(request, reply),
      client: readClient(request.raw),
      proof: await proofOf(request),
      lang: callLanguage(request),
    });
    // Also with the answer to a repeated call: who has its key has booked.
    const { id } = JSON.parse(json) as { id: string };
    proofs.give(reply, { id, checkOut: request.body.checkOut }, clock());
    return sendPrivate(reply, json);
  });

  route(app, calls.quoteStayCall, { tags, summary: 'What a stay costs, night by night' }, async (request, reply) => {
    const roomId = queryCount(request, 'roomId');
    if (roomId === null) throw new AppError(422, 'required', { field: 'roomId' });
    const room = catalogue.shownRoom(roomId);
    if (!room) throw new AppError(404, 'notFound');
    const dates = { checkIn: queryText(request, 'checkIn') ?? '', checkOut: queryText(request, 'checkOut') ?? '' };
    const guests = ['quantity', 'adults', 'children', 'babies'].flatMap((name) => {
      const count = queryCount(request, name);
      return count === null ? [] : [[name, count] as const];
    });
    const stay = { ...dates, ...Object.fromEntries(guests) };
    return sendPrivate(reply, JSON.stringify(stayQuoteOf(room, stay, dayInVietNam(clock()))));
  });

  const reading = { tags, summary: 'What was booked, and the way in for its booker', description: PROVEN_BY };
  route(app, calls.readBookingCall, reading, async (request, reply) => {
    const proof = await proofOf(request);
    const view = await views.view(request.params.id, contentLanguage(request), proof);
    if (proofs.hasCookie(view.id, proof)) proofs.give(reply, view, clock());
    return sendPrivate(reply, JSON.stringify(view));
  });

  route(app, calls.bookingCalendarCall, { tags, summary: 'The stay as a calendar file' }, async (request, reply) => {
    const { name, text } = await views.calendar(request.params.id, contentLanguage(request));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/calendar; charset=utf-8')
      .send(text);
  });

  const enquiring = { ...changing, config: ENQUIRIES, summary: 'The older booking request form: it mails' };
  route(app, calls.enquireAboutStayCall, enquiring, async (request, reply) => {
    const id = pathId(request.params.id);
    return sendPrivate(reply, await enquiries.send(id, request.body, idempotencyKey(request), callLanguage(request)));
  });

  const cancelling = { ...changing, summary: 'Cancel, when the policy allows it' };
  route(app, calls.cancelBookingCall, cancelling, async (request, reply) => {
    const { id } = request.params;
    const proof = await proofOf(request);
    await views.cancel(id, request.body.acceptedFee ?? 0, proof);
    return sendView(reply, id, proof);
  });

  const accompanied = { ...changing, config: COMPANIONS };
  route(app, calls.addCompanionCall, { ...accompanied, summary: 'A link for a companion' }, async (request, reply) => {
    const { id } = request.params;
    const proof = await proofOf(request);
    await companions.add(id, request.body, idempotencyKey(request), proof);
    return sendView(reply, id, proof);
  });

  const removing = { ...accompanied, summary: "Take a companion's link back" };
  route(app, calls.removeCompanionCall, removing, async (request, reply) => {
    const { id, key } = request.params;
    const proof = await proofOf(request);
    await companions.remove(id, key, proof);
    return sendView(reply, id, proof);
  });
}
