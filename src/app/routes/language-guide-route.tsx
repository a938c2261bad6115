import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { LanguageGuidePage } from '../../features/language-guide/language-guide-page';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

/** `/guide/:apartment`, the third guide screen (ruling 22). The parameter is decoded by the router. */
export function Component() {
  const { apartment = '' } = useParams();
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const brand = useStore(siteContentStore, (site) => site.content?.brand);
  return <LanguageGuidePage apartment={apartment} lang={lang} brand={brand ?? null} />;
}
