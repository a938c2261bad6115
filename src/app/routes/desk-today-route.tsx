import { TodayPage } from '../../features/reception/today/today-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception` */
export function Component() {
  return <TodayPage lang={useDeskLanguage()} />;
}
