import type { FastifyInstance } from 'fastify';
import { readWallCall } from '../../../contract/desk/calls';
import { deskLanguage } from '../../platform/http/language';
import { queryCount, queryText } from '../../platform/http/query';
import { route } from '../../platform/route';
import type { DeskWall } from './wall';

/** The house as a wall: every door with who is behind it. */
export function deskWallRoutes(desk: FastifyInstance, deps: { desk: { wall: DeskWall } }): void {
  route(
    desk,
    readWallCall,
    { config: { may: 'guests', audit: 'wall.read' }, tags: ['reception'], summary: 'Who is behind which door' },
    (request) =>
      deps.desk.wall.read(deskLanguage(request), {
        tower: queryText(request, 'tower'),
        floor: queryCount(request, 'floor'),
      }),
  );
}
