import { AppError } from '../errors';
import { deskArea } from '../http/desk';
import type { ServerParts } from '../parts';
import { deskAuditRoutes } from '../routes/desk-audit';
import { deskBookingRoutes } from '../routes/desk-bookings';
import { calendarFeedRoutes, deskChannelRoutes } from '../routes/desk-channels';
import { deskCodeRoutes } from '../routes/desk-codes';
import { deskContentRoutes } from '../routes/desk-content';
import { deskEventRoutes } from '../routes/desk-events';
import { deskLimitRoutes } from '../routes/desk-limits';
import { deskOfferRoutes } from '../routes/desk-offers';
import { deskPhotoRoutes, photoRoutes } from '../routes/desk-photos';
import { deskPrintRoutes } from '../routes/desk-print';
import { deskPrivacyRoutes } from '../routes/desk-privacy';
import { deskReadingRoutes } from '../routes/desk-reading';
import { deskResidentRoutes } from '../routes/desk-residents';
import { deskSearchRoutes } from '../routes/desk-search';
import { deskStaffRoutes } from '../routes/desk-staff';
import { deskStayRoutes } from '../routes/desk-stays';
import { deskTodayRoutes } from '../routes/desk-today';

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
