import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../ui/words';
import { keepTrying } from '../../../offline/network/keep-trying';
import css from './guide-end.module.css';

const ForgetQuestion = lazy(() =>
  keepTrying(() => import('../later/forget-question')).then((module) => ({ default: module.ForgetQuestion })),
);

/** "Forget this device": everything private goes off this phone (ruling 12). */
export function ForgetDevice() {
  const { t } = useWords('guide');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={css.forget} onClick={() => setAsking(true)}>
        {t('forget.button')}
      </button>
      {asking && (
        <Suspense>
          <ForgetQuestion onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
