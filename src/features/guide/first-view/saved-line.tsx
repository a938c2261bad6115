import { useCallback } from 'react';
import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { momentOf } from '../../../domain/guide/clock';
import { useNetwork } from '../state/shown-network';
import { savedStore } from '../../../offline/guide/saved';
import { Icon } from '../../../ui/icon';
import { RichText } from '../../../ui/rich-text';
import { followSaved } from '../background/follow-saved';
import { useGuideData } from '../state/guide-data';
import { guideStore } from '../early/guide-store';
import css from './saved-line.module.css';
import note from './saved-note.module.css';

const NO_FILMS = { __html: '&nbsp;' };

/** The quiet line that says what is on this phone. It keeps its two lines whatever it says, and `followSaved` writes it. */
export function SavedLine() {
  const { t } = useWords('guide');
  const { t: say } = useWords('guide-lines');
  const { speech } = useGuideData();
  const { state: network, gateway } = useNetwork();
  const now = useStore(guideStore, (state) => state.now);
  const kept = useStore(guideStore, (state) => state.record?.savedAt ?? null);
  const saved = useStore(savedStore, (state) => state.at);
  const at = kept ?? saved;
  const follow = useCallback(
    (line: HTMLDivElement) => followSaved(line, (key, values = {}) => say(key as 'saved.line', values), speech),
    [say, speech],
  );

  if (network === 'offline' && at !== null) {
    return (
      <div key="away" className={note.note} role="status" data-screen="">
        <Icon name="wifi-off" />
        <div>
          <b>{t(gateway ? 'saved.serverAway' : 'saved.offlineNow')}</b>
          <p>
            <RichText text={t('saved.offlineText', { time: momentOf(at, now) })} />
          </p>
        </div>
      </div>
    );
  }
  // The words below are the first ones only: React finds others there and leaves them.
  return (
    <div key="saved" className={css.saved} data-screen="" data-saved-line="" ref={follow}>
      <Icon name="phone-saved" />
      <p suppressHydrationWarning>{say('saved.saving')}</p>
      <div className={`${css.films} ${note.parts}`} suppressHydrationWarning dangerouslySetInnerHTML={NO_FILMS} />
    </div>
  );
}
