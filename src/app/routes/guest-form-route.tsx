import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { normalizeApartmentCode } from '../../domain/guest-access/apartment-code';
import { guideAddress } from '../../domain/guide/address';
import { GuestFormPage } from '../../features/guest-forms/guest-form-page';
import { houseStore } from '../site/house';
import { siteContentStore } from '../site/site-content';

/** `/form-qr`, also `/form-qr?apartment=B902` (ruling 23). */
export function Component() {
  const [search] = useSearchParams();
  const content = useStore(siteContentStore, (site) => site.content);
  const figures = useStore(houseStore, ({ own }) => own?.figures === true);
  const apartment = normalizeApartmentCode(search.get('apartment'));
  return (
    <GuestFormPage
      key={apartment}
      brand={content?.brand ?? null}
      reception={content?.phones.reception ?? null}
      apartment={apartment}
      figures={figures}
      // The guide is a document of its own.
      openGuide={(code) => window.location.assign(guideAddress(code))}
    />
  );
}
