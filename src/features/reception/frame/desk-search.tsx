import { DESK_PATH } from '../../../contract/page-addresses';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { request } from '../../../api/request';
import { apiCall } from '../../../api/call';
import { searchDeskCall } from '../../../contract/desk/desk-calls';
import type { DeskFound } from '../../../contract/desk/search';
import { showDay } from '../../../domain/days';
import { foldedMatch } from '../../../domain/fold';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { bookingWay, type Way } from './booking-way';
import type { DeskPage } from './desk-page';
import css from './desk-search.module.css';
import { SEARCH_FIELD_ID } from './use-shortcuts';

/** Typing rests for so long before the server is asked, in ms. */
const REST_MS = 200;
const LONGEST_QUERY = 100;

interface Hit {
  key: string;
  name: string;
  more: string;
  way: Way;
}

/** One field for people, rooms, doors and pages, without accents; arrows choose, Enter opens. */
export function DeskSearch({ pages, lang }: { pages: readonly DeskPage[]; lang: Language }) {
  const { t } = useTranslation('reception');
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = useFound(query, lang);
  const listId = useId();
  const hits: Hit[] =
    query.trim() === ''
      ? []
      : [
          ...pages
            .filter(({ name }) => foldedMatch(t(`pages.${name}`), query))
            .map(({ name, path }) => ({
              key: name,
              name: t(`pages.${name}`),
              more: t('search.page'),
              way: { to: path },
            })),
          ...found.stays.map((stay) => ({
            key: stay.id,
            name: `${stay.apartment} · ${stay.guestName}`,
            more: `${t(`search.${stay.phase}`)} · ${showDay(stay.from)} – ${showDay(stay.to)}`,
            way:
              stay.bookingId === null ? { to: `${DESK_PATH}/stays?phase=${stay.phase}` } : bookingWay(stay.bookingId),
          })),
          ...(found.doors ?? []).map(({ door, room }) => ({
            key: door,
            name: `${door} · ${t('search.free')}`,
            more: room,
            way: { to: `${DESK_PATH}/wall` },
          })),
          ...found.bookings.map((booking) => ({
            key: booking.id,
            name: booking.guestName,
            more: `${booking.room} · ${showDay(booking.checkIn)} – ${showDay(booking.checkOut)}`,
            way: bookingWay(booking.id),
          })),
        ];
  const go = ({ to, state }: Way, q = ''): void => {
    setOpen(false);
    setQuery('');
    void navigate(to, { state: { q, ...state } });
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setAt((at + step + hits.length) % hits.length);
    }
    // The key that comes here, pressed once more, is no question.
    if (event.key === '/' && query === '') event.preventDefault();
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || query.trim() === '') return;
    const hit = hits[at];
    if (hit) go(hit.way);
    else go({ to: `${DESK_PATH}/bookings` }, query.trim());
  };
  const shown = open && query.trim() !== '';
  return (
    <div className={css.search}>
      <Icon name="search" />
      <input
        id={SEARCH_FIELD_ID}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && hits[at] ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('search.label')}
        value={query}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={onKey}
      />
      <kbd aria-hidden="true">/</kbd>
      <ul id={listId} role="listbox" aria-label={t('search.hits')} hidden={!shown}>
        {hits.map((hit, index) => (
          <li
            key={hit.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            // The field keeps the focus, and the list stands until the press is over: what lies below gets no click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(hit.way)}
          >
            <b>{hit.name}</b>
            <span>{hit.more}</span>
          </li>
        ))}
        {shown && hits.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled="true">
            {t(found.asking ? 'search.asking' : 'search.none')}
          </li>
        )}
      </ul>
    </div>
  );
}

const NOTHING: DeskFound = { bookings: [], stays: [] };

/** Guests and doors that the server finds, once typing rests. Without a network there are none. */
function useFound(query: string, lang: Language): DeskFound & { asking: boolean } {
  const [found, setFound] = useState({ query: '', answer: NOTHING });
  useEffect(() => {
    if (query.trim().length < 2) return;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const body = { q: query.slice(0, LONGEST_QUERY) };
      const more = { query: { lang }, body, signal: leaving.signal };
      const answer = await request(apiCall(searchDeskCall, more)).catch(() => null);
      // Without an answer nothing is found either, and nobody is kept waiting for it.
      if (!leaving.signal.aborted) setFound({ query, answer: answer ?? NOTHING });
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, lang]);
  // What was found for other words is not what Enter is to open.
  return found.query === query ? { ...found.answer, asking: false } : { ...NOTHING, asking: query.trim().length > 1 };
}
