import type { FastifyInstance } from 'fastify';
import {
  type DoorChange,
  doorChange,
  doorList,
  type DoorPattern,
  doorPattern,
  doorPlan,
  type DoorRooms,
  doorRooms,
  madeDoor,
  type NewDoor,
  newDoor,
} from '../../../../contract/desk/doors';
import { done, DONE } from '../../../../contract/desk/stays';
import type { RouteDeps } from '../../../deps';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { deskLanguage } from '../../../platform/http/language';
import { staffOf } from '../../desk/area';
import type { DeskDoors } from './desk-doors';

interface Deps extends Pick<RouteDeps, 'readSession'> {
  guestAccess: { doors: DeskDoors };
}

const tags = ['reception'];
/** Three thousand doors, each with its room type. */
const LIST_LIMIT_BYTES = 512 * 1024;
type ByCode = { Params: { code: string } };

/** The doors of the house: made one by one or by a pattern, given to room types, made ready, retired. */
export function deskDoorRoutes(desk: FastifyInstance, deps: Deps): void {
  const { doors } = deps.guestAccess;
  desk.get(
    '/api/reception/doors',
    { config: { audit: 'doors.list' }, schema: { tags, summary: 'Every door', response: { 200: doorList } } },
    (request) => doors.list(deskLanguage(request)),
  );
  desk.post<{ Body: NewDoor }>(
    '/api/reception/doors',
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
  desk.post<{ Body: DoorPattern }>(
    '/api/reception/doors/preview',
    {
      config: { audit: 'doors.preview', reads: true },
      schema: { tags, summary: 'What a pattern would make', body: doorPattern, response: { 200: doorPlan } },
    },
    (request) => doors.preview(request.body),
  );
  desk.post<{ Body: DoorPattern }>(
    '/api/reception/doors/many',
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
  desk.put<{ Body: DoorRooms }>(
    '/api/reception/doors/rooms',
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
  desk.patch<ByCode & { Body: DoorChange }>(
    '/api/reception/doors/:code',
    {
      config: { audit: 'door.change' },
      schema: { tags, summary: 'Change a door, or its code', body: doorChange, response: { 200: madeDoor } },
    },
    (request) => doors.change(request.params.code, request.body),
  );
  desk.delete<ByCode>(
    '/api/reception/doors/:code',
    { config: { audit: 'door.retire' }, schema: { tags, summary: 'Retire a door', response: { 200: done } } },
    async (request) => {
      await doors.retire(request.params.code);
      return DONE;
    },
  );
  for (const [method, audit, summary] of [
    ['POST', 'door.ready', 'The door is ready for the coming guest'],
    ['DELETE', 'door.notReady', 'It is not after all'],
  ] as const) {
    desk.route<ByCode>({
      method,
      url: '/api/reception/doors/:code/ready',
      config: { audit },
      schema: { tags, summary, response: { 200: done } },
      handler: async (request) => {
        const { name } = await staffOf(deps, request);
        await doors.ready(request.params.code, name, method === 'POST');
        return DONE;
      },
    });
  }
}
