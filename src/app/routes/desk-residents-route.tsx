import { ResidentsPage } from '../../features/reception/residents/residents-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/residents` */
export function Component() {
  return <ResidentsPage lang={useDeskLanguage()} />;
}
