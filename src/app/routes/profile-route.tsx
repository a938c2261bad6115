import { useStore } from 'zustand';
import { bookingPagePath } from '../../contract/bookings/stay-address';
import { ProfileGate } from '../../features/accounts/profile-gate';
import { ProfilePage } from '../../features/accounts/profile-page';
import { openLogin, renamed, sessionOver, sessionStore } from '../site/session';
import { siteContentStore, useApartmentsPath } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

/** `/dashbroad`, as the specification spells it. */
export function Component() {
  const user = useStore(sessionStore, (session) => session.user);
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const brand = useStore(siteContentStore, (site) => site.content?.brand ?? null);
  const apartments = useApartmentsPath();
  if (!user) {
    return <ProfileGate brand={brand} onLogin={() => openLogin()} onRegister={() => openLogin('register')} />;
  }
  return (
    <ProfilePage
      key={user.id}
      user={user}
      lang={lang}
      brand={brand}
      paths={{ bookingOf: bookingPagePath, apartments }}
      onRenamed={renamed}
      onSessionOver={sessionOver}
    />
  );
}
