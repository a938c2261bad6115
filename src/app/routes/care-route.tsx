import { useStore } from 'zustand';
import { CarePage } from '../../features/policies/care-page';
import { zaloAddress } from '../../domain/chat/address';
import { CONTACT_PATH, SUPPORT_PATH } from '../../contract/page-addresses';
import { siteContentStore } from '../site/site-content';

/** `/cham-soc-khach-hang` */
export function Component() {
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <CarePage
      brand={content?.brand ?? null}
      phone={content?.phones.customerService ?? null}
      zalo={content && zaloAddress(content.phones.zalo)}
      contact={CONTACT_PATH}
      support={SUPPORT_PATH}
    />
  );
}
