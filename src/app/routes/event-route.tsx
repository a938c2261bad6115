import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { EventPage } from '../../features/events/event-page';
import { apartmentPathInArea, apartmentStoryPath } from '../../contract/page-addresses';
import { siteContentStore, useApartmentsPath } from '../site/site-content';
import { siteLanguageStore } from '../site/site-language';

/** An address may hold anything; no apartment has a longer name, and the server refuses one that long. */
const MAX_NAME = 200;

/** `/event?name=`, from the review slides */
export function Component() {
  const [query] = useSearchParams();
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const brand = useStore(siteContentStore, (site) => site.content?.brand);
  const name = (query.get('name') ?? '').trim().slice(0, MAX_NAME);
  return (
    <EventPage
      key={name}
      name={name}
      lang={lang}
      brand={brand ?? null}
      homes={useApartmentsPath()}
      pageOf={apartmentPathInArea}
      storyOf={apartmentStoryPath}
    />
  );
}
