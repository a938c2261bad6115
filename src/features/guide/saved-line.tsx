import { useWords } from '../../ui/words';
import { useStore } from 'zustand';
import { momentOf } from '../../domain/guide/clock';
import { storageStore } from '../../offline/connection';
import { networkStore } from '../../offline/network';
import { savedStore } from '../../offline/saved';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import { FilmProgress } from './film-progress';
import { useGuideData } from './guide-data';
import { guideStore } from './guide-store';
import { formatMegabytes } from './megabytes';
import css from './saved-line.module.css';

/** The quiet line that says what is on this phone. It keeps its two lines whatever it says. */
export function SavedLine() {
  const { t } = useWords('guide');
  const { lang } = useGuideData();
  const saved = useStore(savedStore);
  const storage = useStore(storageStore, ({ state }) => state);
  const network = useStore(networkStore, ({ state }) => state);
  const gateway = useStore(networkStore, (known) => known.gateway ?? false);
  const now = useStore(guideStore, (state) => state.now);
  const kept = useStore(guideStore, (state) => state.record?.savedAt ?? null);
  const at = kept ?? saved.at;
  const time = at === null ? '' : momentOf(at, now, lang);

  const words = (): string => {
    if (storage === 'blocked') return t('saved.blocked');
    if (storage === 'full') return t('saved.full');
    if (!saved.ready || time === '') return now === 0 ? t('saved.saving') : t('saved.notYet');
    return t('saved.line', { size: saved.bytes ? ` · ${formatMegabytes(saved.bytes, lang)}` : '', time });
  };

  if (network === 'offline' && at !== null) {
    return (
      <div className={css.note} role="status" data-screen="">
        <Icon name="wifi-off" />
        <div>
          <b>{t(gateway ? 'saved.serverAway' : 'saved.offlineNow')}</b>
          <p>
            <RichText text={t('saved.offlineText', { time })} />
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className={css.saved} data-screen="">
      <Icon name="phone-saved" />
      <p>{words()}</p>
      <FilmProgress />
    </div>
  );
}
