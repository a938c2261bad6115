import { useState, useSyncExternalStore } from 'react';
import { useWords } from '../../ui/words';
import { askPersist } from '../../offline/saved';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import { installPrompt, subscribeInstall } from './install-prompt';
import css from './install-offer.module.css';

/** iPhone and iPad have no prompt: the way goes through the share sheet. iPads call themselves Macs with touch. */
function isAppleTouch(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function runsFromIcon(): boolean {
  return (
    (navigator as { standalone?: boolean }).standalone === true ||
    (typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches)
  );
}

type Offer = 'none' | 'prompt' | 'share' | 'done';
function offerNow(): Offer {
  const prompt = installPrompt();
  if (prompt === 'installed') return 'done';
  if (runsFromIcon()) return 'none';
  return prompt ? 'prompt' : isAppleTouch() ? 'share' : 'none';
}

/** Puts this apartment's guide on the home screen, where the browser lets it. */
export function InstallOffer() {
  const { t } = useWords('guide');
  const offer = useSyncExternalStore<Offer>(subscribeInstall, offerNow, () => 'none');
  const [steps, setSteps] = useState(false);
  if (offer === 'none') return null;
  if (offer === 'done') {
    return (
      <p className={css.install} role="status" data-screen="">
        {t('install.done')} {t('install.openOnce')}
      </p>
    );
  }
  const install = async (): Promise<void> => {
    if (offer === 'share') {
      setSteps(!steps);
      return;
    }
    const prompt = installPrompt();
    if (prompt && prompt !== 'installed') await prompt.prompt();
    await askPersist();
  };
  return (
    <div className={css.install} data-screen="">
      <button
        type="button"
        className="btn quiet"
        aria-expanded={offer === 'share' ? steps : undefined}
        onClick={() => void install()}
      >
        <Icon name={offer === 'share' ? 'share' : 'download'} />
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
