import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { GuideContent } from '../../contract/guide/content';
import { networkStore } from '../../offline/network/network';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/pictures/picture';
import css from './home-map.module.css';

interface HomeMapProps {
  content: GuideContent;
  /** The drawing is of the demo's shore: another house has none. */
  drawn: boolean;
}

/** Shows where the house is. Nothing outside is asked for before the drawing or the button is tapped (ruling 30). */
export function HomeMap({ content, drawn }: HomeMapProps) {
  const { t } = useTranslation('home');
  const { brand, address, mapUrl, mapEmbedUrl } = content;
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  const away = useStore(networkStore, ({ state }) => state === 'offline' || state === 'portal');
  // A map that stands is left standing when the network goes.
  const open = wanted && (shown || !away) && mapEmbedUrl !== undefined;
  const isOffered = mapEmbedUrl !== undefined && !open;
  return (
    <section
      className={css.map}
      data-open={open || undefined}
      data-plain={(!drawn && !open) || undefined}
      aria-labelledby="home-map"
    >
      {(drawn || open) && (
        <div className={css.look} aria-busy={open && !shown}>
          {drawn ? (
            <Picture id="hero/map" alt={open ? '' : t('map.alt', { brand })} className={css.picture ?? ''} />
          ) : (
            <div className={css.picture} />
          )}
          {open && (
            <iframe
              className={css.frame}
              src={mapEmbedUrl}
              title={t('map.frame', { brand })}
              sandbox="allow-scripts allow-same-origin allow-popups"
              referrerPolicy="strict-origin-when-cross-origin"
              data-shown={shown || undefined}
              onLoad={() => setShown(true)}
            />
          )}
          {isOffered && (
            <button type="button" className={css.tap} onClick={() => setWanted(true)}>
              <span className="sr">{t('map.show')}</span>
            </button>
          )}
        </div>
      )}
      <div className={css.place}>
        <div className={css.card}>
          <h2 id="home-map">{t('map.heading')}</h2>
          <p>{address}</p>
          <p role="status" className={css.state}>
            {wanted && !open && t('map.offline')}
            {open && !shown && t('map.coming')}
          </p>
          {mapUrl && (
            <a className="btn" href={mapUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="map" />
              {t('map.open')}
            </a>
          )}
          {isOffered && !drawn && (
            <button type="button" className="btn quiet" onClick={() => setWanted(true)}>
              {t('map.show')}
            </button>
          )}
          {isOffered && <small>{t('map.note', { host: new URL(mapEmbedUrl).host.replace(/^www\./, '') })}</small>}
        </div>
      </div>
    </section>
  );
}
