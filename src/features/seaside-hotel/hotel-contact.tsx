import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuideContent } from '../../contract/guide/content';
import { telAddress } from '../../domain/hotel-phone';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/pictures/picture';
import css from './hotel-contact.module.css';

/** The contact card: the number that dials, the address, and the way on a map, which opens elsewhere. */
export function HotelContact({ content, rooms }: { content: GuideContent | null; rooms: string }) {
  const { t } = useTranslation('hotel');
  return (
    <section className={css.contact} aria-labelledby="hotel-contact">
      <Picture id="hotel/lobby" alt="" sizes="(max-width: 900px) 100vw, 560px" className={css.picture ?? ''} />
      <div className={css.words}>
        <h2 id="hotel-contact">{t('contact.heading')}</h2>
        <p>{t('contact.text')}</p>
        {content && (
          <dl>
            <div>
              <dt>{t('contact.hotline')}</dt>
              <dd>
                <a className={css.phone} translate="no" href={telAddress(content.phones.reception)}>
                  {content.phones.reception}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t('contact.address')}</dt>
              <dd>{content.address}</dd>
            </div>
          </dl>
        )}
        <p className={css.ways}>
          {content?.mapUrl && (
            <a className="btn" href={content.mapUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="map" />
              {t('map')}
            </a>
          )}
          <Link className="btn quiet" to={rooms}>
            {t('book')}
          </Link>
        </p>
      </div>
    </section>
  );
}
