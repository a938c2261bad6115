import type { FastifyInstance } from 'fastify';
import { BOOKING_FILTERS } from '../../../contract/bookings/desk';
import {
  listDeskBookingsCall,
  deskBookingsCsvCall,
  deskBookingsWorkbookCall,
  readDeskBookingCall,
  checkInBookingCall,
  checkOutBookingCall,
  makeDeskBookingCall,
  undoCheckInBookingCall,
  noShowBookingCall,
  undoCheckOutBookingCall,
  undoNoShowBookingCall,
  correctDeskBookingCall,
  mailConfirmationCall,
  confirmDeskBookingCall,
  cancelDeskBookingCall,
  noteRefundCall,
  undoCancelCall,
  undoConfirmCall,
  previewMoveCall,
  moveDeskBookingCall,
  readDepartureCall,
} from '../../../contract/bookings/desk-calls';
import { route } from '../../platform/route';
import { asFile } from '../../platform/as-file';
import { dayInVietNam } from '../../../domain/days';
import type { RouteDeps } from '../../deps';
import { AppError } from '../../errors';
import { mailsKeptOf } from '../../start/going-live';
import { type AuditDeps, noteAudit, staffOf } from '../staff/area';
import { deskLanguage } from '../../platform/http/language';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { pageOf, wordOf, queryDay, queryStay, queryText } from '../../platform/http/query';
import { sendInParts } from '../../platform/http/send-text';
import { WORKBOOK_TYPE } from '../../platform/workbook';
import type { BookingCorrections } from './desk/correct';
import { undoCancel, undoConfirm } from './desk/take-back';
import type { DeskBookings } from './desk-bookings';
import type { DeskExport } from './desk/export';
import type { BookingMoves } from './move';

interface Deps extends AuditDeps, Pick<RouteDeps, 'config'> {
  bookings: {
    desk: DeskBookings;
    corrections: BookingCorrections;
    moves: BookingMoves;
    exporter: DeskExport;
  };
}

const tags = ['reception'];
const MARKS = [
  {
    call: undoCheckInBookingCall,
    mark: 'arrived',
    isSo: false,
    audit: 'booking.notArrived',
    summary: 'The guest has not come after all',
  },
  {
    call: undoCheckOutBookingCall,
    mark: 'left',
    isSo: false,
    audit: 'booking.notLeft',
    summary: 'The guest has not left after all',
  },
  { call: noShowBookingCall, mark: 'noShow', isSo: true, audit: 'booking.noShow', summary: 'The guest has not come' },
  {
    call: undoNoShowBookingCall,
    mark: 'noShow',
    isSo: false,
    audit: 'booking.cameLate',
    summary: 'The guest has come late',
  },
] as const;

const UNDOS = [
  { call: undoConfirmCall, undo: undoConfirm, audit: 'booking.notConfirmed', summary: 'Take a confirmation back' },
  { call: undoCancelCall, undo: undoCancel, audit: 'booking.notCancelled', summary: 'Take a cancellation back' },
] as const;

const FILES = [
  { call: deskBookingsWorkbookCall, ending: 'xlsx', type: WORKBOOK_TYPE, summary: 'The list as a spreadsheet file' },
  { call: deskBookingsCsvCall, ending: 'csv', type: 'text/csv; charset=utf-8', summary: 'The list for programs' },
] as const;

/** Bookings: found, read, confirmed, cancelled, made; the list as a file. */
export function deskBookingRoutes(desk: FastifyInstance, deps: Deps): void {
  const { desk: bookings, corrections, moves, exporter } = deps.bookings;
  const queryOf = (request: Parameters<typeof queryText>[0]): string => {
    const query = queryText(request, 'q') ?? '';
    if (query.length > 100) throw new AppError(422, 'tooLong', { field: 'q' });
    return query;
  };

  const daysOf = (request: Parameters<typeof queryText>[0]) => ({
    from: queryDay(request, 'from'),
    to: queryDay(request, 'to'),
  });

  route(
    desk,
    listDeskBookingsCall,
    { config: { may: 'bookings', audit: 'bookings.read' }, tags, summary: 'Find bookings' },
    (request) => {
      const filter = wordOf(request, 'filter', BOOKING_FILTERS, 'all');
      return bookings.find(
        { q: queryOf(request), filter, page: pageOf(request), ...daysOf(request) },
        deskLanguage(request),
      );
    },
  );
  for (const { call, ending, type, summary } of FILES) {
    route(
      desk,
      call,
      { config: { may: 'bookings', audit: 'bookings.export', confirms: true }, tags, summary },
      async (request, reply) => {
        const filter = wordOf(request, 'filter', BOOKING_FILTERS, 'all');
        const found = [{ q: queryOf(request), filter, ...daysOf(request) }, deskLanguage(request)] as const;
        const file = ending === 'xlsx' ? exporter.workbook(...found) : exporter.csv(...found);
        await noteAudit(deps, request, reply);
        asFile(reply, `hien-bookings-${dayInVietNam(deps.clock())}.${ending}`, type);
        return sendInParts<string | Uint8Array>(reply, file);
      },
    );
  }
  route(
    desk,
    readDeskBookingCall,
    { config: { may: 'bookings', audit: 'booking.read' }, tags, summary: 'One booking with its history' },
    (request) => bookings.detail(request.params.id, deskLanguage(request)),
  );
  route(
    desk,
    makeDeskBookingCall,
    { config: { may: 'bookings', audit: 'booking.make' }, tags, summary: 'Book for a guest at the desk' },
    async (request) => {
      const staff = await staffOf(deps, request);
      const json = await bookings.walkIn(request.body, idempotencyKey(request), staff, deskLanguage(request));
      const made = JSON.parse(json) as { id: string };
      request.auditSubject = made.id;
      return made;
    },
  );
  route(
    desk,
    correctDeskBookingCall,
    { config: { may: 'bookings', audit: 'booking.correct' }, tags, summary: 'Put right who comes' },
    async (request) => {
      const { id } = request.params;
      await corrections.correct(id, request.body, idempotencyKey(request), await staffOf(deps, request));
      return bookings.detail(id, deskLanguage(request));
    },
  );
  route(
    desk,
    mailConfirmationCall,
    { config: { may: 'bookings', audit: 'booking.mail' }, tags, summary: 'Send the confirmation again' },
    async (request) => {
      const { id } = request.params;
      await corrections.confirmAgain(id, idempotencyKey(request), await staffOf(deps, request));
      return { ...(await bookings.detail(id, deskLanguage(request))), ...mailsKeptOf(deps.config) };
    },
  );
  route(
    desk,
    confirmDeskBookingCall,
    { config: { may: 'bookings', audit: 'booking.confirm' }, tags, summary: 'Confirm after a fresh look' },
    async (request) => {
      await bookings.confirm(request.params.id, request.body ?? {}, await staffOf(deps, request));
      return bookings.detail(request.params.id, deskLanguage(request));
    },
  );
  route(
    desk,
    cancelDeskBookingCall,
    { config: { may: 'bookings', audit: 'booking.cancel' }, tags, summary: 'Cancel for the guest' },
    async (request) => {
      await bookings.cancel(request.params.id, request.body, await staffOf(deps, request));
      return bookings.detail(request.params.id, deskLanguage(request));
    },
  );
  route(
    desk,
    noteRefundCall,
    { config: { may: 'bookings', audit: 'booking.refunded' }, tags, summary: 'The money has gone back' },
    async (request) => {
      await bookings.refunded(request.params.id, request.body, await staffOf(deps, request));
      return bookings.detail(request.params.id, deskLanguage(request));
    },
  );
  route(
    desk,
    previewMoveCall,
    { config: { may: 'bookings', audit: 'booking.preview' }, tags, summary: 'What a move would do' },
    (request) => {
      const { roomId, checkIn, checkOut } = queryStay(request);
      return moves.preview(request.params.id, { roomId: roomId ?? 0, checkIn, checkOut }, deskLanguage(request));
    },
  );
  route(
    desk,
    moveDeskBookingCall,
    { config: { may: 'bookings', audit: 'booking.move' }, tags, summary: 'Other dates or another room' },
    async (request) => {
      const staff = await staffOf(deps, request);
      await moves.move(request.params.id, request.body, idempotencyKey(request), staff);
      return bookings.detail(request.params.id, deskLanguage(request));
    },
  );
  route(
    desk,
    readDepartureCall,
    { config: { may: 'bookings', audit: 'booking.preview' }, tags, summary: 'What leaving now would mean' },
    (request) => bookings.departure(request.params.id),
  );
  for (const { call, undo, audit, summary } of UNDOS) {
    route(desk, call, { config: { may: 'bookings', audit }, tags, summary }, async (request) => {
      await bookings.takeBack(request.params.id, undo, await staffOf(deps, request));
      return bookings.detail(request.params.id, deskLanguage(request));
    });
  }
  for (const { call, mark, isSo, audit, summary } of MARKS) {
    route(desk, call, { config: { may: 'bookings', audit }, tags, summary }, async (request) => {
      await bookings.mark(request.params.id, { mark, isSet: isSo }, await staffOf(deps, request));
      return bookings.detail(request.params.id, deskLanguage(request));
    });
  }
  route(
    desk,
    checkInBookingCall,
    { config: { may: 'bookings', audit: 'booking.arrived' }, tags, summary: 'The guest has come' },
    async (request) => {
      const { anyway = false } = request.body ?? {};
      const arrived = { mark: 'arrived' as const, isSet: true, anyway };
      await bookings.mark(request.params.id, arrived, await staffOf(deps, request));
      return bookings.detail(request.params.id, deskLanguage(request));
    },
  );
  route(
    desk,
    checkOutBookingCall,
    { config: { may: 'bookings', audit: 'booking.left' }, tags, summary: 'The guest has left' },
    async (request) => {
      const { stays = null, dropNights = false } = request.body ?? {};
      const left = { mark: 'left' as const, isSet: true, stays, dropNights };
      await bookings.mark(request.params.id, left, await staffOf(deps, request));
      return bookings.detail(request.params.id, deskLanguage(request));
    },
  );
}
