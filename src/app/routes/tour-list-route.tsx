import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { slugOf } from '../../domain/blog/slug';
import { TOUR_LIST_AREAS } from '../../domain/tours/tours';
import { TourListPage } from '../../features/tours/tour-list-page';
import { TOUR_LIST_PATHS, tourPathIn } from '../../contract/page-addresses';
import { houseStore } from '../site/house';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

/** `/tour`, `/tour-ha-noi`, `/tour-ha-long`: the area of the address, else of the navigation state (specification §2). */
export function Component() {
  const { pathname, state } = useLocation() as { pathname: string; state: { location?: unknown } | null };
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const { own } = useStore(houseStore);
  const named = TOUR_LIST_AREAS.find((area) => pathname.startsWith(TOUR_LIST_PATHS[area]));
  const area = named ?? TOUR_LIST_AREAS.find((one) => one === state?.location) ?? null;
  return (
    <TourListPage
      key={area}
      area={area}
      areas={own ? [] : TOUR_LIST_AREAS}
      lang={lang}
      brand={content?.brand ?? null}
      lists={TOUR_LIST_PATHS}
      pageOf={({ name }) => tourPathIn(area ?? 'all', slugOf(name))}
    />
  );
}
