import type { BookingStory } from '../../../contract/bookings/desk-guests';
import { isDeclared } from '../../../domain/foreign-guests/deadline';
import { AppError } from '../../errors';
import type { Database } from '../../platform/db/schema';
import { readFormsOf } from '../guest-forms/module';
import { readBooking } from '../booking-records/store';
import { readAllStaysOfBooking } from '../stay-records/desk-store';
import { shownMessage, readMessages, readRequestsOfStay, shownWishes } from '../guest-requests/module';
import { isoOf } from '../../platform/iso';
import { readForeignGuestsOf } from '../foreign-guests/module';

const REQUESTS_SHOWN = 50;

/** Reads what the guests of a booking have sent and what was written down about them, whichever door they had. @throws AppError 404 */
export async function readBookingStory(db: Database, id: string): Promise<BookingStory> {
  const booking = await readBooking(db, id);
  if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
  const stays = await readAllStaysOfBooking(db, id);
  const [forms, own, ...lists] = await Promise.all([
    readFormsOf(db, booking.email_key),
    readForeignGuestsOf(db, { bookingId: id }),
    ...stays.map(async (stay) => ({
      foreignGuests: await readForeignGuestsOf(db, { stayId: stay.id }),
      requests: await readRequestsOfStay(db, stay.id, REQUESTS_SHOWN),
    })),
  ]);
  const requests = lists.flatMap((list) => list.requests).sort((a, b) => b.received_at - a.received_at);
  const threads = await readMessages(
    db,
    requests.map((request) => request.id),
  );
  const foreignGuests = [
    ...own,
    ...lists.flatMap((one) => one.foreignGuests.filter(({ bookingId }) => bookingId !== id)),
  ];
  return {
    forms: forms.map((form) => ({
      id: form.id,
      at: isoOf(form.received_at),
      fullName: form.full_name,
      apartment: form.apartment,
    })),
    declarations: { people: foreignGuests.length, declared: foreignGuests.filter(isDeclared).length },
    requests: requests.map((request) => ({
      id: request.id,
      kind: request.kind,
      text: request.text,
      ...shownWishes(request),
      state: request.state,
      at: isoOf(request.received_at),
      answer: request.answer,
      messages: (threads.get(request.id) ?? []).map(shownMessage),
    })),
  };
}
