import { lazy, Suspense, useEffect, useState } from 'react';
import { keepTrying } from '../offline/keep-trying';
import { type GuideData, GuideDataContext } from '../features/guide/guide-data';
import { GuidePage } from '../features/guide/guide-page';
import { useGuideUpdates } from '../features/guide/use-guide-updates';
import { type Words, WordsContext } from '../ui/words';

/** Speaks with the service worker, which neither the server nor the first paint has. */
const UpdateBar = lazy(() =>
  keepTrying(() => import('./update-bar')).then((module) => ({ default: module.UpdateBar })),
);

interface GuideAppProps {
  words: Words;
  /** What came with the page. */
  served: GuideData;
}

/** The guide with its words and data around it: the same on the server and in the browser. */
export function GuideApp({ words, served }: GuideAppProps) {
  const data = useGuideUpdates(served);
  const [shown, setShown] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the one render that only the browser makes
  useEffect(() => setShown(true), []);
  return (
    <WordsContext value={words}>
      <GuideDataContext value={data}>
        <GuidePage
          notice={
            shown && (
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
