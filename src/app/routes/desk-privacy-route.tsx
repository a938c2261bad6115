import { PrivacyPage } from '../../features/reception/privacy/privacy-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/privacy` */
export function Component() {
  return <PrivacyPage lang={useDeskLanguage()} />;
}
