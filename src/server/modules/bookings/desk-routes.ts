import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BOOKING_FILTERS } from '../../../contract/bookings/desk';
import * as calls from '../../../contract/bookings/desk-calls';
import { route } from '../../platform/route';
import { asFile } from '../../platform/as-file';
import { dayInVietNam } from '../../../domain/days';
import type { RouteDeps } from '../../deps';
import { AppError } from '../../errors';
import { mailsKeptOf } from '../../start/going-live';
import { type AuditDeps, noteAudit, staffOf } from '../staff/area';
import type { Staff } from '../staff/audit-store';
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

/** Describes a call on bookings. */
const work = (config: { audit: string; confirms?: true }, summary: string) => ({
  config: { may: 'bookings' as const, ...config },
  tags: ['reception'],
  summary,
});

const MARKS = [
  [calls.undoCheckInBookingCall, 'arrived', false, { audit: 'booking.notArrived' }, 'The guest has not come after all'],
  [calls.undoCheckOutBookingCall, 'left', false, { audit: 'booking.notLeft' }, 'The guest has not left after all'],
  [calls.noShowBookingCall, 'noShow', true, { audit: 'booking.noShow' }, 'The guest has not come'],
  [calls.undoNoShowBookingCall, 'noShow', false, { audit: 'booking.cameLate' }, 'The guest has come late'],
] as const;

const UNDOS = [
  [calls.undoConfirmCall, undoConfirm, { audit: 'booking.notConfirmed' }, 'Take a confirmation back'],
  [calls.undoCancelCall, undoCancel, { audit: 'booking.notCancelled' }, 'Take a cancellation back'],
] as const;

const FILES = [
  [calls.deskBookingsWorkbookCall, 'xlsx', WORKBOOK_TYPE, 'The list as a spreadsheet file'],
  [calls.deskBookingsCsvCall, 'csv', 'text/csv; charset=utf-8', 'The list for programs'],
] as const;

/** Bookings: found, read, confirmed, cancelled, made; the list as a file. */
export function deskBookingRoutes(desk: FastifyInstance, deps: Deps): void {
  const { desk: bookings, corrections, moves, exporter } = deps.bookings;
  const askedIn = (request: FastifyRequest) => {
    const q = queryText(request, 'q') ?? '';
    if (q.length > 100) throw new AppError(422, 'tooLong', { field: 'q' });
    const filter = wordOf(request, 'filter', BOOKING_FILTERS, 'all');
    return { q, filter, from: queryDay(request, 'from'), to: queryDay(request, 'to') };
  };
  /** Lets whoever asks change a booking, and answers with how it stands then. */
  const change = async (request: FastifyRequest, id: string, make: (staff: Staff) => Promise<unknown>) => {
    await make(await staffOf(deps, request));
    return bookings.detail(id, deskLanguage(request));
  };

  route(desk, calls.listDeskBookingsCall, work({ audit: 'bookings.read' }, 'Find bookings'), (request) =>
    bookings.find({ ...askedIn(request), page: pageOf(request) }, deskLanguage(request)),
  );

  for (const [call, ending, type, summary] of FILES) {
    const exporting = work({ audit: 'bookings.export', confirms: true }, summary);
    route(desk, call, exporting, async (request, reply) => {
      const asked = [askedIn(request), deskLanguage(request)] as const;
      const file = ending === 'xlsx' ? exporter.workbook(...asked) : exporter.csv(...asked);
      await noteAudit(deps, request, reply);
      asFile(reply, `hien-bookings-${dayInVietNam(deps.clock())}.${ending}`, type);
      return sendInParts<string | Uint8Array>(reply, file);
    });
  }

  const reading = work({ audit: 'booking.read' }, 'One booking with its history');
  route(desk, calls.readDeskBookingCall, reading, (request) =>
    bookings.detail(request.params.id, deskLanguage(request)),
  );

  const making = work({ audit: 'booking.make' }, 'Book for a guest at the desk');
  route(desk, calls.makeDeskBookingCall, making, async (request) => {
    const staff = await staffOf(deps, request);
    const json = await bookings.walkIn(request.body, idempotencyKey(request), staff, deskLanguage(request));
    const made = JSON.parse(json) as { id: string };
    request.auditSubject = made.id;
    return made;
  });

  const correcting = work({ audit: 'booking.correct' }, 'Put right who comes');
  route(desk, calls.correctDeskBookingCall, correcting, (request) => {
    const { params, body } = request;
    return change(request, params.id, (staff) => corrections.correct(params.id, body, idempotencyKey(request), staff));
  });

  const mailing = work({ audit: 'booking.mail' }, 'Send the confirmation again');
  route(desk, calls.mailConfirmationCall, mailing, async (request) => {
    const { id } = request.params;
    const key = idempotencyKey(request);
    return {
      ...(await change(request, id, (staff) => corrections.confirmAgain(id, key, staff))),
      ...mailsKeptOf(deps.config),
    };
  });

  const confirming = work({ audit: 'booking.confirm' }, 'Confirm after a fresh look');
  route(desk, calls.confirmDeskBookingCall, confirming, (request) => {
    const { params, body } = request;
    return change(request, params.id, (staff) => bookings.confirm(params.id, body ?? {}, staff));
  });

  const cancelling = work({ audit: 'booking.cancel' }, 'Cancel for the guest');
  route(desk, calls.cancelDeskBookingCall, cancelling, (request) => {
    const { params, body } = request;
    return change(request, params.id, (staff) => bookings.cancel(params.id, body, staff));
  });

  const refunding = work({ audit: 'booking.refunded' }, 'The money has gone back');
  route(desk, calls.noteRefundCall, refunding, (request) => {
    const { params, body } = request;
    return change(request, params.id, (staff) => bookings.refunded(params.id, body, staff));
  });

  const previewing = work({ audit: 'booking.preview' }, 'What a move would do');
  route(desk, calls.previewMoveCall, previewing, (request) => {
    const { roomId, checkIn, checkOut } = queryStay(request);
    return moves.preview(request.params.id, { roomId: roomId ?? 0, checkIn, checkOut }, deskLanguage(request));
  });

  const moving = work({ audit: 'booking.move' }, 'Other dates or another room');
  route(desk, calls.moveDeskBookingCall, moving, (request) => {
    const { params, body } = request;
    return change(request, params.id, (staff) => moves.move(params.id, body, idempotencyKey(request), staff));
  });

  const leaving = work({ audit: 'booking.preview' }, 'What leaving now would mean');
  route(desk, calls.readDepartureCall, leaving, (request) => bookings.departure(request.params.id));

  for (const [call, undo, audit, summary] of UNDOS) {
    route(desk, call, work(audit, summary), (request) => {
      const { id } = request.params;
      return change(request, id, (staff) => bookings.takeBack(id, undo, staff));
    });
  }

  for (const [call, mark, isSet, audit, summary] of MARKS) {
    route(desk, call, work(audit, summary), (request) => {
      const { id } = request.params;
      return change(request, id, (staff) => bookings.mark(id, { mark, isSet }, staff));
    });
  }

  route(desk, calls.checkInBookingCall, work({ audit: 'booking.arrived' }, 'The guest has come'), (request) => {
    const { params, body } = request;
    const arrived = { mark: 'arrived' as const, isSet: true, anyway: body?.anyway ?? false };
    return change(request, params.id, (staff) => bookings.mark(params.id, arrived, staff));
  });

  route(desk, calls.checkOutBookingCall, work({ audit: 'booking.left' }, 'The guest has left'), (request) => {
    const { params, body } = request;
    const { stays = null, dropNights = false } = body ?? {};
    const left = { mark: 'left' as const, isSet: true, stays, dropNights };
    return change(request, params.id, (staff) => bookings.mark(params.id, left, staff));
  });
}
