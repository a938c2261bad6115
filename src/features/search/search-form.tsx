import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, showDay } from '../../domain/days';
import { MAX_ROOMS } from '../../domain/bookings/guests';
import type { Language } from '../../domain/languages';
import type { HousePlace } from '../../domain/catalogue/places';
import { placeName, type SearchProblems, searchProblems, type StaySearch } from '../../domain/bookings/stay-search';
import { Icon } from '../../ui/icon';
import { SelectField } from '../../ui/forms/select-field';
import { SearchDates } from './search-dates';
import css from './search-form.module.css';
import { SearchGuests } from './search-guests';
import { SearchPlace } from './search-place';
import { SearchPopover } from './search-popover';

interface SearchFormProps {
  initial: StaySearch;
  /** Places in which the house has apartments; `null` while that is not known. */
  places: readonly HousePlace[] | null;
  today: Day;
  lang: Language;
  /** Gets a search that has everything a search needs. */
  onSearch: (search: StaySearch) => void;
}

const ROOMS = Array.from({ length: MAX_ROOMS }, (_, index) => String(index + 1));

/** The search box: place, dates, rooms, guests. What is missing is said beside it, and nothing is searched. */
export function SearchForm({ initial, places, today, lang, onSearch }: SearchFormProps) {
  const { t } = useTranslation('search-form');
  const datesId = useId();
  const [search, setSearch] = useState(initial);
  const [problems, setProblems] = useState<SearchProblems | null>(null);
  const change = (part: Partial<StaySearch>): void => {
    const next = { ...search, ...part };
    setSearch(next);
    // A message goes as soon as it is no longer true; a new one comes only with the button.
    if (problems) {
      const now = searchProblems(next);
      setProblems(
        now && {
          place: problems.place && now.place,
          dates: problems.dates && now.dates,
          rooms: problems.rooms && now.rooms,
        },
      );
    }
  };
  const submit = (): void => {
    const found = searchProblems(search);
    setProblems(found);
    if (!found) onSearch(search);
  };
  const { place, checkIn, checkOut, rooms, adults, children } = search;
  const day = (value: Day | null): string => (value === null ? t('form.dateEmpty') : showDay(value));
  const dateError = problems?.dates ? t('errors.dates') : undefined;
  const guests = [
    t('form.adults', { count: adults }),
    ...(children > 0 ? [t('form.children', { count: children })] : []),
  ];
  const dates = (close: () => void) => (
    <SearchDates
      range={{ checkIn, checkOut }}
      today={today}
      lang={lang}
      onChange={(range) => change(range)}
      onPicked={close}
    />
  );
  return (
    <form
      noValidate
      role="search"
      aria-label={t('form.label')}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchPopover
        className={css.place}
        label={t('form.place')}
        value={place ? placeName(place, places) : t('form.placeEmpty')}
        empty={place === null}
        error={problems?.place ? t('errors.place') : undefined}
      >
        {(close) => (
          <SearchPlace
            place={place}
            places={places}
            onPick={(picked) => {
              change({ place: picked });
              close();
            }}
          />
        )}
      </SearchPopover>
      <SearchPopover
        label={t('form.checkIn')}
        value={day(checkIn)}
        empty={checkIn === null}
        error={dateError}
        errorId={datesId}
        wide
      >
        {dates}
      </SearchPopover>
      <SearchPopover
        className={css.out}
        label={t('form.checkOut')}
        value={day(checkOut)}
        empty={checkOut === null}
        error={dateError}
        errorId={datesId}
        wide
      >
        {dates}
      </SearchPopover>
      {dateError !== undefined && (
        <p id={datesId} className={css.dateError}>
          {dateError}
        </p>
      )}
      <div className={css.rooms}>
        <SelectField
          label={t('form.rooms')}
          value={rooms === null ? '' : String(rooms)}
          options={[['', t('form.roomsEmpty')], ...ROOMS.map((count) => [count, count] as const)]}
          error={problems?.rooms ? t('errors.rooms') : undefined}
          onChange={(value) => change({ rooms: value === '' ? null : Number(value) })}
        />
      </div>
      <SearchPopover className={css.guests} label={t('form.guests')} value={guests.join(', ')}>
        {(close) => (
          <>
            <SearchGuests adults={adults} children={children} onChange={change} />
            <button type="button" className="btn quiet" onClick={close}>
              {t('form.done')}
            </button>
          </>
        )}
      </SearchPopover>
      <button type="submit" className={`btn ${css.submit ?? ''}`}>
        <Icon name="search" />
        {t('form.submit')}
      </button>
      <p role="alert" className="sr">
        {problems &&
          [
            problems.place && t('errors.place'),
            problems.dates && t('errors.dates'),
            problems.rooms && t('errors.rooms'),
          ]
            .filter(Boolean)
            .join('. ')}
      </p>
    </form>
  );
}
