import { AuditPage } from '../../features/reception/audit/audit-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/audit` */
export function Component() {
  return <AuditPage lang={useDeskLanguage()} />;
}
