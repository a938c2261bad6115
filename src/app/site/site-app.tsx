import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { useStore } from 'zustand';
import { siteLanguageStore } from './site-language';

/** Providers around the routes. A switch of language puts other words under the same page, which stays as it is. */
export function SiteApp({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const i18n = useStore(siteLanguageStore, (site) => site.i18n);
  if (!i18n) return null;
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  );
}
