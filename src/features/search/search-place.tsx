import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OFFERED_AREAS } from '../../domain/catalogue/areas';
import { type OfferedArea, type Place, PLACES } from '../../domain/bookings/stay-search';
import { Icon } from '../../ui/icon';
import { partName } from './place-name';
import css from './search-place.module.css';

interface SearchPlaceProps {
  place: Place | null;
  onPick: (place: Place) => void;
}

/** Both areas with their places; each folds. */
export function SearchPlace({ place, onPick }: SearchPlaceProps) {
  return (
    <div className={css.places}>
      {OFFERED_AREAS.map((area) => (
        <AreaGroup
          key={area}
          area={area}
          place={place}
          onPick={onPick}
          startOpen={place === null || place.area === area}
        />
      ))}
    </div>
  );
}

function AreaGroup({ area, place, onPick, startOpen }: SearchPlaceProps & { area: OfferedArea; startOpen: boolean }) {
  const { t } = useTranslation('search');
  const id = useId();
  const [open, setOpen] = useState(startOpen);
  return (
    <div className={css.area}>
      <button type="button" aria-expanded={open} aria-controls={id} className={css.fold} onClick={() => setOpen(!open)}>
        {t(`areas.${area}`)}
        <Icon name="chevron" />
      </button>
      <ul id={id} hidden={!open}>
        {[null, ...PLACES[area]].map((name) => {
          const chosen = place?.area === area && place.name === name;
          return (
            <li key={name ?? area}>
              <button type="button" aria-pressed={chosen} onClick={() => onPick({ area, name })}>
                <Icon name={chosen ? 'check' : 'pin'} />
                {name === null ? t('form.wholeArea', { area: t(`areas.${area}`) }) : partName(t, name)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
