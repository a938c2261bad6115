import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { SIGN_IN_BAIT } from '../../domain/accounts/sign-in-page';
import { keepTrying } from '../../offline/network/keep-trying';
import { networkStore } from '../../offline/network/network';
import { type OutboxItem, outboxStore } from '../../offline/outbox/outbox';
import { Icon } from '../../ui/icon';
import { useStepAside } from '../../ui/hooks/use-step-aside';
import { HELP_PATH } from '../../contract/page-addresses';
import { openLogin, sessionStore } from '../site/session';
import { faultStore } from '../faults';
import { UpdateButtons } from '../update-buttons';
import { serviceWorkerStore } from '../worker-state';
import { outboxPath } from '../outbox-paths';
import css from './notices.module.css';

/**
 * Notices of the phone while a page is open: no network, a Wi-Fi that wants a sign-in, words that wait to be sent, a
 * new version. The update is only ever offered; text in a form is kept as a draft before the page is reloaded.
 *
 * @param update `false` where the version that waits is nothing to the page
 */
export function Notices({ update = true }: { update?: boolean }) {
  return (
    <div className={css.notices} role="status" data-notices="">
      <OutboxNotice />
      <UnseenNotice />
      <NetworkNotice />
      <Faults />
      {update && <UpdateNotice />}
    </div>
  );
}

function NetworkNotice() {
  const { t } = useTranslation('site');
  const state = useStore(networkStore, (network) => network.state);
  if (state === 'offline') return <OfflineNotice />;
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

/** Stands for as long as the network is away, so it never lies on what can be used without one. */
function OfflineNotice() {
  const { t } = useTranslation('site');
  const gateway = useStore(networkStore, (network) => network.gateway ?? false);
  const place = useRef<HTMLDivElement>(null);
  const stand = useStepAside(place);
  return (
    <div className={css.notice} ref={place} data-stand={stand} data-floating="">
      <Icon name="wifi-off" />
      <p>{t(gateway ? 'network.serverAway' : 'network.offline')}</p>
    </div>
  );
}

const PRESSING: readonly OutboxItem['state'][] = ['old', 'refused'];

/** Not on a form's own page, which shows what waits there itself. */
function OutboxNotice() {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const items = useStore(outboxStore, (outbox) => outbox.items).filter(
    (item) => item.state !== 'sent' && !isShownAt(pathname, item),
  );
  // What needs somebody comes first: what was refused, then what has waited so long that it is asked about.
  const [first] = [...items].sort((a, b) => PRESSING.indexOf(b.state) - PRESSING.indexOf(a.state));
  if (!first) return null;
  const kind = first.state === 'refused' || first.state === 'old' ? first.state : 'waiting';
  const count = kind === 'waiting' ? items.length : items.filter(({ state }) => state === kind).length;
  return (
    <div className={css.notice}>
      <Icon name={kind === 'waiting' ? 'refresh' : 'warning'} />
      <p>{t(`network.${kind}`, { count })}</p>
      <Link className="btn quiet" to={outboxPath(first)} reloadDocument={first.kind === 'request'}>
        {t('network.see')}
      </Link>
    </div>
  );
}

/** Our server has ended a session while something of it waited: it goes on when its person signs in again. */
function UnseenNotice() {
  const { t } = useTranslation('site');
  const unseen = useStore(outboxStore, (outbox) => outbox.unseen);
  const user = useStore(sessionStore, (session) => session.user);
  if (user || unseen === 0) return null;
  return (
    <div className={css.notice}>
      <Icon name="refresh" />
      <p>{t('network.unseen')}</p>
      <button type="button" className="btn quiet" onClick={() => openLogin()}>
        {t('user.login')}
      </button>
    </div>
  );
}

/** The help page carries the issue form under both of its addresses. */
const isShownAt = (pathname: string, item: OutboxItem): boolean =>
  pathname === outboxPath(item) || (item.kind === 'issue' && pathname === HELP_PATH);

/** Comes when something has failed. */
export const FaultNotice = lazy(() =>
  keepTrying(async () => ({ default: (await import('./fault-notice')).FaultNotice })),
);

/** One that is new comes to where somebody is now. */
function Faults() {
  const { nth, isShown } = useStore(faultStore);
  return (
    isShown && (
      <Suspense>
        <FaultNotice key={nth} />
      </Suspense>
    )
  );
}

function UpdateNotice() {
  const { t } = useTranslation('common');
  const ready = useStore(serviceWorkerStore, (worker) => worker.updateReady);
  if (!ready) return null;
  return (
    <div className={`${css.notice ?? ''} ${css.fresh ?? ''}`}>
      <p>{t('update.ready')}</p>
      <UpdateButtons later={t('update.later')} now={t('update.now')} />
    </div>
  );
}
