import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentInView } from '../../ui/hooks/use-current-in-view';
import css from './about-nav.module.css';

/** Pages about the company, in the order of the hub. */
export const ABOUT_PAGES = ['company', 'group', 'culture', 'story'] as const;
export type AboutPage = (typeof ABOUT_PAGES)[number];
/** Addresses of the hub and of its pages. */
export type AboutPaths = Readonly<Record<AboutPage | 'hub', string>>;

/** From one page about the company to the others. */
export function AboutNav({ paths }: { paths: AboutPaths }) {
  const { t } = useTranslation('company');
  const nav = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <nav ref={nav} className={css.nav} aria-label={t('nav.label')}>
      {(['hub', ...ABOUT_PAGES] as const).map((name) => (
        <NavLink key={name} to={paths[name]} end>
          {t(`nav.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
