import { schemaOf } from '../../contract/shape';
import { ApiFailure, request } from '../../api/request';
import { apiCall } from '../../api/call';
import { endSessionCall } from '../../contract/accounts/session-calls';
import { exclusively } from '../network/exclusive';
import { networkStore } from '../network/network';
import { noteAllDone, whatIsDue } from './sign-out-note';

const anything = schemaOf((value: unknown) => value);

/** Our server knows; what is still to be wiped here stays noted. */
function noteTold(): void {
  const due = whatIsDue();
  if (due?.is === 'revoke' || due?.is === 'forget') noteAllDone();
}

/** Tells our server of a sign-out, or of a forgotten browser, if there is one to tell of. Never rejects. */
export function tellServer(): Promise<void> {
  return exclusively('hien-session', async () => {
    const due = whatIsDue();
    if (due === null) return;
    const body = due.is === 'forget' ? { forget: true as const } : {};
    try {
      await request(apiCall(endSessionCall, { body, schema: anything }));
      noteTold();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.refused) noteTold();
    }
  });
}

/** Tells our server now, and whenever the network is back while it does not know. @returns ends the watch */
export function keepTelling(): () => void {
  const tell = (): void => void tellServer();
  const stop = networkStore.subscribe(({ state }, before) => {
    if (state === 'online' && before.state !== 'online') tell();
  });
  // The guide has no network watch of its own.
  window.addEventListener('online', tell);
  tell();
  return () => {
    stop();
    window.removeEventListener('online', tell);
  };
}
