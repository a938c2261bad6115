import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
import { type GuideData, GuideDataContext } from '../../../features/guide/state/guide-data';
import { GuidePage } from '../../../features/guide/first-view/guide-page';
import { useGuideUpdates } from '../../../features/guide/state/use-guide-updates';
import { type Words, WordsContext } from '../../../ui/words';
import { serviceWorkerStore } from '../../worker-state';

const UpdateBar = lazy(() =>
  keepTrying(() => import('../later/update-bar')).then((module) => ({ default: module.UpdateBar })),
);

interface GuideAppProps {
  words: Words;
  /** What came with the page. */
  served: GuideData;
}

/** The guide with its words and data around it: the same on the server and in the browser. */
export function GuideApp({ words, served }: GuideAppProps) {
  const data = useGuideUpdates(served);
  const updateReady = useStore(serviceWorkerStore, (worker) => worker.updateReady);
  return (
    <WordsContext value={words}>
      <GuideDataContext value={data}>
        <GuidePage
          notice={
            updateReady && (
              <Suspense>
                <UpdateBar />
              </Suspense>
            )
          }
        />
      </GuideDataContext>
    </WordsContext>
  );
}
