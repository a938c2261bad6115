import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { telAddress } from '../../domain/hotel-phone';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/page/page-head';
import { PageHero } from '../../ui/page/page-hero';
import { useFacts } from './facts';
import css from './programme-page.module.css';
import { WithAmounts } from '../../ui/with-amounts';

interface ProgrammePageProps {
  brand: string | null;
  phone: string | null;
  contact: string;
}

const PARTNERS = ['owners', 'agents', 'companies'] as const;

/** `/chuong-trinh-hop-tac` */
export function ProgrammePage({ brand, phone, contact }: ProgrammePageProps) {
  const { t } = useTranslation('company');
  const facts = useFacts();
  return (
    <>
      <PageHead title={t('programme.title')} brand={brand} description={t('programme.description')} />
      <PageHero heading={t('programme.heading')} lead={t('programme.lead')} picture="hotel/lobby" alt="" />
      <div className={css.ways}>
        {PARTNERS.map((partner) => (
          <section key={partner}>
            <h2>{t(`programme.ways.${partner}.name`)}</h2>
            <p>{t(`programme.ways.${partner}.text`)}</p>
            <ul>
              {t(`programme.ways.${partner}.points`, { returnObjects: true }).map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className={css.steps}>
        <h2>{t('programme.steps.heading')}</h2>
        <ol>
          {t('programme.steps.items', { returnObjects: true, ...facts }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <Link className="btn" to={contact}>
            {t('programme.steps.write')}
          </Link>
          {phone && (
            <a className="btn quiet" href={telAddress(phone)}>
              <WithAmounts text={t('programme.steps.call', { phone })} />
            </a>
          )}
        </p>
      </section>
    </>
  );
}
