import { OffersPage } from '../../features/reception/offers/offers-page';
import { useDeskLanguage } from '../desk/desk-language';
import { OFFER_VIEWS } from '../desk/desk-offer-views';

/** `/reception/offers` */
export function Component() {
  return <OffersPage lang={useDeskLanguage()} views={OFFER_VIEWS} />;
}
