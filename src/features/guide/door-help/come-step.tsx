import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
import { readGuideRecord } from '../../../offline/guide/guide-record';
import { stayKeyFor } from '../../../offline/guest-access/stay-key';
import { useWords } from '../../../ui/words';
import { guideStore } from '../early/guide-store';
import { useGuideData } from '../state/guide-data';
import css from './door-help.module.css';

/** Requests have a file of their own, which other parts open too. */
const Requests = lazy(() =>
  keepTrying(() => import('../guest-requests/requests')).then((module) => ({ default: module.Requests })),
);

/** Last step: reception hears of it by itself, and beside it stands the house's other way in. */
export function ComeStep({ report, isDead }: { report: string; isDead: boolean }) {
  const { t } = useWords('guide-door-help');
  const { speech } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const second = useSecondWayIn(apartment);
  return (
    <>
      <section className={css.come}>
        {isDead && <p>{t('dead')}</p>}
        {stayKeyFor(apartment) === null ? (
          <p>{t('come.call', { apartment })}</p>
        ) : (
          <Suspense>
            <Requests report={report}>
              {(far, state) => (
                <>
                  <p>
                    {t(state === undefined ? 'come.call' : /^S/.test(state) ? 'come.sent' : 'come.waiting', {
                      apartment,
                    })}
                  </p>
                  <p role="status">
                    <small>{far}</small>
                  </p>
                </>
              )}
            </Requests>
          </Suspense>
        )}
      </section>
      {second?.vi && (
        <section className={css.second}>
          <h3>{t('second')}</h3>
          <p lang={speech === 'vi' || speech === 'en' ? undefined : 'en'}>{speech === 'vi' ? second.vi : second.en}</p>
          {second.code !== '' && (
            <p>
              {t('secondCode')}{' '}
              <b translate="no" aria-hidden="true">
                {second.code}
              </b>
              <span className="sr">{second.code.split('').join(' ')}</span>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** Reads the house's other way in; until the call has told it, as this phone knows it from before. */
function useSecondWayIn(apartment: string) {
  const told = useStore(guideStore, (state) => state.record?.answer.second);
  const [kept, setKept] = useState<typeof told>();
  useEffect(() => {
    if (told?.vi === '') void readGuideRecord(apartment).then((record) => setKept(record?.answer.second));
  }, [told, apartment]);
  return told?.vi === '' ? kept : told;
}
