import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from './site-language';
import { SiteApp } from './site-app';
import { createSiteRouter } from './router';
import { startSiteServices } from './site-services';

/** Words first, then the page, then everything that nobody waits for. */
export async function bootSite(): Promise<void> {
  await startLanguage();
  const place = document.getElementById('root');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <SiteApp router={createSiteRouter()} />
    </StrictMode>,
  );
  startSiteServices();
}
