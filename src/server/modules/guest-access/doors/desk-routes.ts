import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../../contract/guest-access/stays';
import {
  listDoorsCall,
  makeDoorReadyCall,
  undoDoorReadyCall,
  noteTriedCall,
  undoTriedCall,
  noteBatteryCall,
  makeDoorCall,
  previewDoorsCall,
  makeDoorsCall,
  changeDoorRoomsCall,
  changeDoorCall,
  retireDoorCall,
} from '../../../../contract/guest-access/desk-door-calls';
import { DOOR_TABS } from '../../../../contract/guest-access/doors';
import { route } from '../../../platform/route';
import type { RouteDeps } from '../../../deps';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { deskLanguage } from '../../../platform/http/language';
import { queryCount, queryText, wordOf } from '../../../platform/http/query';
import { staffOf } from '../../staff/area';
import type { DeskDoors } from './desk-doors';

interface Deps extends Pick<RouteDeps, 'readSession'> {
  guestAccess: { doors: DeskDoors };
}

const tags = ['reception'];
/** Rows of a large house's list, and how many of them at the most. */
const ROWS = 100;
const MOST_ROWS = 1000;
/** Three thousand doors, each with its room type. */
const LIST_LIMIT_BYTES = 512 * 1024;

/** The doors of the house: made one by one or by a pattern, given to room types, made ready, retired. */
export function deskDoorRoutes(desk: FastifyInstance, deps: Deps): void {
  const { doors } = deps.guestAccess;
  route(
    desk,
    listDoorsCall,
    { config: { may: 'doors', audit: 'doors.list' }, tags, summary: 'Every door' },
    (request) => {
      const shown = wordOf(request, 'shown', ['any', ...DOOR_TABS], 'any');
      return doors.list(deskLanguage(request), {
        ...(shown !== 'any' && { shown }),
        q: queryText(request, 'q') ?? undefined,
        tower: queryText(request, 'tower') ?? undefined,
        roomId: queryCount(request, 'roomId') ?? undefined,
        limit: Math.min(queryCount(request, 'limit') ?? ROWS, MOST_ROWS),
      });
    },
  );
  route(
    desk,
    makeDoorCall,
    { config: { may: 'doors', audit: 'door.make' }, tags, summary: 'Make a door' },
    async (request) => {
      const made = await doors.add(request.body, idempotencyKey(request));
      request.auditSubject = made.code;
      return made;
    },
  );
  route(
    desk,
    previewDoorsCall,
    { config: { may: 'doors', audit: 'doors.preview', reads: true }, tags, summary: 'What a pattern would make' },
    (request) => doors.preview(request.body),
  );
  route(
    desk,
    makeDoorsCall,
    { config: { may: 'doors', audit: 'doors.make' }, tags, summary: 'Make what a pattern names' },
    async (request) => {
      const plan = await doors.addMany(request.body, idempotencyKey(request));
      const made = [...plan.fresh, ...plan.retired];
      request.auditSubject = made.length > 1 ? `${made[0] ?? ''}–${made.at(-1) ?? ''}` : (made[0] ?? '');
      return plan;
    },
  );
  route(
    desk,
    changeDoorRoomsCall,
    {
      bodyLimit: LIST_LIMIT_BYTES,
      config: { may: 'doors', audit: 'doors.rooms' },
      tags,
      summary: 'Which room type doors are sold as',
    },
    async (request) => {
      await doors.giveRooms(request.body);
      request.auditSubject = request.body.doors.map(({ code }) => code).join(' ');
      return DONE;
    },
  );
  route(
    desk,
    changeDoorCall,
    { config: { may: 'doors', audit: 'door.change' }, tags, summary: 'Change a door, or its code' },
    (request) => doors.change(request.params.code, request.body),
  );
  route(
    desk,
    retireDoorCall,
    { config: { may: 'doors', audit: 'door.retire' }, tags, summary: 'Retire a door' },
    async (request) => {
      await doors.retire(request.params.code);
      return DONE;
    },
  );
  for (const [call, isReady, audit, summary] of [
    [makeDoorReadyCall, true, 'door.ready', 'The door is ready for the coming guest'],
    [undoDoorReadyCall, false, 'door.notReady', 'It is not after all'],
  ] as const) {
    route(desk, call, { config: { may: 'rooms', audit }, tags, summary }, async (request) => {
      const { name } = await staffOf(deps, request);
      await doors.ready(request.params.code, name, isReady);
      return DONE;
    });
  }
  for (const [call, isTried, audit, summary] of [
    [noteTriedCall, true, 'door.tried', 'Somebody has opened the door with its code'],
    [undoTriedCall, false, 'door.notTried', 'Nobody has after all'],
  ] as const) {
    route(desk, call, { config: { may: 'rooms', audit }, tags, summary }, async (request) => {
      const { name } = await staffOf(deps, request);
      await doors.tried(request.params.code, name, isTried);
      return DONE;
    });
  }
  route(
    desk,
    noteBatteryCall,
    { config: { may: 'rooms', audit: 'door.battery' }, tags, summary: 'The day of a lock’s battery' },
    async (request) => {
      await doors.battery(request.params.code, request.body.day);
      return DONE;
    },
  );
}
