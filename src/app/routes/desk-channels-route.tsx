import { ChannelsPage } from '../../features/reception/channels/channels-page';
import { useDeskLanguage } from '../desk-language';

/** `/reception/channels` */
export function Component() {
  return <ChannelsPage lang={useDeskLanguage()} />;
}
