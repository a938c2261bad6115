import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { PATHS } from '../paths';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import css from './site-header.module.css';

interface SiteHeaderProps {
  brand: string | null;
  /** The guide of this phone's apartment; `null` while none is known. */
  guide: string | null;
  /** The language that the switch leads to, and what it calls itself. */
  other: { lang: string; name: string };
  onSwitchLanguage: () => void;
}

const NAV_ID = 'site-nav';

/** Logo, links and language; up to 480 px the links fold into a menu. */
export function SiteHeader({ brand, guide, other, onSwitchLanguage }: SiteHeaderProps) {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      burger.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <header className={css.header} ref={header}>
      <div className={css.row}>
        <Link to={PATHS.home} className={css.brand} aria-label={t('header.home', { brand: brand ?? '' })}>
          <Logo brand={brand} />
        </Link>
        <nav id={NAV_ID} aria-label={t('header.nav')} className={css.nav} data-open={open || undefined}>
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
        </nav>
        <button type="button" lang={other.lang} className={css.language} onClick={onSwitchLanguage}>
          <Icon name="globe" />
          {other.name}
        </button>
        <button
          type="button"
          ref={burger}
          className={css.burger}
          aria-expanded={open}
          aria-controls={NAV_ID}
          aria-label={t(open ? 'header.closeMenu' : 'header.menu')}
          onClick={() => setOpen(!open)}
        >
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            aria-hidden
          >
            <path d={open ? 'm5.5 5.5 13 13M18.5 5.5l-13 13' : 'M4 7.5h16M4 12h16M4 16.5h16'} />
          </svg>
        </button>
      </div>
    </header>
  );
}
