import type { textSender } from '../http/send-text';
import type { ServerParts } from '../parts';
import { apartmentRoutes } from '../routes/apartments';
import { bookingRoutes } from '../routes/bookings';
import { paymentRoutes } from '../routes/payments';
import { sandboxWalletRoutes } from '../routes/sandbox-wallet';

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
