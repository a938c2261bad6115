import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  listToursCall,
  listSharedToursCall,
  listToursOfAreaCall,
  readTourCall,
  enquireAboutTourCall,
  bookTourCall,
} from '../../../contract/tours/calls';
import { route } from '../../platform/route';
import { asTourArea, type TourArea } from '../../../domain/tours/tours';
import { AppError } from '../../errors';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { publicJsonSender, sendPrivate } from '../../platform/http/json';
import { callLanguage, contentLanguage } from '../../platform/http/language';
import { pathId, queryText } from '../../platform/http/query';
import { onlyWith } from '../../platform/only-with';
import { sameOriginOnly } from '../../platform/http/same-origin';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { TourRequests } from './requests';
import type { Tours } from './tours';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'sendText'> {
  hotel: HotelState;
  tours: { tours: Tours; requests: TourRequests };
}

const tags = ['tours'];

/** Tours and what people ask about them: `/api/tours…`, `/shared-tours.json`, `/api/tour-bookings`. */
export function tourRoutes(deps: Deps): void {
  readingRoutes(deps);
  askingRoutes(deps);
}

function readingRoutes({ app, hotel, sendText, tours: { tours } }: Deps): void {
  const preValidation = onlyWith(hotel, 'tours');
  const send = publicJsonSender(sendText);
  const sendAll = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The file is no call.
    await tours.ensureFresh();
    return send(request, reply, tours.list(null, contentLanguage(request)));
  };

  route(app, listToursCall, { preValidation, tags, summary: 'Every tour' }, sendAll);
  route(
    app,
    listSharedToursCall,
    {
      preValidation,
      tags,
      summary: 'The same as a file, for when the call fails; a parameter against caches is let pass',
    },
    sendAll,
  );
  route(app, listToursOfAreaCall, { preValidation, tags, summary: 'The tours of `?area=`' }, async (request, reply) => {
    const area = areaOf(request);
    return send(request, reply, tours.list(area, contentLanguage(request)));
  });
  route(app, readTourCall, { preValidation, tags, summary: 'One tour' }, async (request, reply) => {
    const found = tours.one(pathId(request.params.id), contentLanguage(request));
    if (!found) throw new AppError(404, 'notFound');
    return send(request, reply, found);
  });
}

function askingRoutes({ app, config, hotel, tours: { requests } }: Deps): void {
  const preValidation = onlyWith(hotel, 'tours');
  const onRequest = sameOriginOnly(config.publicOrigin);
  route(
    app,
    enquireAboutTourCall,
    { onRequest, preValidation, config: { rateLimit: {} }, tags, summary: 'Ask to be advised about a tour' },
    async (request, reply) => {
      const id = pathId(request.params.id);
      return sendPrivate(
        reply,
        await requests.contact(id, request.body, idempotencyKey(request), callLanguage(request)),
      );
    },
  );
  route(
    app,
    bookTourCall,
    {
      onRequest,
      preValidation,
      config: { rateLimit: {} },
      tags,
      summary: 'Ask reception for a trip; nothing is booked or paid by it',
    },
    async (request, reply) => {
      return sendPrivate(reply, await requests.book(request.body, idempotencyKey(request), callLanguage(request)));
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
