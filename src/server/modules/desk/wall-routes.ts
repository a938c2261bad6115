import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readHouseCall, readWallCall } from '../../../contract/desk/desk-calls';
import { deskLanguage } from '../../platform/http/language';
import { queryCount, queryText } from '../../platform/http/query';
import { route } from '../../platform/route';
import type { GuestRequestServices } from '../guest-requests/module';
import { houseOf } from './house-view';
import type { DeskWall } from './wall';

interface Deps {
  desk: { wall: DeskWall };
  guestRequests: { desk: Pick<GuestRequestServices['desk'], 'countOpen'> };
}

/** The house as a wall: every door with who is behind it, or with what is to be done there. */
export function deskWallRoutes(desk: FastifyInstance, { desk: { wall }, guestRequests }: Deps): void {
  const read = (request: FastifyRequest) =>
    wall.read(deskLanguage(request), { tower: queryText(request, 'tower'), floor: queryCount(request, 'floor') });
  route(
    desk,
    readWallCall,
    { config: { may: 'guests', audit: 'wall.read' }, tags: ['reception'], summary: 'Who is behind which door' },
    read,
  );
  route(
    desk,
    readHouseCall,
    { config: { may: 'rooms', audit: 'house.read' }, tags: ['reception'], summary: 'What is to be done at which door' },
    async (request) => houseOf(await read(request), await guestRequests.desk.countOpen()),
  );
}
