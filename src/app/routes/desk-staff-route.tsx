import { StaffPage } from '../../features/reception/staff/staff-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/staff` */
export function Component() {
  return <StaffPage lang={useDeskLanguage()} />;
}
