import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useWords } from '../../../ui/words';
import { keepTrying } from '../../../offline/network/keep-trying';
import { SECTION_ORDER } from '../../../domain/guide/outline';
import { AskReception } from './ask-reception';
import { DoorAndWifi } from './door-and-wifi';
import { EmergencyCard } from '../sections/emergency-card';
import { GuideEnd } from '../sections/guide-end';
import { GuideEvents } from '../sections/guide-events';
import { GuideHeader } from './guide-header';
import { GuideSearch } from './guide-search';
import { useGuideData, useHas } from '../state/guide-data';
import { goTo, placeOfHash } from '../state/go-to';
import { InstallOffer } from '../sections/install-offer';
import { ApartmentLine } from './apartment-line';
import { openInPage } from '../early/place';
import { PhoneList } from '../sections/phone-list';
import { PortalNote } from './portal-note';
import { SavedLine } from './saved-line';
import { SectionList } from './section-list';
import { ThumbBar } from './thumb-bar';
import { TourFilm } from '../sections/tour-film';
import { openPlace, setOpen, useView } from '../state/view-store';
import css from './guide-page.module.css';

const FilmPopup = lazy(() =>
  keepTrying(() => import('../later/film-popup')).then((module) => ({ default: module.FilmPopup })),
);

/** On the server there is no layout, and React says so on every render. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Until here the early script has opened and closed; from here on it is React's. */
function useTakeOver(): void {
  useBeforePaint(() => {
    setOpen(openInPage());
    document.documentElement.dataset['live'] = '';
  }, []);
}

/** Links to a place open it, also when the address already names it. */
function useDeepLinks(): void {
  useEffect(() => {
    const follow = (): void => {
      const place = placeOfHash(location.hash);
      if (place !== null) goTo(place);
    };
    const click = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const place = link && placeOfHash(link.hash);
      if (place != null && document.getElementById(place)?.matches('[data-section]')) openPlace(place);
    };
    addEventListener('hashchange', follow);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('hashchange', follow);
      document.removeEventListener('click', click);
    };
  }, []);
}

/** The guide of an apartment, whole: what is needed at the door first, then everything else by its number. */
export function GuidePage({ notice }: { notice?: ReactNode }) {
  const { t } = useWords('guide');
  const { content, lang, note } = useGuideData();
  const has = useHas();
  const film = useView((view) => view.film);
  const { main, more } = content.order ?? SECTION_ORDER[lang];
  useTakeOver();
  useDeepLinks();
  return (
    <>
      <GuideHeader />
      <main className={css.page}>
        {note !== undefined && <div data-note="" dangerouslySetInnerHTML={{ __html: note }} />}
        <div className={css.side}>
          <div className={css.title}>
            <h1>{t('title')}</h1>
            <ApartmentLine />
          </div>
          <DoorAndWifi />
          <PortalNote />
          <SavedLine />
          <AskReception />
          <div className={css.wide} data-install="">
            <InstallOffer />
          </div>
        </div>
        <div>
          <GuideSearch />
          <SectionList ids={main} />
          {/* Comes late, when the browser offers it: below what is read first, and beside it where that is all in view. */}
          <div className={css.narrow} data-install="">
            <InstallOffer />
          </div>
          <GuideEvents />
          {has('film 4') && <TourFilm />}
          {more.length > 0 && (
            <>
              <h2 className="grp">{t('more')}</h2>
              <SectionList ids={more} />
            </>
          )}
          <EmergencyCard />
          <PhoneList />
          <GuideEnd />
        </div>
      </main>
      {notice}
      <ThumbBar />
      {film !== null && (
        <Suspense>
          <FilmPopup key={film} id={film} />
        </Suspense>
      )}
    </>
  );
}
