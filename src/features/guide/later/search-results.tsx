import MiniSearch from 'minisearch';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../ui/words';
import { CALLS_FOR, type Danger, dangerIn, tellsOf } from '../../../domain/chat/emergency-words';
import { topicOf } from '../../../domain/chat/topics';
import { fold } from '../../../domain/fold';
import { EMERGENCY_NUMBERS } from '../../../domain/guide/emergency';
import { foldedWords, keepFittingMarks } from '../../../domain/search-words';
import { Icon } from '../../../ui/icon';
import { useGuideData, useLangOf } from '../state/guide-data';
import { goTo } from '../state/go-to';
import { goToRow } from '../state/go-to-row';
import { telAddress } from '../../../domain/hotel-phone';
import { type SearchEntry, searchEntries } from './search-entries';
import { distanceOf, isAskedFor } from './search-topics';
import { openFloor, setFilter } from '../state/view-store';
import css from './search-results.module.css';

declare global {
  interface Window {
    /** Finds danger in the language of a pack, in whose document alone it is (`app/guide/guide-danger-script.ts`). */
    hienDanger?: (query: string) => Danger | null;
  }
}

const SHOWN = 8;

/** The index over one guide. Words are found without their marks; those that were typed with marks have to fit. */
export function buildSearch(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'also'],
    tokenize: foldedWords,
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
  return (query) => {
    const found = keepFittingMarks(
      query,
      index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []),
      ({ title, text, also }) => `${title} ${text} ${also ?? ''}`,
    );
    const far = new Map(found.map((entry) => [entry, distanceOf(query, entry)]));
    return found.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0));
  };
}

/**
 * Tells whether an entry helps in a danger, and does not merely contain its letters. The emergency card itself stands
 * above the list.
 */
const isAboutDanger = (danger: Danger, { place, title, text }: SearchEntry): boolean =>
  place !== 'emergency' && tellsOf(danger, `${title}. ${text}`);
/** Sorts what to do before what a thing costs. */
const actFirst = (a: SearchEntry, b: SearchEntry): number =>
  Number(a.filter !== undefined) - Number(b.filter !== undefined);

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

/** Lists what the search finds; a tap opens the place and goes there. */
export function SearchResults({ query, onJump }: { query: string; onJump: () => void }) {
  const { t } = useWords('guide');
  const { t: typed } = useWords('guide-search');
  const { content, events, speech } = useGuideData();
  const hasEvents = content.words === undefined || (events.values?.length ?? 0) > 1;
  const find = useMemo(
    () => buildSearch(searchEntries(t, typed, content, speech, hasEvents)),
    [t, typed, content, speech, hasEvents],
  );
  const { answers } = content;
  const topic = useMemo(
    () => topicOf(query, typed('topics', { returnObjects: true }), answers),
    [query, typed, answers],
  );
  const danger = useMemo(() => dangerIn(query) ?? window.hienDanger?.(query) ?? null, [query]);
  const found = useMemo(
    () =>
      danger === null
        ? find(query).filter((entry) => topic === null || isAskedFor(query, entry))
        : find(query)
            .filter((entry) => isAboutDanger(danger, entry))
            .sort(actFirst),
    [find, query, topic, danger],
  );
  const jump = (entry: SearchEntry): void => {
    // The list of results stands above every place: it goes before anything is measured.
    flushSync(() => {
      if (entry.filter !== undefined) setFilter(entry.place, entry.filter);
      if (entry.floor !== undefined) openFloor(entry.floor);
      onJump();
    });
    if (entry.row === undefined) goTo(entry.place);
    else goToRow(entry.place, entry.row);
    if (entry.id === 'help') document.getElementById('help')?.click();
  };
  // A few words of the query may be what only reception knows, and the guide still have all of them together.
  const isUnknown = topic !== null && (topic.whole || found.length === 0);
  const answer = topic && answers?.[topic.at];
  const other = answer || found.length > 0 ? typed('other') : '';
  const ask = <AskReception hint={topic && !answer ? typed('notHere', { topic: topic.title }) : other} />;
  return (
    <div className={css.results}>
      <span className="sr" role="status">
        {typed('results', { found: found.length })}
      </span>
      {danger !== null && <Emergency danger={danger} onJump={onJump} />}
      {found.length === 0 && topic === null && danger === null && <p>{typed('none', { query })}</p>}
      {answer ? (
        <p>
          <b>{topic.title}</b>
          {answer}
        </p>
      ) : (
        isUnknown && ask
      )}
      {found.length > 0 && (
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
                <i>{/^\d/.test(entry.place) ? entry.place : ''}</i>
                <span>
                  <b>{entry.title}</b>
                  <small>
                    {entry.filter !== undefined && `${t('sections.s5.hint')}: `}
                    {excerpt(entry.text, query)}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {(answer || !isUnknown) && ask}
    </div>
  );
}

/** Number to ask what the guide does not tell, dialled by a tap. */
function AskReception({ hint }: { hint: string }) {
  const { t } = useWords('guide-search');
  const { content } = useGuideData();
  const { reception } = content.phones;
  return (
    <a className={css.ask} href={telAddress(reception)}>
      <Icon name="phone" />
      <span>
        <b translate="no">{t('call', { phone: reception.replaceAll(' ', '\u00a0') })}</b>
        {hint !== '' && <small>{hint}</small>}
      </span>
    </a>
  );
}

/** Number for danger, before everything that is found: "cháy" asks for no page. */
function Emergency({ danger, onJump }: { danger: Danger; onJump: () => void }) {
  const { t } = useWords('guide');
  return (
    <ul className={css.urgent} lang={useLangOf('emergency.heading')}>
      <li>
        <a
          href="#emergency"
          onClick={(event) => {
            event.preventDefault();
            flushSync(onJump);
            goTo('emergency');
          }}
        >
          <Icon name="warning" />
          <b>{t('emergency.heading')}</b>
        </a>
      </li>
      {EMERGENCY_NUMBERS.filter(({ who }) => CALLS_FOR[danger].includes(who)).map(({ who, number }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <Icon name="phone" />
            <b translate="no">{number}</b> {t(`emergency.${who}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
