import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { DESK_PATH, PATHS } from '../../contract/page-addresses';
import { secretIn } from '../../domain/straight-link';
import { InvitationPage } from '../../features/accounts/invitation-page';
import { openLogin, signedIn } from '../site/session';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

/** Page of an invitation to work in the house. Its token stands in the fragment and is not kept in the address. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => secretIn(hash, 'token'));
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const brand = useStore(siteContentStore, (site) => site.content?.brand ?? null);
  return (
    <InvitationPage
      token={token}
      lang={lang}
      brand={brand}
      home={PATHS.home}
      onSignedIn={(user) => {
        signedIn(user);
        void navigate(DESK_PATH, { replace: true });
      }}
      onLogin={() => openLogin()}
    />
  );
}
