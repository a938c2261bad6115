import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/page/page-head';
import { PageHero } from '../../ui/page/page-hero';
import { PARTNER_GROUPS, PARTNERS } from './partner-list';
import css from './partners-page.module.css';

/** `/coperate` */
export function PartnersPage({ brand, programme }: { brand: string | null; programme: string }) {
  const { t } = useTranslation('company');
  return (
    <>
      <PageHead title={t('partners.title')} brand={brand} description={t('partners.description')} />
      <PageHero heading={t('partners.heading')} lead={t('partners.lead')} picture="tours/t-03-1" alt="" />
      <div className={css.groups}>
        {PARTNER_GROUPS.map((group) => (
          <section key={group} aria-labelledby={`partners-${group}`}>
            <h2 id={`partners-${group}`}>{t(`partners.groups.${group}`)}</h2>
            <ul>
              {PARTNERS[group].map(({ id, name, url }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    <b>{name}</b>
                    <span className={css.note}>{t(`partnerNotes.${id}`)}</span>
                    <Icon name="external" />
                    <span className="sr">({t('partners.newTab')})</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={css.join}>
          <h2>{t('partners.join.heading')}</h2>
          <p>{t('partners.join.text')}</p>
          <Link className="btn" to={programme}>
            {t('partners.join.link')}
          </Link>
        </section>
      </div>
    </>
  );
}
