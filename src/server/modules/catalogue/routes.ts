import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  listApartmentsCall,
  listApartmentsOfAreaCall,
  readApartmentCall,
  listPlacesCall,
  findApartmentsCall,
  readRoomCall,
  listRoomPicturesCall,
  listRoomsCall,
  listTakenStaysCall,
  findFreeApartmentsCall,
} from '../../../contract/catalogue/served-calls';
import { route } from '../../platform/route';
import { dayInVietNam } from '../../../domain/days';
import { MAX_ROOMS } from '../../../domain/bookings/guests';
import { readRoomFilters } from '../../../domain/bookings/rooms-for-party';
import { MAX_GUESTS } from '../../../domain/bookings/stay-search';
import { asPriceOrder, type PriceOrder } from '../../../domain/catalogue/apartment-order';
import type { Area } from '../../../domain/catalogue/areas';
import type { OfferView } from '../../../domain/catalogue/offers';
import { AppError } from '../../errors';
import { PUBLIC_FOR_A_MINUTE, sendTagged } from '../../platform/http/caching';
import { JSON_TYPE, publicJsonSender, sendCached } from '../../platform/http/json';
import { contentLanguage } from '../../platform/http/language';
import { pageOf, pathId, queryArea, queryCount, queryText } from '../../platform/http/query';
import { requireStay } from './require-stay';
import { type CachedResponse, cachedResponse } from '../../platform/cache/revision-cache';
import type { RouteDeps } from '../../deps';
import type { AvailabilityService } from '../bookings/availability';
import type { Catalogue } from './catalogue';

interface Deps extends Pick<RouteDeps, 'app' | 'clock' | 'sendText'> {
  availability: AvailabilityService;
  catalogue: Catalogue;
}

/** Cache rule of what is free: it is asked for every time, and an unchanged answer is 304. */
const FREE_CACHE = 'no-cache';
/** Longest name that is searched for. */
const MAX_SEARCH = 200;
const tags = ['apartments'];

/** Words of a query that are searched for; `null` where it has none. @throws AppError 422 */
function queryWords(request: FastifyRequest, name: string): string | null {
  const text = queryText(request, name);
  if (text !== null && text.length > MAX_SEARCH) throw new AppError(422, 'tooLong', { field: name });
  return text;
}

/** The order of a list; one that is none is the house's own, as in an address of the site. */
const orderOf = (request: FastifyRequest): PriceOrder | null => asPriceOrder(queryText(request, 'sort'));

/** The catalogue and what is free in it: `/api/apartments…`, `/api/rooms…`, `/api/room-images…`, `/api/availability`. */
export function apartmentRoutes(deps: Deps): void {
  catalogueRoutes(deps);
  freeRoutes(deps);
}

function catalogueRoutes({ app, sendText, catalogue }: Deps): void {
  const send = publicJsonSender(sendText);
  const isArea = (one: string): boolean => catalogue.hasArea(one);

  /** The whole list, or the page that is asked for. */
  const listOf = (request: FastifyRequest, area: Area | null): CachedResponse => {
    const lang = contentLanguage(request);
    if (queryText(request, 'page') === null) return catalogue.list(area, lang);
    const city = area === null && queryText(request, 'city') !== null ? queryArea(request, isArea, 'city') : null;
    const name = queryWords(request, 'name') ?? '';
    return catalogue.page({ area, city, page: pageOf(request), name, order: orderOf(request) }, lang);
  };

  route(
    app,
    listApartmentsCall,
    { tags, summary: 'Every apartment, or a `?page=` of them' },
    async (request, reply) => {
      return send(request, reply, listOf(request, null));
    },
  );
  route(
    app,
    listApartmentsOfAreaCall,
    { tags, summary: 'The apartments of `?area=`, or a `?page=` of them' },
    async (request, reply) => {
      const area = queryArea(request, isArea);
      return send(request, reply, listOf(request, area));
    },
  );
  route(app, listPlacesCall, { tags, summary: 'Where the house has apartments' }, async (request, reply) => {
    // Asked every time: which pages there are follows from it, and one of a new place must not be denied for a minute.
    return sendCached(request, reply, catalogue.placeList(contentLanguage(request)), FREE_CACHE);
  });
  route(
    app,
    findApartmentsCall,
    { tags, summary: 'Apartments found by `?name=`, marks and case aside' },
    async (request, reply) => {
      const name = queryWords(request, 'name');
      if (name === null) throw new AppError(422, 'required', { field: 'name' });
      const found = cachedResponse(catalogue.search(name, contentLanguage(request)));
      return sendCached(request, reply, found, PUBLIC_FOR_A_MINUTE);
    },
  );
  route(app, readApartmentCall, { tags, summary: 'An apartment' }, async (request, reply) => {
    const found = catalogue.alone(pathId(request.params.apartmentId), contentLanguage(request));
    if (!found) throw new AppError(404, 'notFound');
    return send(request, reply, found);
  });
  route(app, readRoomCall, { tags, summary: 'A room' }, async (request, reply) => {
    const found = catalogue.roomAlone(pathId(request.params.roomId), contentLanguage(request));
    if (!found) throw new AppError(404, 'notFound');
    return send(request, reply, found);
  });
  route(app, listRoomPicturesCall, { tags, summary: 'Pictures of a room' }, async (request, reply) => {
    const pictures = catalogue.pictures(pathId(request.params.roomId), contentLanguage(request));
    if (!pictures) throw new AppError(404, 'notFound');
    return send(request, reply, pictures);
  });
}

function freeRoutes({ app, availability, catalogue, clock }: Deps): void {
  const sendFree = (request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply =>
    sendCached(request, reply, cachedResponse(value), FREE_CACHE);
  /** The dates of the query; `null` when it has none. Throws 422 when they cannot be booked. */
  const datesOf = (request: FastifyRequest): { checkIn: string; checkOut: string } | null => {
    const checkIn = queryText(request, 'checkIn');
    const checkOut = queryText(request, 'checkOut');
    if (checkIn === null && checkOut === null) return null;
    const dates = { checkIn: checkIn ?? '', checkOut: checkOut ?? '' };
    requireStay(dates.checkIn, dates.checkOut, dayInVietNam(clock()));
    return dates;
  };

  route(
    app,
    listRoomsCall,
    {
      tags,
      summary: 'The rooms of an apartment',
      description: 'With `?checkIn=&checkOut=` `roomsLeft` is what is left on every night of them.',
    },
    async (request, reply) => {
      const apartment = catalogue.shown(pathId(request.params.apartmentId));
      if (!apartment) throw new AppError(404, 'notFound');
      const dates = datesOf(request);
      const lang = contentLanguage(request);
      if (dates) return sendFree(request, reply, await availability.roomsWithLeft(apartment.rooms, dates, lang));
      return sendCached(request, reply, catalogue.rooms(apartment.id, lang) ?? cachedResponse([]), PUBLIC_FOR_A_MINUTE);
    },
  );
  route(
    app,
    listTakenStaysCall,
    {
      tags,
      summary: 'What keeps nights of `?roomId=` taken',
      description: 'A booking of two rooms stands in it twice.',
    },
    async (request, reply) => {
      const roomId = queryCount(request, 'roomId');
      if (roomId === null) throw new AppError(422, 'required', { field: 'roomId' });
      if (!catalogue.room(roomId)) throw new AppError(404, 'notFound');
      return sendFree(request, reply, await availability.takenStays(roomId));
    },
  );
  route(
    app,
    findFreeApartmentsCall,
    {
      tags,
      summary: 'The search: apartments of `?area=` with `?rooms=` rooms free from `?checkIn=` to `?checkOut=`',
      description: 'A `&page=` of them where many are free, for `&adults=&children=&quantity=`.',
    },
    async (request, reply) => {
      const area = queryArea(request, (one) => catalogue.hasArea(one));
      const dates = datesOf(request);
      if (!dates) throw new AppError(422, 'datesMissing', { field: 'checkIn' });
      const rooms = queryCount(request, 'rooms') ?? 1;
      if (rooms < 1 || rooms > MAX_ROOMS) throw new AppError(422, 'tooManyRooms', { field: 'rooms' });
      const counted = (name: string, usual: number): number => Math.min(queryCount(request, name) ?? usual, MAX_GUESTS);
      const view: OfferView = {
        place: { area, part: queryText(request, 'part') },
        rooms: Math.min(Math.max(counted('quantity', rooms), rooms), MAX_ROOMS),
        adults: counted('adults', 1),
        children: counted('children', 0),
        filters: readRoomFilters(queryText(request, 'only')),
        order: orderOf(request),
      };
      const hasParty = queryText(request, 'adults') !== null;
      const asked = { rooms, page: pageOf(request), view, hasParty };
      const found = await availability.search(dates, asked, contentLanguage(request));
      reply.type(JSON_TYPE).header('cache-control', FREE_CACHE);
      // The clock in the answer changes every time and is no news.
      sendTagged(request, reply, `"${cachedResponse({ ...found, serverNow: '' }).etag}"`, JSON.stringify(found));
      return reply;
    },
  );
}
