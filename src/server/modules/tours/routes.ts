import type { FastifyReply, FastifyRequest } from 'fastify';
import { receipt } from '../../../contract/guide/guest-form';
import {
  tour,
  tourBookingConflict,
  tourBookingReceipt,
  tourBookingRequest,
  tourContact,
  tourList,
} from '../../../contract/tours/tours';
import {
  listToursCall,
  listSharedToursCall,
  listToursOfAreaCall,
  readTourCall,
  enquireAboutTourCall,
  bookTourCall,
} from '../../../contract/tours/calls';
import { route } from '../../platform/route';
import { DEFAULT_LANGUAGE, type Language } from '../../../domain/languages';
import { asTourArea, type TourArea } from '../../../domain/tours/tours';
import { AppError } from '../../errors';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { publicJsonSender, sendPrivate } from '../../platform/http/json';
import { askedLanguage, messageLanguage } from '../../platform/http/language';
import { pathId, queryText } from '../../platform/http/query';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import type { TourRequests } from './requests';
import type { Tours } from './tours';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'sendText'> {
  tours: { tours: Tours; requests: TourRequests };
}

const tags = ['tours'];

/** Tours and what people ask about them: `/api/tours…`, `/shared-tours.json`, `/api/tour-bookings`. */
export function tourRoutes(deps: Deps): void {
  readingRoutes(deps);
  askingRoutes(deps);
}

const languageOf = (request: FastifyRequest): Language => askedLanguage(request) ?? DEFAULT_LANGUAGE;

function readingRoutes({ app, sendText, tours: { tours } }: Deps): void {
  const send = publicJsonSender(sendText);
  const sendAll = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await tours.ensureFresh();
    return send(request, reply, tours.list(null, languageOf(request)));
  };

  route(app, listToursCall, { schema: { tags, summary: 'Every tour', response: { 200: tourList } } }, sendAll);
  route(
    app,
    listSharedToursCall,
    {
      schema: {
        tags,
        summary: 'The same as a file, for when the call fails; a parameter against caches is let pass',
        response: { 200: tourList },
      },
    },
    sendAll,
  );
  route(
    app,
    listToursOfAreaCall,
    { schema: { tags, summary: 'The tours of `?area=`', response: { 200: tourList } } },
    async (request, reply) => {
      const area = areaOf(request);
      await tours.ensureFresh();
      return send(request, reply, tours.list(area, languageOf(request)));
    },
  );
  route(
    app,
    readTourCall,
    { schema: { tags, summary: 'One tour', response: { 200: tour } } },
    async (request, reply) => {
      await tours.ensureFresh();
      const id = pathId(request.params.id);
      const found = id === null ? null : tours.one(id, languageOf(request));
      if (!found) throw new AppError(404, 'notFound');
      return send(request, reply, found);
    },
  );
}

function askingRoutes({ app, config, tours: { tours, requests } }: Deps): void {
  const onRequest = sameOriginOnly(config.publicOrigin);
  const lang = (request: FastifyRequest): Language =>
    askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);

  route(
    app,
    enquireAboutTourCall,
    {
      onRequest,
      config: { rateLimit: {} },
      schema: { tags, summary: 'Ask to be advised about a tour', body: tourContact, response: { 201: receipt } },
    },
    async (request, reply) => {
      await tours.ensureFresh();
      const id = pathId(request.params.id);
      if (id === null) throw new AppError(404, 'notFound');
      return sendPrivate(reply, 201, await requests.contact(id, request.body, idempotencyKey(request), lang(request)));
    },
  );
  route(
    app,
    bookTourCall,
    {
      onRequest,
      config: { rateLimit: {} },
      schema: {
        tags,
        summary: 'Ask reception for a trip; nothing is booked or paid by it',
        body: tourBookingRequest,
        response: { 201: tourBookingReceipt, 409: tourBookingConflict },
      },
    },
    async (request, reply) => {
      await tours.ensureFresh();
      return sendPrivate(reply, 201, await requests.book(request.body, idempotencyKey(request), lang(request)));
    },
  );
}

/** The area of the query. Throws 422 when it is missing or none of ours. */
function areaOf(request: FastifyRequest): TourArea {
  const text = queryText(request, 'area');
  const area = asTourArea(text);
  if (area === null) throw new AppError(422, text === null ? 'required' : 'invalid', { field: 'area' });
  return area;
}
