import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../ui/words';
import { keepTrying } from '../../../offline/network/keep-trying';
import { Icon } from '../../../ui/icon';
import css from './guide-search.module.css';

const load = () => keepTrying(() => import('../later/search-results'));
const SearchResults = lazy(() => load().then((module) => ({ default: module.SearchResults })));

/** One field for the whole guide; "may giat" finds "Máy giặt". Its index is built when the field is first touched. */
export function GuideSearch() {
  const { t } = useWords('guide');
  const [query, setQuery] = useState('');
  return (
    <div id="search" role="search" className={css.search} data-place="">
      <label className={css.find}>
        <Icon name="search" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          placeholder={t('search.label')}
          aria-label={t('search.label')}
          onFocus={() => void load()}
          onChange={(event) => setQuery(event.target.value.slice(0, 80))}
          onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
        />
      </label>
      {query.trim() !== '' && (
        <Suspense>
          <SearchResults query={query} onJump={() => setQuery('')} />
        </Suspense>
      )}
    </div>
  );
}
