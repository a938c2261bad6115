import type { FastifyRequest } from 'fastify';
import * as calls from '../../../contract/bookings/calls';
import type { RouteDeps } from '../../deps';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate } from '../../platform/http/json';
import { callLanguage, contentLanguage, guideContentLanguage } from '../../platform/http/language';
import { pathId, queryStay } from '../../platform/http/query';
import { sameOriginOnly } from '../../platform/http/same-origin';
import { route } from '../../platform/route';
import { asFile } from '../../platform/as-file';
import type { Catalogue } from '../catalogue/catalogue';
import type { Proof } from './booker/proofs';
import { stayQuoteOf } from './booker/quote';
import type { Bookings } from './services';

const tags = ['bookings'];
const PROVEN_BY =
  'By the id alone what was booked. `own`, `guides` and `companions` are for the browser that booked (its cookie), the account that booked, and `Authorization: Booking <secret>` with the secret from the fragment of the link in a mail.';

/** Bookings: making one, and the booker's own page. */
export function bookingRoutes(deps: RouteDeps & { bookings: Bookings; catalogue: Catalogue }): void {
  const { app, clock, marks, readClient } = deps;
  const { bookings, companions, enquiries, proofs, reviews, views } = deps.bookings;
  const changing = { onRequest: sameOriginOnly(deps.config.publicOrigin), tags };
  const proofOf = (request: FastifyRequest): Promise<Proof> => proofs.of(request, deps.readSession);
  /** Lets the booker change a booking, and answers with how it is seen then. */
  const change = async (request: FastifyRequest, id: string, make: (proof: Proof) => Promise<void>) => {
    const proof = await proofOf(request);
    await make(proof);
    return views.view(id, callLanguage(request), proof);
  };

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

  route(app, calls.quoteStayCall, { tags, summary: 'What a stay costs, night by night' }, (request) =>
    stayQuoteOf(deps, queryStay(request)),
  );

  const offering = {
    tags,
    config: { rateLimit: { max: 60 } },
    summary: 'The doors of a room type, and which may be chosen for `?checkIn=&checkOut=`',
  };
  route(app, calls.listOfferedDoorsCall, offering, async (request, reply) => {
    const roomId = pathId(request.params.roomId);
    const items = await bookings.offeredDoors({ ...queryStay(request), roomId }, contentLanguage(request));
    return sendPrivate(reply, JSON.stringify({ items }));
  });

  const reading = { tags, summary: 'What was booked, and the way in for its booker', description: PROVEN_BY };
  route(app, calls.readBookingCall, reading, async (request, reply) => {
    const proof = await proofOf(request);
    const view = await views.view(request.params.id, contentLanguage(request), proof);
    if (proofs.hasCookie(view.id, proof)) proofs.give(reply, view, clock());
    return view;
  });

  route(app, calls.bookingCalendarCall, { tags, summary: 'The stay as a calendar file' }, async (request, reply) => {
    const { name, text } = await views.calendar(request.params.id, guideContentLanguage(request));
    return asFile(reply, name, 'text/calendar; charset=utf-8').send(text);
  });

  // A mail goes to whatever address is typed: as slow as the other forms, by the limiter registered for them.
  const enquiring = { ...changing, config: { rateLimit: {} }, summary: 'The older booking request form: it mails' };
  route(app, calls.enquireAboutStayCall, enquiring, async (request, reply) => {
    const id = pathId(request.params.id);
    return sendPrivate(reply, await enquiries.send(id, request.body, idempotencyKey(request), callLanguage(request)));
  });

  const cancelling = { ...changing, summary: 'Cancel, when the policy allows it' };
  route(app, calls.cancelBookingCall, cancelling, (request) => {
    const { params, body } = request;
    return change(request, params.id, (proof) => views.cancel(params.id, body.acceptedFee ?? 0, proof));
  });

  const reviewing = { ...changing, config: { rateLimit: { max: 10 } }, summary: 'What a guest who has stayed says' };
  route(app, calls.writeReviewCall, reviewing, (request) => {
    const { params, body } = request;
    return change(request, params.id, (proof) => reviews.write(params.id, body, proof));
  });

  route(app, calls.takeReviewBackCall, { ...reviewing, summary: 'Take a review back' }, (request) =>
    change(request, request.params.id, (proof) => reviews.takeBack(request.params.id, proof)),
  );

  // Calls of one client a minute: a family of nine in one go.
  const adding = { ...changing, config: { rateLimit: { max: 10 } }, summary: 'A link for a companion' };
  route(app, calls.addCompanionCall, adding, (request) => {
    const { params, body } = request;
    return change(request, params.id, (proof) => companions.add(params.id, body, idempotencyKey(request), proof));
  });

  route(app, calls.removeCompanionCall, { ...adding, summary: "Take a companion's link back" }, (request) => {
    const { id, key } = request.params;
    return change(request, id, (proof) => companions.remove(id, key, proof));
  });
}
