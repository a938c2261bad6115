import { lightFormat } from 'date-fns/lightFormat';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDay, type Day, nightsBetween } from '../../domain/days';
import { placeName } from '../../domain/bookings/stay-search';
import { Icon } from '../../ui/icon';
import css from './search-bar.module.css';
import { SearchForm } from './search-form';
import type { SearchPageProps } from './search-page-props';

const short = (day: Day): string => lightFormat(dateOfDay(day), 'dd/MM');

/** Shows the search in one line, which opens the form to change it. */
export function SearchBar({ search, places, today, lang, onSearch }: SearchPageProps) {
  const { t } = useTranslation(['search', 'search-form']);
  const id = useId();
  const { place, checkIn, checkOut, rooms, adults, children } = search;
  // Without a place there is nothing to sum up yet.
  const [open, setOpen] = useState(place === null);
  const [dates, nights] =
    checkIn !== null && checkOut !== null
      ? [`${short(checkIn)} – ${short(checkOut)}`, ` · ${t('nights', { count: nightsBetween(checkIn, checkOut) })}`]
      : [t('form.dateEmpty', { ns: 'search-form' }), ''];
  const guests = [
    t('bar.rooms', { count: rooms ?? 1 }),
    t('form.adults', { ns: 'search-form', count: adults }),
    ...(children > 0 ? [t('form.children', { ns: 'search-form', count: children })] : []),
  ].join(', ');
  return (
    <div className={css.bar}>
      <div className={css.line}>
        <button
          type="button"
          className={css.sum}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{place ? placeName(place, places) : t('form.placeEmpty', { ns: 'search-form' })}</span>{' '}
          <span>
            {dates}
            <small>{nights}</small>
          </span>{' '}
          <span>{guests}</span> <em className="sr">{t('bar.change')}</em>
          <i>
            <Icon name="search" />
          </i>
        </button>
      </div>
      <div id={id} className={css.form} hidden={!open}>
        {open && (
          <SearchForm
            initial={search}
            places={places}
            today={today}
            lang={lang}
            onSearch={(next) => {
              // The same search again is no other page: the form would stay over its results.
              setOpen(false);
              onSearch(next);
            }}
          />
        )}
      </div>
    </div>
  );
}
