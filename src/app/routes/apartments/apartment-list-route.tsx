import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { type Area, areaOfCity } from '../../../domain/catalogue/areas';
import { areaName, usualArea } from '../../../domain/catalogue/area-names';
import { citiesOf, type HousePlace } from '../../../domain/catalogue/places';
import type { Language } from '../../../domain/languages';
import { ApartmentListPage } from '../../../features/apartments/apartment-list-page';
import { EmptyState } from '../../../ui/empty-state';
import { PageHead } from '../../../ui/page/page-head';
import {
  apartmentListPath,
  apartmentPath,
  apartmentPathInArea,
  areaOfListPath,
} from '../../../contract/page-addresses';
import { siteContentStore } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

/** `/apartment`, `/apartment-ha-noi`, `/apartment-ha-long`, `/apartments/:locationSlug` */
export function Component() {
  const { locationSlug } = useParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { area?: unknown } | null };
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const { content, places } = useStore(siteContentStore);
  const wished = typeof state?.area === 'string' ? state.area : null;
  const isHere = (area: Area | null): boolean => places === null || places.some((place) => place.area === area);
  const named = locationSlug === undefined ? areaOfListPath(pathname) : areaOfCity(locationSlug);
  const area = named ?? (wished !== null && isHere(wished) ? wished : usualArea(places));
  if (area === null || !isHere(area)) return <NoCity places={places ?? []} lang={lang} />;
  return (
    <ApartmentListPage
      key={area}
      area={area}
      city={places?.find((place) => place.area === area)?.name ?? areaName(area, lang)}
      byLocation={locationSlug !== undefined}
      lang={lang}
      brand={content?.brand ?? null}
      pageOf={locationSlug === undefined ? apartmentPathInArea : apartmentPath}
    />
  );
}

/** A city that we are not in, with the ways to those that we are in. */
function NoCity({ places, lang }: { places: readonly HousePlace[]; lang: Language }) {
  const { t } = useTranslation('apartments');
  return (
    <>
      <PageHead title={t('none.cityHeading')} hidden />
      <EmptyState
        page
        heading={t('none.cityHeading')}
        text={places.length === 0 ? t('none.areaText') : t('none.cityText', { cities: citiesOf(places, lang) })}
        actions={places.map(({ area, name }) => (
          <Link key={area} className="btn quiet" to={apartmentListPath(area)}>
            {t('allIn', { city: name })}
          </Link>
        ))}
      />
    </>
  );
}
