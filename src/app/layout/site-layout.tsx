import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { serverNow } from '../../api/server-clock';
import { dayInVietNam } from '../../domain/days';
import { otherLanguage } from '../../domain/languages';
import { hasOwnBookings } from '../../offline/own-bookings';
import { PATHS } from '../paths';
import { openLogin, sessionStore } from '../session';
import { siteContentStore } from '../site-content';
import { siteLanguageStore, switchLanguage } from '../site-language';
import { ContactWidget } from './contact-widget';
import { LoginHost } from './login-host';
import { Notices } from './notices';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import css from './site-layout.module.css';
import { useGuideOfThisPhone } from './use-guide-of-this-phone';
import { UserMenu } from './user-menu';

/**
 * Header, page, footer, notices.
 *
 * @param children what stands in the place of the route's own page
 */
export function SiteLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('site');
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const other = otherLanguage(lang);
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const content = useStore(siteContentStore, (site) => site.content);
  const guide = useGuideOfThisPhone();
  const user = useStore(sessionStore, (session) => session.user);
  useArrival();
  // An address that names a language has to follow the switch, or the next reload would undo it.
  const switchHere = (): void => {
    void switchLanguage(other);
    if (!search.has('lang')) return;
    search.set('lang', other);
    setSearch(search, { replace: true });
  };
  return (
    <>
      <a className={css.skip} href="#main">
        {t('header.skip')}
      </a>
      <SiteHeader
        brand={content?.brand ?? null}
        guide={guide}
        booked={hasOwnBookings(dayInVietNam(serverNow()))}
        other={{ lang: other, name: t('language.other') }}
        onSwitchLanguage={switchHere}
        lang={lang}
        user={<UserMenu />}
      />
      <main id="main" tabIndex={-1} className={css.main}>
        {children ?? <Outlet />}
      </main>
      <SiteFooter content={content} onLogin={user ? undefined : () => openLogin()} />
      {content && pathname !== PATHS.bookingPage && <ContactWidget content={content} />}
      <LoginHost />
      <Notices />
    </>
  );
}

/**
 * Takes away what the server said about the page that this visit began on: a browser's share button and a saved page
 * believe the canonical address, wherever somebody has gone since.
 */
function forgetServedHead(): void {
  for (const said of document.head.querySelectorAll('[data-served]')) said.remove();
}

/**
 * After every change of route: the top of the page, and the focus on its heading, where a screen reader goes on. An
 * address with a hash goes to its place instead. The first page of a visit is left to the browser, hash apart: its place
 * was not there yet when the browser looked for it.
 */
function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (place) {
      place.scrollIntoView({ block: 'center' });
      place.focus({ preventScroll: true });
      return;
    }
    if (before === null || before === pathname) return;
    forgetServedHead();
    window.scrollTo(0, 0);
    // A page that is still asking has no heading yet: its place is the beginning of what changes.
    const arrival = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    arrival?.setAttribute('tabindex', '-1');
    arrival?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
