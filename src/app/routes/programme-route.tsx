import { useStore } from 'zustand';
import { ProgrammePage } from '../../features/company/programme-page';
import { CONTACT_PATH } from '../../contract/page-addresses';
import { siteContentStore } from '../site/site-content';

/** `/chuong-trinh-hop-tac` */
export function Component() {
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <ProgrammePage
      brand={content?.brand ?? null}
      phone={content?.phones.customerService ?? null}
      contact={CONTACT_PATH}
    />
  );
}
