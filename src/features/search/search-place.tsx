import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HousePlace } from '../../domain/catalogue/places';
import type { Place } from '../../domain/bookings/stay-search';
import { Icon } from '../../ui/icon';
import css from './search-place.module.css';

interface SearchPlaceProps {
  place: Place | null;
  places: readonly HousePlace[] | null;
  onPick: (place: Place) => void;
}

/** The house's places with their quarters; each folds. */
export function SearchPlace({ place, places, onPick }: SearchPlaceProps) {
  return (
    <div className={css.places}>
      {places?.map((one) => (
        <PlaceGroup
          key={one.id}
          group={one}
          place={place}
          onPick={onPick}
          startOpen={place === null || place.area === one.area}
        />
      ))}
    </div>
  );
}

interface PlaceGroupProps extends Omit<SearchPlaceProps, 'places'> {
  group: HousePlace;
  startOpen: boolean;
}

function PlaceGroup({ group: { area, name, parts }, place, onPick, startOpen }: PlaceGroupProps) {
  const { t } = useTranslation('search-form');
  const id = useId();
  const [open, setOpen] = useState(startOpen);
  return (
    <div className={css.area}>
      <button type="button" aria-expanded={open} aria-controls={id} className={css.fold} onClick={() => setOpen(!open)}>
        {name}
        <Icon name="chevron" />
      </button>
      <ul id={id} hidden={!open}>
        {[{ id: null, name: t('form.wholeArea', { area: name }) }, ...parts].map((part) => {
          const chosen = place?.area === area && place.part === part.id;
          return (
            <li key={part.id}>
              <button type="button" aria-pressed={chosen} onClick={() => onPick({ area, part: part.id })}>
                <Icon name={chosen ? 'check' : 'pin'} />
                {part.name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
