import { useTranslation } from 'react-i18next';
import type { RoomFilter } from '../../domain/bookings/rooms-for-party';
import { Icon } from '../../ui/icon';
import css from './search-filters.module.css';
import type { SearchPageProps } from './search-page-props';

/** Narrows the results: one tap each, all of them together. */
export function SearchFilters({ filters, offered, onFilters }: SearchPageProps & { offered: readonly RoomFilter[] }) {
  const { t } = useTranslation('search');
  return (
    <div role="group" aria-label={t('filters.label')} className={css.filters}>
      {offered.map((filter) => {
        const on = filters.includes(filter);
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={on}
            onClick={() => onFilters(on ? filters.filter((one) => one !== filter) : [...filters, filter])}
          >
            {t(`filters.${filter}`)}
            {on && <Icon name="close" />}
          </button>
        );
      })}
    </div>
  );
}
