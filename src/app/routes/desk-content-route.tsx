import { ContentPage } from '../../features/reception/content/content-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/content` */
export function Component() {
  return <ContentPage lang={useDeskLanguage()} />;
}
