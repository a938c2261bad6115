import MiniSearch from 'minisearch';
import { useMemo } from 'react';
import { useWords } from '../../ui/words';
import { fold } from '../../domain/fold';
import { useGuideData } from './guide-data';
import { goTo } from './go-to';
import { type SearchEntry, searchEntries } from './search-entries';
import { setFilter } from './view-store';
import css from './search-results.module.css';

const SHOWN = 8;

/** Folded words; one with a hyphen also counts as written without it: "wifi" means "Wi-Fi". */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .flatMap((word) => (word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word]))
    .filter((word) => word !== '');
}

/** The index over one guide. Words are folded on both sides, so marks never matter. */
export function buildSearch(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'also'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4, also: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      // A section says more than a row of a table that happens to have the word.
      boostDocument: (id) => (byId.get(String(id))?.filter === undefined ? 2 : 1),
    },
  });
  index.addAll(entries);
  return (query) => index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
}

/** Part of a long text around the first word that was looked for. */
function excerpt(text: string, query: string): string {
  const words = fold(query).split(' ');
  const at = text.split(' ').findIndex((word) => words.some((wanted) => fold(word).startsWith(wanted)));
  return at > 8
    ? `… ${text
        .split(' ')
        .slice(at - 4)
        .join(' ')}`
    : text;
}

/** What the search finds; a tap opens the place and goes there. */
export function SearchResults({ query, onJump }: { query: string; onJump: () => void }) {
  const { t } = useWords('guide');
  const { content, lang } = useGuideData();
  const find = useMemo(() => buildSearch(searchEntries(t, content, lang)), [t, content, lang]);
  const found = useMemo(() => find(query), [find, query]);
  const jump = (entry: SearchEntry): void => {
    if (entry.filter !== undefined) setFilter(entry.place, entry.filter);
    goTo(entry.place);
    onJump();
  };
  return (
    <div className={css.results}>
      <span className="sr" role="status">
        {t('search.results', { found: found.length })}
      </span>
      {found.length === 0 ? (
        <p>{t('search.none', { query })}</p>
      ) : (
        <ul>
          {found.slice(0, SHOWN).map((entry) => (
            <li key={entry.id}>
              <a
                href={`#${entry.place}`}
                onClick={(event) => {
                  event.preventDefault();
                  jump(entry);
                }}
              >
                <i>{entry.place}</i>
                <span>
                  <b>{entry.title}</b>
                  <small>{excerpt(entry.text, query)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
