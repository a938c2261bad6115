import { useStore } from 'zustand';
import { applyUpdate, postponeUpdate } from './service-worker';
import { serviceWorkerStore } from './worker-state';

interface Props {
  later: string;
  now: string;
}

/** "Later" and "Update now", beside the sentence that says there is a new version. */
export function UpdateButtons({ later, now }: Props) {
  const updating = useStore(serviceWorkerStore, (worker) => worker.updating);
  return (
    <>
      <button type="button" className="btn text" disabled={updating} onClick={postponeUpdate}>
        {later}
      </button>
      <button type="button" className="btn" aria-busy={updating} disabled={updating} onClick={() => void applyUpdate()}>
        {now}
      </button>
    </>
  );
}
