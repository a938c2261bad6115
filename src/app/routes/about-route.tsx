import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ABOUT_PAGES } from '../../features/company/about-nav';
import { AboutCompany } from '../../features/company/about-company';
import { ABOUT_PATHS } from '../../contract/page-addresses';
import { siteContentStore } from '../site/site-content';

/** `/about-us` and the pages under it */
export function Component() {
  const { pathname } = useLocation();
  const content = useStore(siteContentStore, (site) => site.content);
  const page = ABOUT_PAGES.find((name) => ABOUT_PATHS[name] === pathname.replace(/\/+$/, '')) ?? 'hub';
  return <AboutCompany brand={content?.brand ?? null} page={page} paths={ABOUT_PATHS} />;
}
