import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import {
  readBookingStoryCall,
  readDayGuestsCall,
  readTodayCall,
  listDeskItemsCall,
  changeItemStateCall,
} from '../../../contract/desk/desk-calls';
import { changeCommentShownCall } from '../../../contract/tours/desk-calls';
import { closePaymentIssueCall } from '../../../contract/payments/desk-calls';
import { GUEST_FILTERS, GUEST_SIDES } from '../../../contract/desk/today';
import { route } from '../../platform/route';
import { ITEM_KINDS, ITEM_STATES, type ItemKind } from '../../../domain/desk/items';
import { AppError } from '../../errors';
import { staffOf } from '../staff/area';
import { deskLanguage } from '../../platform/http/language';
import { pageOf, queryText, wordOf } from '../../platform/http/query';
import type { RouteDeps } from '../../deps';
import { readBookingStory } from './booking-story';
import type { DeskInbox } from './inbox';
import type { DeskBoard } from './today-board';

interface Deps extends Pick<RouteDeps, 'db' | 'readSession'> {
  desk: { board: DeskBoard; inbox: DeskInbox };
}

const tags = ['reception'];

/** The day's board, and what guests have sent. */
export function deskTodayRoutes(desk: FastifyInstance, { db, readSession, desk: { board, inbox } }: Deps): void {
  route(
    desk,
    readBookingStoryCall,
    { config: { may: 'guests', audit: 'booking.read' }, tags, summary: 'What else there is of its guests' },
    (request) => readBookingStory(db, request.params.id),
  );
  route(
    desk,
    readTodayCall,
    { config: { may: 'guests', audit: 'today.read' }, tags, summary: 'What the day brings' },
    (request) => board.read(deskLanguage(request)),
  );
  route(
    desk,
    readDayGuestsCall,
    { config: { may: 'guests', audit: 'today.read' }, tags, summary: 'A group of the board, page by page' },
    (request) => {
      const side = GUEST_SIDES.find((one) => one === request.params.side);
      if (side === undefined) throw new AppError(404, 'notFound');
      const only = wordOf(request, 'only', ['all', ...GUEST_FILTERS], 'all');
      const part = { side, only: only === 'all' ? null : only, page: pageOf(request) };
      return board.guests(part, deskLanguage(request));
    },
  );
  route(
    desk,
    listDeskItemsCall,
    { config: { may: 'guests', audit: 'items.read' }, tags, summary: 'What guests have sent' },
    (request) => {
      const kind = wordOf(request, 'kind', ['all', ...ITEM_KINDS], 'all');
      const state = wordOf(request, 'state', ['all', ...ITEM_STATES], 'all');
      const before = Date.parse(queryText(request, 'before') ?? '9999-01-01');
      if (Number.isNaN(before)) throw new AppError(422, 'invalid', { field: 'before' });
      return inbox.read(
        kind === 'all' ? ITEM_KINDS : [kind],
        state === 'all' ? null : state,
        before,
        deskLanguage(request),
      );
    },
  );
  route(
    desk,
    changeItemStateCall,
    { config: { may: 'guests', audit: 'item.change' }, tags, summary: 'How far reception is with it' },
    async (request) => {
      const { kind, id } = request.params;
      if (!isKind(kind)) throw new AppError(404, 'notFound');
      await inbox.move({ kind, id, state: request.body.state }, await staffOf({ readSession }, request));
      return DONE;
    },
  );
  route(
    desk,
    changeCommentShownCall,
    { config: { may: 'guests', audit: 'comment.change' }, tags, summary: 'Whether visitors see a comment' },
    async (request) => {
      await inbox.showComment(request.params.id, !request.body.hidden);
      return DONE;
    },
  );
  route(
    desk,
    closePaymentIssueCall,
    { config: { may: 'guests', audit: 'attention.done' }, tags, summary: 'Somebody has dealt with it' },
    async (request) => {
      await inbox.resolve(request.params.id);
      return DONE;
    },
  );
}

const isKind = (kind: string): kind is ItemKind => (ITEM_KINDS as readonly string[]).includes(kind);
