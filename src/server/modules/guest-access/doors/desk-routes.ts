import type { FastifyInstance } from 'fastify';
import {
  doorChange,
  doorList,
  doorPattern,
  doorPlan,
  doorRooms,
  madeDoor,
  newDoor,
} from '../../../../contract/desk/doors';
import { done, DONE } from '../../../../contract/desk/stays';
import {
  listDoorsCall,
  makeDoorReadyCall,
  undoDoorReadyCall,
  makeDoorCall,
  previewDoorsCall,
  makeDoorsCall,
  changeDoorRoomsCall,
  changeDoorCall,
  retireDoorCall,
} from '../../../../contract/desk/calls/doors';
import { route } from '../../../platform/route';
import type { RouteDeps } from '../../../deps';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { deskLanguage } from '../../../platform/http/language';
import { staffOf } from '../../staff/area';
import type { DeskDoors } from './desk-doors';

interface Deps extends Pick<RouteDeps, 'readSession'> {
  guestAccess: { doors: DeskDoors };
}

const tags = ['reception'];
/** Three thousand doors, each with its room type. */
const LIST_LIMIT_BYTES = 512 * 1024;

/** The doors of the house: made one by one or by a pattern, given to room types, made ready, retired. */
export function deskDoorRoutes(desk: FastifyInstance, deps: Deps): void {
  const { doors } = deps.guestAccess;
  route(
    desk,
    listDoorsCall,
    { config: { audit: 'doors.list' }, schema: { tags, summary: 'Every door', response: { 200: doorList } } },
    (request) => doors.list(deskLanguage(request)),
  );
  route(
    desk,
    makeDoorCall,
    {
      config: { audit: 'door.make' },
      schema: { tags, summary: 'Make a door', body: newDoor, response: { 201: madeDoor } },
    },
    async (request, reply) => {
      const made = await doors.add(request.body, idempotencyKey(request));
      request.auditSubject = made.code;
      return reply.code(201).send(made);
    },
  );
  route(
    desk,
    previewDoorsCall,
    {
      config: { audit: 'doors.preview', reads: true },
      schema: { tags, summary: 'What a pattern would make', body: doorPattern, response: { 200: doorPlan } },
    },
    (request) => doors.preview(request.body),
  );
  route(
    desk,
    makeDoorsCall,
    {
      config: { audit: 'doors.make' },
      schema: { tags, summary: 'Make what a pattern names', body: doorPattern, response: { 200: doorPlan } },
    },
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
      config: { audit: 'doors.rooms' },
      schema: { tags, summary: 'Which room type doors are sold as', body: doorRooms, response: { 200: done } },
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
    {
      config: { audit: 'door.change' },
      schema: { tags, summary: 'Change a door, or its code', body: doorChange, response: { 200: madeDoor } },
    },
    (request) => doors.change(request.params.code, request.body),
  );
  route(
    desk,
    retireDoorCall,
    { config: { audit: 'door.retire' }, schema: { tags, summary: 'Retire a door', response: { 200: done } } },
    async (request) => {
      await doors.retire(request.params.code);
      return DONE;
    },
  );
  for (const [call, isReady, audit, summary] of [
    [makeDoorReadyCall, true, 'door.ready', 'The door is ready for the coming guest'],
    [undoDoorReadyCall, false, 'door.notReady', 'It is not after all'],
  ] as const) {
    route(desk, call, { config: { audit }, schema: { tags, summary, response: { 200: done } } }, async (request) => {
      const { name } = await staffOf(deps, request);
      await doors.ready(request.params.code, name, isReady);
      return DONE;
    });
  }
}
