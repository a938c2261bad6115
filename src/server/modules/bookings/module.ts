import type { RouteDeps } from '../../deps';
import type { MailOutbox } from '../../platform/mail/outbox';
import type { Catalogue } from '../catalogue/catalogue';
import { bookingRoutes } from './routes';
import type { Bookings } from './services';

export { createAvailability, createBookings } from './services';
export { deskCalendarRoutes } from './desk/calendar-routes';
export { deskHourRoutes } from './desk/hour-routes';
export { deskChannelGuestRoutes } from './desk/channel-guest-routes';
export { followChannel } from './desk/channel-guest';
export { deskBookingRoutes } from './desk-routes';
export { changeBooking, noteRefund } from './change-status';
export { takeNights } from './desk-nights';
export { roomsOf } from './limits';
export { bookingPeople } from './people';

/** Adds the calls of booking a stay, and the jobs while the server runs. */
export function registerBookings(
  deps: RouteDeps & {
    bookings: Bookings;
    catalogue: Catalogue;
    mails: MailOutbox;
  },
): void {
  const { app, address, bookings, mails } = deps;
  bookingRoutes(deps);
  app.addHook('onListen', (done) => {
    const bound = app.server.address();
    if (bound !== null && typeof bound === 'object') address.listensOn(bound.port);
    bookings.jobs.interval.start();
    mails.trigger();
    done();
  });
  app.addHook('onClose', async () => {
    await bookings.jobs.interval.stop();
    await mails.stop();
  });
}
