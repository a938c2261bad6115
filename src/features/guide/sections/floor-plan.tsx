import { useWords } from '../../../ui/words';
import { Icon } from '../../../ui/icon';
import { useGuideData } from '../state/guide-data';
import { useView } from '../state/view-store';
import { HereMarker } from './here-marker';
import css from './floor-plan.module.css';

interface PlanPictureProps {
  tower: string;
  plan: string;
  /** The apartment's unit when it is on this floor. */
  unit: string | null;
  alt: string;
}

/** The drawing of one floor, in the language of the guide, with the apartment marked on it. */
export function PlanPicture({ tower, plan, unit, alt }: PlanPictureProps) {
  const { lang } = useGuideData();
  const paper = useView((view) => view.paper);
  return (
    <div className={css.plan}>
      <img
        src={`/plans/${lang}/${tower.toLowerCase()}-${plan}.svg`}
        width="360"
        height="404"
        loading={paper ? 'eager' : 'lazy'}
        decoding="async"
        alt={alt}
      />
      {unit !== null && <HereMarker tower={tower} unit={unit} />}
    </div>
  );
}

export function FloorPlan({ onOpen, ...picture }: PlanPictureProps & { onOpen: () => void }) {
  const { t } = useWords('guide');
  return (
    <div className={css.floor}>
      <PlanPicture {...picture} />
      <button type="button" className="btn text" onClick={onOpen}>
        <Icon name="search" />
        {t('body.s6.open')}
      </button>
    </div>
  );
}
