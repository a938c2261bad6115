import { lazy, Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
import type { GuideContent } from '../../../contract/guide/content';
import { type GuideData, GuideDataContext } from '../../../features/guide/state/guide-data';
import { GuidePage } from '../../../features/guide/first-view/guide-page';
import { useGuideUpdates } from '../../../features/guide/state/use-guide-updates';
import { type Words, WordsContext } from '../../../ui/words';
import { serviceWorkerStore } from '../../worker-state';

const UpdateBar = lazy(() =>
  keepTrying(() => import('../later/update-bar')).then((module) => ({ default: module.UpdateBar })),
);

interface GuideAppProps {
  /** Gives the guide's words with those of the house in the place of their keys. */
  words: (own: GuideContent['words']) => Words;
  /** Data that came with the page. */
  served: GuideData;
}

/** The guide with its words and data around it: the same on the server and in the browser. */
export function GuideApp({ words, served }: GuideAppProps) {
  const data = useGuideUpdates(served);
  // With the content and not later: a sentence and the value that it names change together.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const own = useMemo(() => words(data.content.words), [data.content.version]);
  const updateReady = useStore(serviceWorkerStore, (worker) => worker.updateReady);
  return (
    <WordsContext value={own}>
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
