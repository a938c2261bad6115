import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { serverNow } from '../../api/server-clock';
import { dayInVietNam } from '../../domain/days';
import { otherLanguage } from '../../domain/languages';
import { hasOwnBookings } from '../../offline/bookings/booked-until';
import { openLogin, sessionStore } from '../site/session';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore, switchLanguage } from '../site/site-language';
import { ContactWidget } from './contact-widget';
import { LoginHost } from './login-host';
import { Notices } from './notices';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './site-header';
import css from './site-layout.module.css';
import { useArrival } from './use-arrival';
import { useGuideOfThisPhone } from './use-guide-of-this-phone';
import { UserMenu } from './menus/user-menu';

/**
 * Header, page, footer, notices.
 *
 * @param children what stands in the place of the route's own page
 */
export function SiteLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('site');
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const other = otherLanguage(lang);
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
      {content && <ContactWidget content={content} />}
      <LoginHost />
      <Notices />
    </>
  );
}
