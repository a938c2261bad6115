import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { programOf } from '../../offline/network/worker-client';
import { serviceWorkerStore } from '../worker-state';
import { Notices } from './notices';

/**
 * The notices at the desk. What its own changes put into the guide is no new version of the desk, and nothing that lies
 * over the foot of the page lies over its buttons: what sticks there stands above the notices.
 */
export function DeskNotices() {
  const hasProgram = useNewProgram();
  useEffect(() => {
    const notices = document.querySelector<HTMLElement>('[data-notices]');
    const { style } = document.documentElement;
    if (!notices || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const height = notices.childElementCount === 0 ? 0 : notices.offsetHeight;
      style.setProperty('--notices', `${height}px`);
    });
    observer.observe(notices);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices');
    };
  }, []);
  return <Notices update={hasProgram} />;
}

/** Tells whether the version that waits is another program, not only other words of the guide. */
function useNewProgram(): boolean {
  const { state, updateReady } = useStore(serviceWorkerStore);
  const [own, setOwn] = useState<string | null>(null);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (state !== 'ready') return;
    let over = false;
    const check = async (): Promise<void> => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { active = null, waiting = null } = registration ?? {};
      const now = own ?? (active && (await programOf(active)));
      // Another tab may have let it take over: then the one that is active is the next one.
      const newest = updateReady ? (waiting ?? active) : null;
      const next = newest && (await programOf(newest));
      if (over) return;
      setOwn(now);
      setIsNew(updateReady && (now === null || next === null || now !== next));
    };
    void check();
    return () => {
      over = true;
    };
  }, [state, updateReady, own]);
  return updateReady && isNew;
}
