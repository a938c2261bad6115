import { useTranslation } from 'react-i18next';
import type { WholeApartment } from '../../contract/catalogue/apartments';
import { showDistance } from '../../domain/catalogue/distances';
import { Icon } from '../../ui/icon';
import css from './apartment-detail-sections.module.css';

/** Opens the phone's maps, or those of the web, at an address. */
const mapOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Shows how far it is to what guests go to, and where the apartment lies. Nothing outside is asked for before a tap. */
export function ApartmentDetailWhere({ apartment }: { apartment: WholeApartment }) {
  const { t, i18n } = useTranslation('apartment-detail');
  const { distances = [], location } = apartment;
  if (distances.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="where-heading">
      <h2 id="where-heading">{t('where.heading')}</h2>
      <ul className={css.distances}>
        {distances.map(({ name, metres, minutes, by }, at) => (
          <li key={at}>
            <span>{name}</span>
            <small>{t(`where.${by}`, { count: minutes })}</small>
            <b>{showDistance(metres, i18n.language)}</b>
          </li>
        ))}
      </ul>
      <p className={css.address}>
        {location}
        <a className="btn quiet" href={mapOf(location)} target="_blank" rel="noopener noreferrer">
          <Icon name="map" />
          {t('where.openMap')}
        </a>
      </p>
    </section>
  );
}
