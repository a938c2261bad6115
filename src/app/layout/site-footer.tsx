import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuideContent } from '../../contract/content';
import { telAddress } from '../../domain/phone';
import { Logo } from '../../ui/logo';
import { OFFERED_AREAS } from '../../domain/areas';
import { apartmentListPath, PATHS } from '../paths';
import css from './site-footer.module.css';
import { TileBand } from './tile-band';

interface SiteFooterProps {
  /** The hotel's words and phones; `null` until this phone has ever reached the server. */
  content: GuideContent | null;
  guide: string | null;
}

export function SiteFooter({ content, guide }: SiteFooterProps) {
  const { t } = useTranslation('site');
  return (
    <footer className={css.footer}>
      <TileBand />
      <div className={css.columns}>
        <div className={css.about}>
          <Logo brand={content?.brand ?? null} />
          <p>{t('footer.about')}</p>
        </div>
        <div>
          <h2>{t('footer.links')}</h2>
          {guide ? (
            <a href={guide}>{t('footer.guide')}</a>
          ) : (
            <Link to={`${PATHS.home}#open-guide`}>{t('footer.guide')}</Link>
          )}
          <Link to={PATHS.guestForm}>{t('footer.guestForm')}</Link>
          {OFFERED_AREAS.map((area) => (
            <Link key={area} to={apartmentListPath(area)}>
              {t('menu.apartments', { area: t(`menu.areas.${area}`) })}
            </Link>
          ))}
        </div>
        <div>{content && <Place content={content} />}</div>
        <div>{content && <Phones phones={content.phones} />}</div>
      </div>
      <div className={css.legal}>
        <p>{content && t('footer.copyright', { year: new Date().getFullYear(), brand: content.brand })}</p>
        <p>{t('footer.pending')}</p>
      </div>
    </footer>
  );
}

function Place({ content }: { content: GuideContent }) {
  const { t } = useTranslation('site');
  return (
    <>
      <h2>{t('footer.address')}</h2>
      <p>{content.address}</p>
      {content.mapUrl && (
        <a href={content.mapUrl} target="_blank" rel="noopener noreferrer">
          {t('footer.map')}
        </a>
      )}
    </>
  );
}

function Phones({ phones }: { phones: GuideContent['phones'] }) {
  const { t } = useTranslation('site');
  return (
    <>
      <h2>{t('footer.reception')}</h2>
      <a className={css.big} href={telAddress(phones.reception)}>
        {phones.reception}
      </a>
      <p className={css.small}>{t('footer.answer')}</p>
      <h2>{t('footer.customerService')}</h2>
      <a href={telAddress(phones.customerService)}>{phones.customerService}</a>
      <h2>{t('footer.zalo')}</h2>
      <a href={telAddress(phones.zalo)}>{phones.zalo}</a>
      <h2>{t('footer.payment')}</h2>
      <p className={css.payment}>{t('footer.payments')}</p>
    </>
  );
}
