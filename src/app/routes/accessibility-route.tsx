import { useStore } from 'zustand';
import { CONTACT_PATH } from '../../contract/page-addresses';
import { AccessibilityPage } from '../../features/policies/accessibility-page';
import { siteContentStore } from '../site/site-content';

/** `/tro-nang`, `/accessibility` */
export function Component() {
  const content = useStore(siteContentStore, (site) => site.content);
  return (
    <AccessibilityPage
      brand={content?.brand ?? null}
      phone={content?.phones.customerService ?? null}
      contact={CONTACT_PATH}
    />
  );
}
