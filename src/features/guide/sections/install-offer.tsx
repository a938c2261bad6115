import { lazy, useSyncExternalStore } from 'react';
import { useWords } from '../../../ui/words';
import { Icon } from '../../../ui/icon';
import { keepTrying } from '../../../offline/network/keep-trying';
import { type Offer, offerNow, subscribeInstall } from '../early/install-prompt';
import { install, paintedOffer } from '../background/paint-install';
import { SheetButton } from './sheet-button';
import css from './install-offer.module.css';

const InstallSheet = lazy(() =>
  keepTrying(() => import('../icon/install-sheet')).then((module) => ({ default: module.InstallSheet })),
);

/** Puts this apartment's guide on the home screen, where the browser lets it; elsewhere it says how one gets there. */
export function InstallOffer() {
  const { t } = useWords('guide');
  const offer = useSyncExternalStore<Offer>(subscribeInstall, offerNow, paintedOffer);
  if (offer === 'none') return null;
  if (offer === 'done') {
    return (
      <p className={css.install} role="status" data-screen="">
        {t('install.done')} {t('install.openOnce')}
      </p>
    );
  }
  return (
    <div className={css.install} data-screen="">
      {offer === 'steps' ? (
        <SheetButton sheet={InstallSheet}>
          <Icon name="share" />
          {t('install.button')}
        </SheetButton>
      ) : (
        <button type="button" className="btn quiet" data-at-once="" onClick={() => void install()}>
          <Icon name="download" />
          {t('install.button')}
        </button>
      )}
      <p>{t('install.text')}</p>
    </div>
  );
}
