import type { ServerParts } from '../parts';
import { authRoutes } from '../modules/accounts/routes';
import { profileRoutes } from '../modules/accounts/profile-routes';

/** Everything of the accounts, with its chores while the server runs. */
export async function accountApp(parts: ServerParts): Promise<void> {
  const { app, accounts } = parts;
  authRoutes(parts);
  await profileRoutes(parts);
  app.addHook('onListen', (done) => {
    accounts.chores.rounds.start();
    done();
  });
  app.addHook('onClose', async () => {
    accounts.watch.stop();
    await accounts.chores.rounds.stop();
  });
}
