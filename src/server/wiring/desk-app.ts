import { AppError } from '../errors';
import { deskArea } from '../modules/desk/area';
import type { ServerParts } from '../parts';
import { deskAuditRoutes } from '../modules/desk/audit-routes';
import { deskBookingRoutes } from '../modules/bookings/desk-routes';
import { calendarFeedRoutes, deskChannelRoutes } from '../modules/channels/desk-routes';
import { deskCodeRoutes } from '../modules/guest-access/desk-code-routes';
import { deskContentRoutes } from '../modules/desk/editing/hotel-routes';
import { deskEventRoutes } from '../modules/guide/desk-routes';
import { deskLimitRoutes } from '../modules/hotel/desk-routes';
import { deskOfferRoutes } from '../modules/desk/editing/listing-routes';
import { deskPhotoRoutes, photoRoutes } from '../modules/photos/desk-routes';
import { deskPrintRoutes } from '../modules/guest-access/desk-print-routes';
import { deskPrivacyRoutes } from '../modules/privacy/desk-routes';
import { deskReadingRoutes } from '../modules/guide-analytics/desk-routes';
import { deskResidentRoutes } from '../modules/foreign-guests/desk-routes';
import { deskSearchRoutes } from '../modules/desk/search-routes';
import { deskStaffRoutes } from '../modules/accounts/desk-routes';
import { deskStayRoutes } from '../modules/guest-access/desk-routes';
import { deskTodayRoutes } from '../modules/desk/routes';

/** Everything of the reception desk; a new page of it adds its routes to the list. */
export async function deskApp(parts: ServerParts): Promise<void> {
  const { app, desk: services, guests } = parts;
  await deskArea(parts, (desk) => {
    deskTodayRoutes(desk, parts);
    deskStayRoutes(desk, parts);
    deskCodeRoutes(desk, parts);
    deskBookingRoutes(desk, parts);
    deskSearchRoutes(desk, parts);
    deskChannelRoutes(desk, parts);
    deskPrintRoutes(desk, parts);
    deskPrivacyRoutes(desk, parts);
    deskLimitRoutes(desk, parts);
    deskResidentRoutes(desk, parts);
    deskReadingRoutes(desk, parts);
    deskContentRoutes(desk, parts);
    deskAuditRoutes(desk, parts);
    deskStaffRoutes(desk, parts);
    deskPhotoRoutes(desk, parts);
    deskOfferRoutes(desk, parts);
    deskEventRoutes(desk, parts);
    // What is not there is nobody's business either: strangers are refused before they learn it.
    desk.all('/api/reception/*', { schema: { hide: true } }, () => {
      throw new AppError(404, 'notFound');
    });
  });
  calendarFeedRoutes(parts);
  photoRoutes(parts);
  app.addHook('onListen', (done) => {
    services.channels.rounds.start();
    guests.retention.start();
    done();
  });
  app.addHook('onClose', async () => {
    services.pulse.stop();
    await services.channels.rounds.stop();
    await guests.retention.stop();
  });
}
