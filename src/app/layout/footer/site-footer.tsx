import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { GuideContent } from '../../../contract/guide/content';
import { FOUNDED_YEAR } from '../../../domain/company';
import { dayInVietNam } from '../../../domain/days';
import { telAddress } from '../../../domain/hotel-phone';
import { Logo } from '../../../ui/logo';
import { houseStore } from '../../site/house';
import { useLegal } from '../../site/legal';
import { FooterLinks } from './footer-links';
import { PaymentMarks } from './payment-marks';
import css from './site-footer.module.css';
import { TileBand } from '../tile-band';
import { zaloAddress } from '../../../domain/chat/address';

/** The year in Viet Nam. */
const thisYear = (): number => Number(dayInVietNam(Date.now()).slice(0, 4));

interface SiteFooterProps {
  /** The hotel's words and phones; `null` until this phone has ever reached the server. */
  content: GuideContent | null;
  /** Opens the login; absent while somebody is signed in. */
  onLogin?: (() => void) | undefined;
}

export function SiteFooter({ content, onLogin }: SiteFooterProps) {
  const { t } = useTranslation('site');
  const { own } = useStore(houseStore);
  const legal = useLegal();
  return (
    <footer className={css.footer}>
      <TileBand />
      <div className={css.columns}>
        <div className={css.about}>
          <Logo brand={content?.brand ?? null} />
          <p>{t('footer.about', { year: FOUNDED_YEAR })}</p>
          {content && <Social content={content} />}
        </div>
        <FooterLinks brand={content?.brand ?? null} onLogin={onLogin} />
        <div className={css.reach}>{content && <Reach content={content} />}</div>
      </div>
      <div className={css.paid}>{content && <PaymentMarks walletClosed={content.walletClosed ?? false} />}</div>
      <div className={css.legal}>
        <p>{content && t('footer.copyright', { year: thisYear(), brand: content.brand })}</p>
        {!own && <p>{t('footer.pending')}</p>}
        {legal.length > 0 && (
          <ul>
            {legal.map(([name = '', value = '']) => (
              <li key={name}>{/^https:/.test(value) ? <a href={value}>{name}</a> : `${name}: ${value}`}</li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

/** Links alone: nothing of theirs is loaded before one is tapped. */
function Social({ content }: { content: GuideContent }) {
  const { t } = useTranslation('site');
  const links = [
    { name: t('footer.facebook'), to: content.facebookUrl },
    { name: t('footer.zaloName'), to: content.phones.zalo && zaloAddress(content.phones.zalo) },
    { name: t('footer.telegram'), to: content.telegramUrl },
  ];
  return (
    <ul className={css.social} aria-label={t('footer.social')}>
      {links.map(
        ({ name, to }) =>
          to && (
            <li key={name}>
              <a href={to} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

function Reach({ content }: { content: GuideContent }) {
  const { t } = useTranslation('site');
  const { address, mapUrl, phones, email } = content;
  return (
    <>
      <h2>{t('footer.reception')}</h2>
      <a className={css.big} translate="no" href={telAddress(phones.reception)}>
        {phones.reception}
      </a>
      {phones.customerService && (
        <>
          <h2>{t('footer.customerService')}</h2>
          <a translate="no" href={telAddress(phones.customerService)}>
            {phones.customerService}
          </a>
        </>
      )}
      {email && (
        <a translate="no" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      <h2>{t('footer.address')}</h2>
      <p>{address}</p>
      {mapUrl && (
        <a href={mapUrl} target="_blank" rel="noopener noreferrer">
          {t('footer.map')}
        </a>
      )}
    </>
  );
}
