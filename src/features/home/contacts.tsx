import { useTranslation } from 'react-i18next';
import type { GuideContent } from '../../contract/content';
import { telAddress } from '../../domain/phone';
import css from './contacts.module.css';

/** Who the house is, and whom to call. */
export function Contacts({ content }: { content: GuideContent }) {
  const { t } = useTranslation('site');
  const { reception, customerService, motorbike, zalo } = content.phones;
  const others = [
    [t('footer.customerService'), customerService],
    [t('footer.zalo'), zalo],
    [t('footer.motorbike'), motorbike],
  ] as const;
  return (
    <div className={css.contacts}>
      <section>
        <h2>{t('home.about.heading', { brand: content.brand })}</h2>
        <p>{t('home.about.text')}</p>
        <p className={css.address}>
          {content.address}
          {content.mapUrl && (
            <a href={content.mapUrl} target="_blank" rel="noopener noreferrer">
              {t('footer.map')}
            </a>
          )}
        </p>
      </section>
      <section>
        <h2>{t('home.contact.heading')}</h2>
        <p>{t('home.contact.text')}</p>
        <a className={css.big} href={telAddress(reception)}>
          <small>{t('footer.reception')}</small>
          {reception}
        </a>
        <ul>
          {others.map(([who, phone]) => (
            <li key={who}>
              <a href={telAddress(phone)}>
                <span>{who}</span>
                <b className="num">{phone}</b>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
