import { useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../ui/words';
import { Icon } from '../../../ui/icon';
import { RichText } from '../../../ui/rich-text';
import { type Offer, offerNow, subscribeInstall } from '../early/install-prompt';
import { install, paintedOffer } from '../background/paint-install';
import css from './install-offer.module.css';

/** Puts this apartment's guide on the home screen, where the browser lets it. */
export function InstallOffer() {
  const { t } = useWords('guide');
  const offer = useSyncExternalStore<Offer>(subscribeInstall, offerNow, paintedOffer);
  const [steps, setSteps] = useState(false);
  if (offer === 'none') return null;
  if (offer === 'done') {
    return (
      <p className={css.install} role="status" data-screen="">
        {t('install.done')} {t('install.openOnce')}
      </p>
    );
  }
  const share = offer === 'share';
  return (
    <div className={css.install} data-screen="">
      <button
        type="button"
        className="btn quiet"
        data-at-once={share ? undefined : ''}
        aria-expanded={share ? steps : undefined}
        onClick={() => (share ? setSteps(!steps) : void install())}
      >
        <Icon name={share ? 'share' : 'download'} />
        {t('install.button')}
      </button>
      <p>{t('install.text')}</p>
      {steps && (
        <>
          <h3>{t('install.ios.heading')}</h3>
          <ol>
            {t('install.ios.steps', { returnObjects: true }).map((step) => (
              <li key={step}>
                <RichText text={step} />
              </li>
            ))}
          </ol>
          <p>{t('install.openOnce')}</p>
        </>
      )}
    </div>
  );
}
