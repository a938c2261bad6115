import { BookingsPage } from '../../features/reception/bookings/bookings-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/bookings` */
export function Component() {
  return <BookingsPage lang={useDeskLanguage()} />;
}
