import { CalendarPage } from '../../features/reception/calendar/calendar-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/calendar` */
export function Component() {
  return <CalendarPage lang={useDeskLanguage()} />;
}
