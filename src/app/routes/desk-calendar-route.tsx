import { CalendarPage } from '../../features/reception/calendar-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/calendar` */
export function Component() {
  return <CalendarPage lang={useDeskLanguage()} />;
}
