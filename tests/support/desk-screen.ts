import { sessionStore } from '../../src/app/session';
import { hushDesk } from '../../src/features/reception/desk-notice';
import { deskNewsStore } from '../../src/offline/desk';
import { networkStore } from '../../src/offline/network';
import type { Asked, FakeNetwork } from './fake-network';
import { sitePhone } from './site';

/** A device at the desk: somebody of the staff is signed in, the network is there, nothing has been said yet. */
export async function deskScreen(): Promise<FakeNetwork> {
  const network = await sitePhone();
  networkStore.setState({ state: 'online' });
  deskNewsStore.setState({ version: 0, live: false, turnedAway: false });
  sessionStore.setState({ user: { id: '7', fullName: 'Thu Hà', email: 'letan@hien.example', role: 'RECEPTION' } });
  return network;
}

/** Takes the device away from the desk, for the next test. */
export function leaveDesk(): void {
  sessionStore.setState({ user: null });
  hushDesk();
}

/** What the desk has asked of one address below `/api/reception/`, whatever stands after a `?`. */
export const askedAtDesk = ({ asked }: FakeNetwork, method: string, path: string): Asked[] =>
  asked.filter((one) => one.method === method && one.path.replace(/\?.*$/, '') === `/api/reception/${path}`);
