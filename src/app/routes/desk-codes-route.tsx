import { CodesPage } from '../../features/reception/codes/codes-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/codes` */
export function Component() {
  return <CodesPage lang={useDeskLanguage()} />;
}
