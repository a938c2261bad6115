import { useStore } from 'zustand';
import { PrivacyPage } from '../../features/policies/privacy-page';
import { CONTACT_PATH } from '../../contract/page-addresses';
import { useLegal } from '../site/legal';
import { siteContentStore } from '../site/site-content';

/** `/chinh-sach-bao-mat` */
export function Component() {
  const legal = useLegal();
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <PrivacyPage
      brand={content?.brand ?? null}
      phone={content?.phones.customerService ?? null}
      contact={CONTACT_PATH}
      legal={legal}
    />
  );
}
