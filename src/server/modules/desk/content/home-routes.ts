import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApartmentEdit, roomEdit } from '../../../../contract/catalogue/desk';
import { keysOf, newApartment, newRoom } from '../../../../contract/catalogue/new-home';
import { addHomeCall, addRoomCall, removeHomeCall, removeRoomCall } from '../../../../contract/catalogue/desk-calls';
import type { ContentState } from '../../../../contract/editing/content';
import { route } from '../../../platform/route';
import { AppError } from '../../../errors';
import { checked } from '../../editing/engine';
import { contentCall, type EditDeps } from '../../editing/routes';
import type { HotelState } from '../../hotel/hotel';
import { APARTMENTS, nextApartment } from './homes';
import { idOf } from './listings';

interface Deps extends EditDeps {
  hotel: HotelState;
}

const tags = ['reception'];

/** Apartments and room types that come and go. Each is a change of its apartment, and is taken back as one. */
export function homeRoutes(desk: FastifyInstance, deps: Deps): void {
  const { changes } = deps.desk;
  const { hotel } = deps;
  route(
    desk,
    addHomeCall,
    { config: { may: 'moneySettings', audit: 'homes.add' }, tags, summary: 'Add an apartment, with its rooms' },
    async (request) => {
      const value = newApartment(keysOf(request.body), hotel.current.profile.city);
      const call = await contentCall(deps, request);
      const made = await changes.change(APARTMENTS, nextApartment, { value, version: null }, made201(call));
      request.auditSubject = made.subject;
      return { ...made, id: Number(made.subject) };
    },
  );
  route(
    desk,
    addRoomCall,
    { config: { may: 'moneySettings', audit: 'homeRooms.add' }, tags, summary: 'Add a room type to an apartment' },
    async (request) => {
      // Alone first: what is wrong in it is told by its own names.
      const room = checked(roomEdit, newRoom(keysOf(request.body)));
      const made = await changeHome(request, (rooms) => [...rooms, room], made201).catch((error: unknown) => {
        throw inRoom(error);
      });
      const { rooms } = made.value as ApartmentEdit;
      return { ...made, id: Math.max(...rooms.map(({ id }) => id)) };
    },
  );
  route(
    desk,
    removeHomeCall,
    { config: { may: 'moneySettings', audit: 'homes.remove' }, tags, summary: 'Take an apartment away' },
    async (request) => {
      const gone = await changes.remake(APARTMENTS, idOf(request), () => null, await contentCall(deps, request));
      if (gone.touched === null) throw new AppError(404, 'notFound');
      return gone;
    },
  );
  route(
    desk,
    removeRoomCall,
    { config: { may: 'moneySettings', audit: 'homeRooms.remove' }, tags, summary: 'Take a room type away' },
    (request) => {
      const id = Number(idOf(request, 'roomId'));
      return changeHome(request, (rooms) => {
        if (!rooms.some((room) => room.id === id)) throw new AppError(404, 'notFound');
        return rooms.filter((room) => room.id !== id);
      });
    },
  );

  /** Changes the rooms of the apartment that a call names, as it stands. */
  async function changeHome(
    request: FastifyRequest,
    make: (rooms: ApartmentEdit['rooms']) => ApartmentEdit['rooms'],
    as = (call: Call): Call => call,
  ): Promise<ContentState> {
    const call = as(await contentCall(deps, request));
    const remade = (home: ApartmentEdit | null): ApartmentEdit => {
      if (home === null) throw new AppError(404, 'notFound');
      return { ...home, rooms: make(home.rooms) };
    };
    return changes.remake(APARTMENTS, idOf(request), remade, call);
  }
}

type Call = Awaited<ReturnType<typeof contentCall>>;
const made201 = ({ staff, call }: Call): Call => ({ staff, call: { ...call, status: 201 } });

/** A refusal that names a field of a room by its place among others, as one of the room alone. */
function inRoom(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { field } = error.details;
  if (field === undefined) return error;
  return new AppError(error.statusCode, error.code, { ...error.details, field: field.replace(/^rooms\.\d+\./, '') });
}
