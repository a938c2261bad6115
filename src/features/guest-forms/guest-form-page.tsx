import { useTranslation } from 'react-i18next';
import { telAddress } from '../../domain/hotel-phone';
import { PageHead } from '../../ui/page/page-head';
import { GuestForm } from './guest-form';
import css from './guest-form-page.module.css';
import { WithAmounts } from '../../ui/with-amounts';

interface GuestFormPageProps {
  brand: string | null;
  /** Reception's number; `null` until this phone knows it. */
  reception: string | null;
  apartment: string;
  figures?: boolean | undefined;
  openGuide: (apartment: string) => void;
}

/** `/form-qr`: the form, and what the guest gets for it. */
export function GuestFormPage({ brand, reception, apartment, figures, openGuide }: GuestFormPageProps) {
  const { t } = useTranslation('guest-forms');
  return (
    <div className={css.page}>
      <PageHead title={t('title')} brand={brand} description={t('description')} />
      <div>
        <h1>{brand ? t('heading', { brand }) : t('headingPlain')}</h1>
        <p className={css.lead}>{t('lead')}</p>
        <GuestForm apartment={apartment} figures={figures} openGuide={openGuide} />
        <p className={css.help}>
          {reception && (
            <a className="btn quiet" href={telAddress(reception)}>
              <WithAmounts text={t('call', { phone: reception })} />
            </a>
          )}
        </p>
      </div>
      <aside className={css.next}>
        <img src="/pictures/guide/door-password.svg" alt="" width="640" height="480" />
        <h2>{t('next.heading')}</h2>
        <ul>
          {t('next.items', { returnObjects: true }).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{t('next.offline')}</p>
      </aside>
    </div>
  );
}
