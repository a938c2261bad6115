import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { secretIn } from '../../domain/straight-link';
import { ResetPage } from '../../features/accounts/reset-page';
import { PATHS } from '../../contract/page-addresses';
import { openLogin } from '../site/session';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

/** Page that the mail's link leads to. Its token stands in the fragment and is not kept in the address. */
export function Component() {
  const { hash } = useLocation();
  const [token] = useState(() => secretIn(hash, 'token'));
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const brand = useStore(siteContentStore, (site) => site.content?.brand ?? null);
  return (
    <ResetPage
      token={token}
      lang={lang}
      brand={brand}
      home={PATHS.home}
      onLogin={() => openLogin()}
      onForgot={() => openLogin('forgot')}
    />
  );
}
