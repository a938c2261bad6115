import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
import { placeOfApartment } from '../../../domain/guest-access/apartment-code';
import { isInRange } from '../../../domain/number-range';
import { Icon } from '../../../ui/icon';
import { printGuide, usePaper } from '../state/print';
import { useGuideData } from '../state/guide-data';
import { useGuideValues } from '../state/guide-values';
import { guideStore } from '../early/guide-store';
import { FloorPlan } from './floor-plan';
import { TowerToggle } from './tower-toggle';
import { openFloor, useTower, useView } from '../state/view-store';
import css from './hotel-map.module.css';

const PlanViewer = lazy(() =>
  keepTrying(() => import('../later/plan-viewer')).then((module) => ({ default: module.PlanViewer })),
);

/** A deep link shows the section before the apartment is known: a plan that opened by itself then would push it about. */
const shownAlready = (): boolean =>
  typeof document !== 'undefined' && document.getElementById('6')?.dataset['state'] === 'open';

/** Section 6: the house as a section, from the roof down to the basement; a floor opens its plan. */
export function HotelMap() {
  const { t } = useWords('guide');
  const { content, textLang } = useGuideData();
  const values = useGuideValues();
  const tower = useTower(content.towers);
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  const answered = useStore(guideStore, (state) => state.record?.answer.tower);
  const place = placeOfApartment(apartment, answered);
  const [asShown] = useState(() => (shownAlready() ? '' : null));
  const chosen = useView((view) => view.floor) ?? asShown;
  const [viewed, setViewed] = useState<string | null>(null);
  const paper = useView((view) => view.paper);
  usePaper();

  const own = place?.tower === tower ? content.floors.find(({ floors }) => isInRange(floors, place.floor)) : undefined;
  const open = chosen ?? own?.plan ?? null;
  const unit = own ? (place?.unit ?? null) : null;
  return (
    <div className={css.map}>
      <p className={css.intro} data-screen="">
        {t('body.s6.intro', values)}
      </p>
      <TowerToggle />
      <ol reversed className={css.floors} aria-label={t('body.s6.floors')}>
        {[...content.floors].reverse().map(({ floors, text, plan }) => (
          <li key={plan} data-open={open === plan || undefined}>
            <button type="button" aria-expanded={open === plan} onClick={() => openFloor(open === plan ? '' : plan)}>
              <b lang={textLang}>{floors}</b>
              <span>
                {text}
                {own?.plan === plan && <small>{t('body.s6.youAreHere')}</small>}
              </span>
              <Icon name="chevron" />
            </button>
            {(paper || open === plan) && (
              <FloorPlan
                tower={tower}
                plan={plan}
                unit={own?.plan === plan ? unit : null}
                alt={t('body.s6.picture', { floors, text })}
                onOpen={() => setViewed(plan)}
              />
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="btn quiet" data-print="" onClick={() => void printGuide('map')}>
        <Icon name="print" />
        {t('body.s6.print')}
      </button>
      {viewed !== null && (
        <Suspense>
          <PlanViewer
            tower={tower}
            plan={viewed}
            unit={own?.plan === viewed ? unit : null}
            title={content.floors.find(({ plan }) => plan === viewed)?.text ?? ''}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
