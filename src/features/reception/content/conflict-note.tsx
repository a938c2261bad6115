import { useTranslation } from 'react-i18next';
import type { ContentState } from '../../../contract/editing/content';
import css from './conflict-note.module.css';
import type { ContentDifference } from './content-changes';
import { DifferenceList } from './difference-list';
import { showMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';

interface ConflictNoteProps {
  theirs: ContentState;
  /** Changes that the other person has saved. */
  differences: readonly ContentDifference[];
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else was faster: who, when and what, with both ways on. */
export function ConflictNote({ theirs, differences, onMine, onTheirs }: ConflictNoteProps) {
  const { t } = useTranslation('reception-content');
  const staffName = useStaffName();
  const { touched } = theirs;
  return (
    <div className={css.conflict} role="alert">
      <h2>{t('conflict.title')}</h2>
      <p>
        {touched
          ? t('conflict.by', { name: staffName(touched.staffName), time: showMoment(touched.at) })
          : t('conflict.gone')}
      </p>
      <DifferenceList differences={differences} />
      <div className={css.ways}>
        <button type="button" className="btn quiet" onClick={onTheirs}>
          {t('conflict.theirs')}
        </button>
        <button type="button" className="btn" onClick={onMine}>
          {t('conflict.mine')}
        </button>
      </div>
    </div>
  );
}
