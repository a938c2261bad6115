import { useWords } from '../../../ui/words';
import { Icon } from '../../../ui/icon';
import { OfflineAsOf } from '../first-view/offline-as-of';
import { ForgetDevice } from './forget-device';
import { useGuideData } from '../state/guide-data';
import { printGuide } from '../state/print';
import css from './guide-end.module.css';

/** The foot of the guide: print it, or have this phone forget it. */
export function GuideEnd() {
  const { t } = useWords('guide');
  const { content, savedAt } = useGuideData();
  return (
    <footer className={css.end}>
      <button type="button" className="btn quiet" onClick={() => void printGuide('guide')}>
        <Icon name="print" />
        {t('print.button')}
      </button>
      <ForgetDevice />
      <OfflineAsOf at={savedAt} words={(time) => t('saved.asOf', { time })} />
      <p>{`${content.brand} · ${content.address}`}</p>
    </footer>
  );
}
