import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepTrying } from '../../offline/network/keep-trying';
import { outboxStore } from '../../offline/outbox/outbox';
import { PATHS } from '../../contract/page-addresses';
import { signOut } from '../site/session';

const dialogs = () => import('./sign-out-dialogs');
const UnsentQuestion = lazy(() => keepTrying(async () => ({ default: (await dialogs()).UnsentQuestion })));
const NotWiped = lazy(() => keepTrying(async () => ({ default: (await dialogs()).NotWiped })));

/** Counts messages that somebody has written and our server does not have yet. */
const unsent = (): number => outboxStore.getState().items.filter((item) => item.state !== 'sent').length;

/**
 * Signing out: at once, unless something waits to be sent. Then the person says whether it goes with it, for it must
 * neither be sent as somebody else's nor be gone without a word (reliability catalogue C-30).
 */
export function useSignOut(): { ask: () => void; question: ReactNode } {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState(false);

  const leave = async (): Promise<void> => {
    setWaiting(0);
    try {
      await signOut();
    } catch {
      setFailed(true);
    }
    void navigate(PATHS.home);
  };
  const ask = (): void => {
    const count = unsent();
    if (count > 0) setWaiting(count);
    else void leave();
  };
  const question = (
    <Suspense>
      {waiting > 0 && <UnsentQuestion count={waiting} onStay={() => setWaiting(0)} onLeave={() => void leave()} />}
      {failed && <NotWiped onClose={() => setFailed(false)} />}
    </Suspense>
  );
  return { ask, question };
}
