import type { textSender } from '../platform/http/send-text';
import type { ServerParts } from '../parts';
import { apartmentRoutes } from '../modules/catalogue/routes';
import { bookingRoutes } from '../modules/bookings/routes';
import { paymentRoutes } from '../modules/payments/routes';
import { sandboxWalletRoutes } from '../modules/payments/sandbox-routes';

/** Everything of finding, booking and paying a stay, with its chores while the server runs. */
export async function bookingApp(parts: ServerParts, sendText: ReturnType<typeof textSender>): Promise<void> {
  const { app, booking } = parts;
  apartmentRoutes(parts, sendText);
  bookingRoutes(parts);
  await paymentRoutes(parts);
  await sandboxWalletRoutes(parts);
  app.addHook('onListen', (done) => {
    const address = app.server.address();
    if (address !== null && typeof address === 'object') booking.address.listensOn(address.port);
    booking.chores.rounds.start();
    booking.mails.wake();
    done();
  });
  app.addHook('onClose', async () => {
    await booking.chores.rounds.stop();
    await booking.mails.stop();
  });
}
