import { InboxPage } from '../../features/reception/inbox/inbox-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/inbox` */
export function Component() {
  return <InboxPage lang={useDeskLanguage()} />;
}
