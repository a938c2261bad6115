import { StaysPage } from '../../features/reception/stays/stays-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/stays` */
export function Component() {
  return <StaysPage lang={useDeskLanguage()} />;
}
