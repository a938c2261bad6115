import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import type { Language } from '../../domain/languages';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { useDismiss } from '../../ui/hooks/use-dismiss';
import { HELP_PATH, PATHS } from '../../contract/page-addresses';
import { MenuSign } from './menus/menu-sign';
import css from './site-header.module.css';
import { StayMenu } from './menus/stay-menu';

interface SiteHeaderProps {
  brand: string | null;
  /** The guide of this phone's apartment; `null` while none is known. */
  guide: string | null;
  /** True when this phone has something booked. */
  booked: boolean;
  /** The language that the switch leads to, and what it calls itself. */
  other: { lang: string; name: string };
  onSwitchLanguage: () => void;
  lang: Language;
  /** The user's menu, or the button to log in. */
  user?: ReactNode;
}

const NAV_ID = 'site-nav';

/** Logo, links and language; up to 480 px the links fold into a menu (specification §2 and §9). */
export function SiteHeader({ brand, guide, booked, other, onSwitchLanguage, lang, user }: SiteHeaderProps) {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  useDismiss(open, close, header, burger);

  return (
    <header className={css.header} ref={header}>
      <div className={css.row}>
        <Link to={PATHS.home} className={css.brand} aria-label={t('header.home', { brand: brand ?? '' })}>
          <Logo brand={brand} />
        </Link>
        {/* Before the menu that it opens, so that the keyboard goes on in it; it is drawn at the end of the row. */}
        <button
          type="button"
          ref={burger}
          className={css.burger}
          aria-expanded={open}
          aria-controls={NAV_ID}
          aria-label={t(open ? 'header.closeMenu' : 'header.menu')}
          onClick={() => setOpen(!open)}
        >
          <MenuSign open={open} />
        </button>
        <nav id={NAV_ID} aria-label={t('header.nav')} className={css.nav} data-open={open || undefined}>
          <StayMenu lang={lang} onLeave={close} />
          <NavLink to={HELP_PATH} onClick={close}>
            {t('header.help')}
          </NavLink>
          {guide ? (
            <a href={guide}>{t('header.guide')}</a>
          ) : (
            <Link to={`${PATHS.home}#open-guide`} onClick={close}>
              {t('header.guide')}
            </Link>
          )}
          <NavLink to={PATHS.guestForm} onClick={close}>
            {t('header.guestForm')}
          </NavLink>
          {booked && (
            <NavLink to={PATHS.ownBookings} onClick={close}>
              {t('own.short')}
            </NavLink>
          )}
        </nav>
        <button type="button" lang={other.lang} className={css.language} onClick={onSwitchLanguage}>
          <Icon name="globe" />
          {other.name}
        </button>
        {user}
      </div>
    </header>
  );
}
