import { LimitsPage } from '../../features/reception/limits/limits-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/limits` */
export function Component() {
  return <LimitsPage lang={useDeskLanguage()} />;
}
