import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import {
  ABOUT_PATHS,
  ACCESSIBILITY_PATH,
  apartmentListPath,
  BLOG_PATH,
  CONTACT_PATH,
  CUSTOMER_CARE_PATH,
  EVENTS_PATH,
  HELP_PATH,
  PARTNERS_PATH,
  PATHS,
  PRIVACY_PATH,
  PROGRAMME_PATH,
  SEASIDE_HOTEL_PATH,
} from '../../../contract/page-addresses';
import { useHasPage } from '../../site/house';
import { siteContentStore } from '../../site/site-content';
import { GuideLink } from '../guide-link';
import css from './site-footer.module.css';

const COMPANY = [
  ['aboutUs', ABOUT_PATHS.hub],
  ['blog', BLOG_PATH],
  ['events', EVENTS_PATH],
  ['partners', PARTNERS_PATH],
  ['seaside', SEASIDE_HOTEL_PATH],
] as const;
const POLICIES = [
  ['help', HELP_PATH],
  ['contact', CONTACT_PATH],
  ['care', CUSTOMER_CARE_PATH],
  ['privacy', PRIVACY_PATH],
  ['accessibility', ACCESSIBILITY_PATH],
  ['programme', PROGRAMME_PATH],
] as const;

/** The three columns of links at the foot of every page. */
export function FooterLinks({ brand, onLogin }: { brand: string | null; onLogin: (() => void) | undefined }) {
  const { t } = useTranslation('site');
  const places = useStore(siteContentStore, (site) => site.places);
  const hasPage = useHasPage();
  const ofHouse = COMPANY.filter(([, path]) => hasPage(path));
  const company = brand === null ? t('footer.aboutUs') : t('footer.company', { brand });
  return (
    <>
      <nav aria-label={t('footer.links')}>
        <h2>{t('footer.links')}</h2>
        <GuideLink>{t('footer.guide')}</GuideLink>
        <Link to={PATHS.guestForm}>{t('footer.guestForm')}</Link>
        <Link to={PATHS.ownBookings}>{t('own.title')}</Link>
        {places?.map(({ area, name }) => (
          <Link key={area} to={apartmentListPath(area)}>
            {t('menu.apartments', { area: name })}
          </Link>
        ))}
        {onLogin && (
          <button type="button" onClick={onLogin}>
            {t('footer.login')}
          </button>
        )}
      </nav>
      {ofHouse.length > 0 && (
        <nav aria-label={company}>
          <h2>{company}</h2>
          {ofHouse.map(([name, path]) => (
            <Link key={name} to={path}>
              {t(`footer.${name}`)}
            </Link>
          ))}
        </nav>
      )}
      <nav aria-label={t('footer.policies')} className={css.policies}>
        <h2>{t('footer.policies')}</h2>
        {POLICIES.filter(([, path]) => hasPage(path)).map(([name, path]) => (
          <Link key={name} to={path}>
            {t(`footer.${name}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}
