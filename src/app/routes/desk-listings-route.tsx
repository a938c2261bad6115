import { ListingsPage } from '../../features/reception/listings/listings-page';
import { useDeskLanguage } from '../desk/desk-language';
import { LISTING_VIEWS } from '../desk/desk-listing-views';

/** `/reception/offers` */
export function Component() {
  return <ListingsPage lang={useDeskLanguage()} views={LISTING_VIEWS} />;
}
