import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { HousePlace } from '../../../domain/catalogue/places';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { useDismiss } from '../../../ui/hooks/use-dismiss';
import {
  APARTMENTS_PATH,
  apartmentListPath,
  apartmentPathInArea,
  TOUR_LIST_PATHS,
  tourListPath,
} from '../../../contract/page-addresses';
import css from './stay-menu.module.css';
import { useHas } from '../../site/house';
import { siteContentStore } from '../../site/site-content';
import { useAreaApartments } from '../use-area-apartments';

interface StayMenuProps {
  lang: Language;
  /** A link was followed: the menu around this one closes too. */
  onLeave: () => void;
}

/** Tells whether an address is of a list, a home or a tour: the pages that this menu leads to. */
const isStay = (pathname: string): boolean =>
  pathname.startsWith(APARTMENTS_PATH) || pathname.startsWith(TOUR_LIST_PATHS.all);

/** "Tour và căn hộ": the house's places, each with its tours and its apartments; an accordion on a phone. */
export function StayMenu({ lang, onLeave }: StayMenuProps) {
  const { t } = useTranslation('site');
  const { pathname } = useLocation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const places = useStore(siteContentStore, (site) => site.places);
  const hasTours = useHas()('tours');
  useDismiss(open, () => setOpen(false), place, opener);
  const leave = (): void => {
    setOpen(false);
    onLeave();
  };
  return (
    <div ref={place} className={css.menu}>
      <button
        type="button"
        ref={opener}
        className={css.opener}
        aria-expanded={open}
        aria-controls={id}
        data-here={isStay(pathname) || undefined}
        onClick={() => setOpen(!open)}
      >
        {t(hasTours ? 'menu.stay' : 'menu.homes')}
        <Icon name="chevron" />
      </button>
      <div id={id} className={css.panel} hidden={!open}>
        {places?.map((one) => (
          <PlaceLinks key={one.id} place={one} lang={lang} onLeave={leave} />
        ))}
      </div>
    </div>
  );
}

function PlaceLinks({ place: { area, name }, lang, onLeave }: StayMenuProps & { place: HousePlace }) {
  const { t } = useTranslation('site');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { apartments, asking } = useAreaApartments(area, lang);
  const hasTours = useHas()('tours');
  const free = apartments?.filter(({ status }) => status === 'AVAILABLE') ?? [];
  return (
    <div className={css.area}>
      <p>{name}</p>
      {hasTours && (
        <NavLink to={tourListPath(area)} state={{ location: area }} onClick={onLeave}>
          {t('menu.tours', { area: name })}
        </NavLink>
      )}
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('menu.apartments', { area: name })}
        <Icon name="chevron" />
      </button>
      <ul id={id} hidden={!open} aria-busy={apartments === null && asking}>
        <li>
          <NavLink to={apartmentListPath(area)} state={{ area }} end onClick={onLeave}>
            {t('menu.all')}
          </NavLink>
        </li>
        {free.map((apartment) => (
          <li key={apartment.id}>
            <Link to={apartmentPathInArea(apartment)} state={{ id: apartment.id }} onClick={onLeave}>
              {apartment.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
