import { useWords } from '../../../ui/words';
import { Dialog } from '../../../ui/dialog';
import { PlanPicture } from '../sections/floor-plan';
import css from '../sections/floor-plan.module.css';

interface PlanViewerProps {
  tower: string;
  plan: string;
  unit: string | null;
  title: string;
  onClose: () => void;
}

/** A plan as large as it can be read: wider than a phone, to be pushed about with a finger. */
export function PlanViewer({ title, onClose, ...picture }: PlanViewerProps) {
  const { t } = useWords('guide');
  const name = `${t('body.s6.tower', { tower: picture.tower })} · ${title}`;
  return (
    <Dialog title={name} close={t('film.close')} onClose={onClose} size="wide">
      <div className={css.large} role="region" aria-label={name} tabIndex={0}>
        <PlanPicture {...picture} alt={name} />
      </div>
    </Dialog>
  );
}
