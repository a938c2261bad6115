import { useTranslation } from 'react-i18next';
import type { GuideContent } from '../../contract/content';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import css from './home-map.module.css';

/** Where the house is: a drawing. Nothing outside is asked for until somebody opens the map (ruling 30). */
export function HomeMap({ content }: { content: GuideContent }) {
  const { t } = useTranslation('home');
  return (
    <section className={css.map} aria-labelledby="home-map">
      <Picture id="hero/map" alt={t('map.alt', { brand: content.brand })} className={css.picture ?? ''} />
      <div className={css.place}>
        <div className={css.card}>
          <h2 id="home-map">{t('map.heading')}</h2>
          <p>{content.address}</p>
          {content.mapUrl && (
            <>
              <a className="btn" href={content.mapUrl} target="_blank" rel="noopener noreferrer">
                <Icon name="map" />
                {t('map.open')}
              </a>
              <small>{t('map.note')}</small>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
