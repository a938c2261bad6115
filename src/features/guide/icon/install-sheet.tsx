import { useEffect, useState } from 'react';
import { useWords } from '../../../ui/words';
import { guideAddress } from '../../../domain/guide/address';
import { type InstallWay, installWay } from '../../../domain/guide/icon/install-way';
import { stayAddress } from '../../../domain/guide/icon/stay-manifest';
import { stayKeyFor } from '../../../offline/guest-access/stay-key';
import { copyText } from '../../../ui/copy-text';
import { Dialog } from '../../../ui/dialog';
import { RichText } from '../../../ui/rich-text';
import { guideStore } from '../early/guide-store';
import css from './install-sheet.module.css';

/** The steps to an icon on the home screen: those of this browser, or the way out of an app's window into one. */
export function InstallSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords('guide-install');
  const guide = useWords('guide');
  const apartment = guideStore.getState().apartment ?? '';
  const key = stayKeyFor(apartment);
  useEffect(() => {
    // The browser's own menus take the address: with the key in it, they take that along.
    if (key !== null) history.replaceState(history.state, '', stayAddress('', { apartment, key }));
  }, [apartment, key]);
  const way = installWay(navigator.userAgent, navigator.maxTouchPoints);
  const link =
    key === null ? location.origin + guideAddress(apartment) : stayAddress(location.origin, { apartment, key });
  return (
    <Dialog title={t('title')} close={t('close')} onClose={onClose} size="sheet">
      <div className={css.sheet}>
        {way?.kind === 'elsewhere' ? (
          <WayOut way={way} link={link} isSecret={key !== null} />
        ) : (
          <>
            <ol>
              {t(`steps.${way?.browser ?? 'other'}`, { returnObjects: true }).map((step) => (
                <li key={step}>
                  <RichText text={step} />
                </li>
              ))}
            </ol>
            <p>{guide.t('install.openOnce')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface WayOutProps {
  way: Extract<InstallWay, { kind: 'elsewhere' }>;
  link: string;
  isSecret: boolean;
}

/** Leads out of a window that can add nothing, with the link to take along. */
function WayOut({ way: { app, inApp, browser }, link, isSecret }: WayOutProps) {
  const { t } = useWords('guide-install');
  const [copy, setCopy] = useState<'idle' | 'copied' | 'copyFailed'>('idle');
  const values = { app: app ?? t('elsewhere.thisApp'), browser };
  return (
    <>
      <p>{inApp ? t('elsewhere.inApp', values) : t('elsewhere.old')}</p>
      <ol>
        {inApp && (
          <li>
            <RichText text={t(`elsewhere.${app ?? 'other'}`, values)} />
          </li>
        )}
        <li>
          {t('elsewhere.paste', values)}
          <button
            type="button"
            className="btn quiet"
            onClick={() => void copyText(link).then((done) => setCopy(done ? 'copied' : 'copyFailed'))}
          >
            {t('copy')}
          </button>
          <span role="status">{copy !== 'idle' && t(copy)}</span>
          {copy === 'copyFailed' && (
            <input readOnly value={link} aria-label={t('link')} onFocus={({ target }) => target.select()} />
          )}
          {isSecret && <small>{t('secret')}</small>}
        </li>
        <li>
          <RichText text={t('elsewhere.then', values)} />
        </li>
      </ol>
    </>
  );
}
