import { useStore } from 'zustand';
import { PartnersPage } from '../../features/company/partners-page';
import { PROGRAMME_PATH } from '../../contract/page-addresses';
import { siteContentStore } from '../site/site-content';

/** `/coperate`, as the specification spells it */
export function Component() {
  const content = useStore(siteContentStore, (site) => site.content);
  return <PartnersPage brand={content?.brand ?? null} programme={PROGRAMME_PATH} />;
}
