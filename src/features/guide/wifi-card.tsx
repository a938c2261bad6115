import { lazy, Suspense } from 'react';
import { useWords } from '../../ui/words';
import { useStore } from 'zustand';
import { keepTrying } from '../../offline/keep-trying';
import { CopyButton } from '../../ui/copy-button';
import { Icon } from '../../ui/icon';
import { RichText } from '../../ui/rich-text';
import { useGuideData } from './guide-data';
import { guideStore } from './guide-store';
import type { WifiState } from '../../domain/guide/door-state';
import { useDoor } from './use-door';
import css from './wifi-card.module.css';

const WifiJoin = lazy(() => keepTrying(() => import('./wifi-join')).then((module) => ({ default: module.WifiJoin })));

/** Name, password and a code that lets a second device in; the room they take while the answer is on its way. */
function Network({ wifi }: { wifi: Extract<WifiState, { kind: 'loading' | 'shown' }> }) {
  const { t } = useWords('guide');
  return (
    <>
      <dl className={css.words}>
        <dt className="sr">{t('wifi.name')}</dt>
        <dd className={css.name}>{wifi.kind === 'shown' ? wifi.name : <>&nbsp;</>}</dd>
        <dt className="sr">{t('wifi.password')}</dt>
        <dd className={css.password}>{wifi.kind === 'shown' ? wifi.password : <>&nbsp;</>}</dd>
      </dl>
      <div className={css.copy}>
        {wifi.kind === 'shown' && (
          <CopyButton
            text={wifi.password}
            label={t('wifi.copy')}
            done={t('wifi.copyDone')}
            name={t('wifi.copyLabel')}
            copied={t('wifi.copied')}
            failed={t('wifi.copyFailed')}
          />
        )}
      </div>
      <figure className={css.join}>
        <div>
          {wifi.kind === 'shown' && (
            <Suspense>
              <WifiJoin name={wifi.name} password={wifi.password} />
            </Suspense>
          )}
        </div>
        <figcaption>{t('wifi.join')}</figcaption>
      </figure>
    </>
  );
}

/** The apartment's network. Goes where the door's code goes (specification §5). */
export function WifiCard() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment);
  const { wifi } = useDoor();
  if (wifi.kind === 'hidden') return null;
  return (
    <section id="wifi" className={css.wifi} data-kind={wifi.kind} data-place="" aria-labelledby="wifi-title">
      <h2 id="wifi-title">
        <Icon name="wifi" />
        {t(wifi.kind === 'shown' && wifi.shared ? 'wifi.shared' : 'wifi.heading')}
        {apartment && wifi.kind === 'masked' ? ` · ${apartment.slice(0, 16)}` : ''}
      </h2>
      {wifi.kind === 'masked' ? (
        <p className={css.name}>
          {t('wifi.masked')}{' '}
          {content.lobbyWifi !== '' && <RichText text={t('wifi.lobby', { lobby: content.lobbyWifi })} />}
        </p>
      ) : (
        <Network wifi={wifi} />
      )}
    </section>
  );
}

/** As high as the card is while its answer is on the way, and empty. */
export function WifiRoom({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${css.wifi} ${className}`} data-kind="loading" aria-hidden="true">
      <h2>&nbsp;</h2>
      <Network wifi={{ kind: 'loading' }} />
    </div>
  );
}
