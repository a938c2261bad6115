import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OFF_HOURS_REPLY_MINUTES, REPLY_WITHIN_MINUTES } from '../../domain/company';
import { telAddress } from '../../domain/hotel-phone';
import { Icon } from '../../ui/icon';
import { PageHead } from '../../ui/page/page-head';
import { PageHero } from '../../ui/page/page-hero';
import css from './care-page.module.css';
import { WithAmounts } from '../../ui/with-amounts';

interface CarePageProps {
  brand: string | null;
  /** Customer care's number, and the chat's address; `null` until this phone knows the hotel. */
  phone: string | null;
  zalo: string | null;
  contact: string;
  support: string;
}

const TIMES = { minutes: REPLY_WITHIN_MINUTES, hours: OFF_HOURS_REPLY_MINUTES / 60 };

/** `/cham-soc-khach-hang` */
export function CarePage({ brand, phone, zalo, contact, support }: CarePageProps) {
  const { t } = useTranslation('policies');
  return (
    <>
      <PageHead title={t('care.title')} brand={brand} description={t('care.description', TIMES)} />
      <PageHero heading={t('care.heading')} lead={t('care.lead')} picture="hotel/lobby" alt="" />
      <ul className={css.promises}>
        {(['always', 'fast', 'late'] as const).map((name) => (
          <li key={name}>
            <b>{t(`care.promises.${name}.figure`, TIMES)}</b>
            <span>{t(`care.promises.${name}.text`)}</span>
          </li>
        ))}
      </ul>
      <div className={css.columns}>
        <section aria-labelledby="care-ways">
          <h2 id="care-ways">{t('care.ways.heading')}</h2>
          <ul className={css.ways}>
            {phone && (
              <li>
                <a href={telAddress(phone)}>
                  <ContactText name={t('care.ways.call.name')} text={`${phone} · ${t('care.ways.call.text')}`} />
                </a>
              </li>
            )}
            <li>
              <Link to={contact}>
                <ContactText name={t('care.ways.write.name')} text={t('care.ways.write.text')} />
              </Link>
            </li>
            <li>
              <Link to={support}>
                <ContactText name={t('care.ways.issue.name')} text={t('care.ways.issue.text')} />
              </Link>
            </li>
            {zalo && (
              <li>
                <a href={zalo} target="_blank" rel="noopener noreferrer">
                  <ContactText name={t('care.ways.zalo.name')} text={t('care.ways.zalo.text')} />
                </a>
              </li>
            )}
          </ul>
        </section>
        <section aria-labelledby="care-how">
          <h2 id="care-how">{t('care.how.heading')}</h2>
          <ol className={css.steps}>
            {t('care.how.steps', { returnObjects: true }).map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function ContactText({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span>
        <b>{name}</b>
        <small>
          <WithAmounts text={text} />
        </small>
      </span>
      <Icon name="chevron-right" />
    </>
  );
}
