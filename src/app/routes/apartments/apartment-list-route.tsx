import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { OFFERED_AREAS } from '../../../domain/catalogue/areas';
import { areaOfSlug, type OfferedArea } from '../../../domain/bookings/stay-search';
import { ApartmentListPage } from '../../../features/apartments/apartment-list-page';
import { EmptyState } from '../../../ui/empty-state';
import { PageHead } from '../../../ui/page/page-head';
import { apartmentListPath, apartmentPath, apartmentPathInArea } from '../../../contract/page-addresses';
import { siteContentStore } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

const offered = (value: unknown): OfferedArea | null => OFFERED_AREAS.find((area) => area === value) ?? null;

/** The area of a list: what the address names, the navigation state's, or Ha Noi (specification §2). */
function useArea(): OfferedArea {
  const { pathname, state } = useLocation() as { pathname: string; state: { area?: unknown } | null };
  const named = OFFERED_AREAS.find((area) => pathname.startsWith(apartmentListPath(area)));
  return named ?? offered(state?.area) ?? 'HA_NOI';
}

/** `/apartment`, `/apartment-ha-noi`, `/apartment-ha-long`, `/apartments/:locationSlug` */
export function Component() {
  const { locationSlug } = useParams();
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const areaHere = useArea();
  const area = locationSlug === undefined ? areaHere : areaOfSlug(locationSlug);
  if (area === null) return <NoCity />;
  return (
    <ApartmentListPage
      key={area}
      area={area}
      byLocation={locationSlug !== undefined}
      lang={lang}
      brand={content?.brand ?? null}
      pageOf={locationSlug === undefined ? apartmentPathInArea : apartmentPath}
    />
  );
}

/** A city that we are not in, with the ways to those that we are in. */
function NoCity() {
  const { t } = useTranslation('apartments');
  return (
    <>
      <PageHead title={t('none.cityHeading')} hidden />
      <EmptyState
        page
        heading={t('none.cityHeading')}
        text={t('none.cityText')}
        actions={OFFERED_AREAS.map((area) => (
          <Link key={area} className="btn quiet" to={apartmentListPath(area)}>
            {t('allIn', { city: t(`areas.${area}`) })}
          </Link>
        ))}
      />
    </>
  );
}
