import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { SIGN_IN_BAIT } from '../../domain/sign-in-page';
import { networkStore } from '../../offline/network';
import { outboxStore } from '../../offline/outbox';
import { Icon } from '../../ui/icon';
import { PATHS } from '../paths';
import { applyUpdate, serviceWorkerStore } from '../service-worker';
import css from './notices.module.css';

/**
 * What the phone has to say while a page is open: no network, a Wi-Fi that wants a sign-in, words that wait to be sent,
 * a new version. The update is only ever offered; text in a form is kept as a draft before the page is reloaded.
 */
export function Notices() {
  return (
    <div className={css.notices} role="status">
      <OutboxNotice />
      <NetworkNotice />
      <UpdateNotice />
    </div>
  );
}

function NetworkNotice() {
  const { t } = useTranslation('site');
  const state = useStore(networkStore, (network) => network.state);
  if (state === 'offline') {
    return (
      <div className={css.notice}>
        <Icon name="wifi-off" />
        <p>{t('network.offline')}</p>
      </div>
    );
  }
  if (state !== 'portal') return null;
  return (
    <div className={css.notice}>
      <Icon name="wifi-off" />
      <p>{t('network.portal')}</p>
      <a className="btn quiet" href={SIGN_IN_BAIT} target="_blank" rel="noopener noreferrer">
        {t('network.portalOpen', { ns: 'common' })}
      </a>
    </div>
  );
}

/** Not on the form's own page, which shows the forms themselves. */
function OutboxNotice() {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const items = useStore(outboxStore, (outbox) => outbox.items);
  const refused = items.filter((item) => item.state === 'refused').length;
  const waiting = items.filter((item) => item.state === 'waiting' || item.state === 'sending').length;
  if (pathname === PATHS.guestForm || refused + waiting === 0) return null;
  return (
    <div className={css.notice}>
      <Icon name={refused ? 'warning' : 'refresh'} />
      <p>{refused ? t('network.refused', { count: refused }) : t('network.waiting', { count: waiting })}</p>
      <Link className="btn quiet" to={PATHS.guestForm}>
        {t('network.see')}
      </Link>
    </div>
  );
}

function UpdateNotice() {
  const { t } = useTranslation('common');
  const ready = useStore(serviceWorkerStore, (worker) => worker.updateReady);
  const [later, setLater] = useState(false);
  if (!ready || later) return null;
  return (
    <div className={`${css.notice ?? ''} ${css.fresh ?? ''}`}>
      <p>{t('update.ready')}</p>
      <button type="button" className="btn text" onClick={() => setLater(true)}>
        {t('update.later')}
      </button>
      <button type="button" className="btn" onClick={() => void applyUpdate()}>
        {t('update.now')}
      </button>
    </div>
  );
}
