import { ReadingPage } from '../../features/reception/reading/reading-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/reading` */
export function Component() {
  return <ReadingPage lang={useDeskLanguage()} />;
}
