import { useEffect, useRef } from 'react';
import { useWords } from '../../../ui/words';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
import { CopyButton } from '../../../ui/copy-button';
import { Icon } from '../../../ui/icon';
import { RichText } from '../../../ui/rich-text';
import { useGuideData } from '../state/guide-data';
import { paintedStore } from '../early/guide-store';
import type { WifiState } from '../../../domain/guest-access/door-state';
import { useDoor } from './use-door';
import css from './wifi-card.module.css';

/**
 * Box in which the join code is drawn. Its content is nothing that React compares: the early script may have had it
 * drawn.
 */
function Join({ name, password }: { name: string; password: string }) {
  const { t } = useWords('guide');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void keepTrying(() => import('../early/wifi-join')).then(({ drawJoin }) => drawJoin(place.current, name, password));
  }, [name, password]);
  return (
    <div
      ref={place}
      data-join={t('wifi.joinLabel', { name })}
      dangerouslySetInnerHTML={NOT_DRAWN}
      suppressHydrationWarning
    />
  );
}
const NOT_DRAWN = { __html: '' };

/** Name, password and a code that lets a second device in; the room they take while the answer is on its way. */
function Network({ wifi }: { wifi: Extract<WifiState, { kind: 'loading' | 'shown' }> }) {
  const { t } = useWords('guide');
  return (
    <>
      <dl className={css.words}>
        <dt className="sr">{t('wifi.name')}</dt>
        <dd className={css.name} translate="no">
          {wifi.kind === 'shown' ? wifi.name : <>&nbsp;</>}
        </dd>
        <dt className="sr">{t('wifi.password')}</dt>
        <dd className={css.password} translate="no">
          {wifi.kind === 'shown' ? wifi.password : <>&nbsp;</>}
        </dd>
      </dl>
      <div className={css.copy}>
        {wifi.kind === 'shown' && (
          <CopyButton
            text={wifi.password}
            label={t('copy.button')}
            done={t('copy.done')}
            name={t('wifi.copyLabel')}
            copied={t('wifi.copied')}
            failed={t('wifi.copyFailed')}
          />
        )}
      </div>
      <figure className={css.join}>
        {wifi.kind === 'shown' ? <Join name={wifi.name} password={wifi.password} /> : <div />}
        <figcaption>{t('wifi.join')}</figcaption>
      </figure>
    </>
  );
}

/** The apartment's network. Goes where the door's code goes (specification §5). */
export function WifiCard() {
  const { t } = useWords('guide');
  const { content } = useGuideData();
  const apartment = useStore(paintedStore, (state) => state.apartment);
  const { door, wifi } = useDoor(paintedStore);
  // After the end nothing comes any more.
  if (wifi.kind === 'hidden' || door.kind === 'ended') return null;
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
          {content.lobbyWifi !== '' && <RichText isName text={t('wifi.lobby', { lobby: content.lobbyWifi })} />}
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
