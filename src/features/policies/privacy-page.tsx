import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { telAddress } from '../../domain/hotel-phone';
import { retentionFigures } from '../../domain/privacy/retention';
import { createQuery, querySource } from '../../offline/query/query';
import { guestRetention } from '../../offline/query/retention';
import { useQuery } from '../../ui/hooks/use-query';
import { LegalRows } from '../../ui/page/legal-rows';
import { PageHead } from '../../ui/page/page-head';
import { RichText } from '../../ui/rich-text';
import css from './privacy-page.module.css';
import { WithAmounts } from '../../ui/with-amounts';

/** Tells whether this device knows the figures that a sentence asks for. */
const isWhole = (sentence: string): boolean => !sentence.includes('{{');

interface PrivacyPageProps {
  brand: string | null;
  phone: string | null;
  contact: string;
  /** Names and values of what is told of who stands behind the house. */
  legal: readonly string[][];
}

/** `/chinh-sach-bao-mat`: seven sections that say what this software really does. */
export function PrivacyPage({ brand, phone, contact, legal }: PrivacyPageProps) {
  const { t } = useTranslation('policies');
  const { data: days } = useQuery(useMemo(() => createQuery(querySource(guestRetention())), []));
  const sections = t('privacy.sections', {
    returnObjects: true,
    ...(days ? retentionFigures(days) : { skipInterpolation: true }),
  });
  return (
    <div className={css.page}>
      <PageHead title={t('privacy.title')} brand={brand} description={t('privacy.description')} />
      <header>
        <h1>{t('privacy.heading')}</h1>
        <p className={css.lead}>{t('privacy.lead')}</p>
        <p className={css.updated}>{t('privacy.updated')}</p>
      </header>
      <nav className={css.contents} aria-label={t('privacy.contents')}>
        <p aria-hidden="true">{t('privacy.contents')}</p>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.sections}>
        {sections.map(({ id, heading, text, points }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p>{text}</p>
            <ul>
              {points.filter(isWhole).map((point) => (
                <li key={point}>
                  <RichText text={point} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {legal.length > 0 && (
          <dl className={css.legal}>
            <LegalRows facts={legal} />
          </dl>
        )}
        <p className={css.ways}>
          <Link className="btn" to={contact}>
            {t('privacy.write')}
          </Link>
          {phone && (
            <a className="btn quiet" href={telAddress(phone)}>
              <WithAmounts text={t('privacy.call', { phone })} />
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
