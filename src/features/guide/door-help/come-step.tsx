import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
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
  const second = useStore(guideStore, (state) => state.record?.answer.second);
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
              {t('secondCode')} <b translate="no">{second.code}</b>
            </p>
          )}
        </section>
      )}
    </>
  );
}
