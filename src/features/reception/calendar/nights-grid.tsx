import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropBarOn, mayDrop, stayOf } from '../../../domain/bookings/calendar-acts';
import { addDays, type Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { useWide } from '../../../ui/hooks/use-wide';
import { WallSay } from '../wall/wall-say';
import type { BarPiece, BarRow, CalendarView, HeldBar } from './calendar-view';
import css from './nights-grid.module.css';
import { NIGHT, NightsHead } from './nights-head';
import { NightsRow } from './nights-row';
import tones from './tones.module.css';
import { useBarCarry } from './use-bar-carry';

/** Heights of a row's lane and of the line over a group, in px: by mouse, and under a finger. */
const LANE = { wide: 36, narrow: 44 };
const GROUP = 32;
const ROWS_AHEAD = 8;

interface NightsGridProps {
  calendar: CalendarView;
  rows: readonly BarRow[];
  taken: readonly number[] | null;
  all: number;
  lang: Language;
  /** Nothing can be changed now. */
  off: boolean;
  onOpen: (piece: BarPiece) => void;
  onNight: ((row: BarRow, night: Day) => void) | null;
  /** A guest was let go over a door. */
  onDrop: (piece: BarPiece, door: string) => void;
  /** An end of a stay was drawn to other days. */
  onDraw: (piece: BarPiece, days: { checkIn: Day; checkOut: Day }) => void;
  /** Rows of these room types have come into sight. */
  onSight: (roomIds: readonly number[]) => void;
}

/**
 * Doors down, nights across. Only the rows in sight are there, so that thousands of doors scroll like ten. A bar is carried
 * to another door, and its ends to other days, as guests are on the wall.
 */
export function NightsGrid(props: NightsGridProps) {
  const { calendar, rows, taken, all, lang, off, onOpen, onNight, onDrop, onDraw, onSight } = props;
  const { t } = useTranslation(['reception-bookings', 'reception-wall', 'reception']);
  const view = useRef<HTMLDivElement>(null);
  const lane = useWide(760) ? LANE.wide : LANE.narrow;
  /** The booking that the keyboard follows to where it lies after a change. */
  const [followed, setFollowed] = useState<string | null>(null);
  const { today } = calendar;
  const pieces = useMemo(() => {
    const all = rows.flatMap((row, at) =>
      row.kind === 'head' ? [] : row.lanes.flat().map((piece) => [piece.key, { piece, at }] as const),
    );
    return new Map(all);
  }, [rows]);
  const types = useMemo(() => new Map(calendar.types.map((type) => [type.roomId, type])), [calendar.types]);
  const doorRows = useMemo(() => rows.flatMap((row) => (row.kind === 'door' ? [row] : [])), [rows]);

  const {
    held,
    over,
    floats,
    ghost,
    pickUp,
    pointAt,
    letGo,
    cancel,
    heldOf,
    drop,
    drops,
    fits,
    drawn,
    drawnDays,
    sentence,
  } = useBarCarry({
    ...{ view, calendar, doorRows, off, onDraw },
    pieceOf: (key) => pieces.get(key)?.piece,
    roomOf: (roomId) => types.get(roomId ?? 0)?.room ?? '',
    onDrop: (piece, door) => {
      setFollowed(piece.bar.id);
      onDrop(piece, door);
    },
  });

  const heldAt = held ? pieces.get(held.piece.key)?.at : undefined;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view.current,
    estimateSize: (at) => heightOf(rows[at], lane),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: ROWS_AHEAD,
    // What is carried keeps the keyboard, however far it is from the door.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return heldAt === undefined || shown.includes(heldAt) ? shown : [...shown, heldAt].sort((a, b) => a - b);
    },
  });
  const { measure, scrollToIndex } = virtual;
  useEffect(() => measure(), [measure, rows, lane]);
  const items = virtual.getVirtualItems();
  const seen = [...new Set(items.flatMap(({ index }) => rows[index]?.roomId ?? []))].join(' ');
  useEffect(() => onSight(seen === '' ? [] : seen.split(' ').map(Number)), [seen, onSight]);

  /** The booking lies elsewhere now: there the keyboard goes on, if it has not gone elsewhere itself. */
  useEffect(() => {
    if (followed === null || document.activeElement !== document.body) return;
    const found = [...pieces.values()].find(({ piece }) => piece.bar.id === followed);
    if (!found) return;
    scrollToIndex(found.at);
    requestAnimationFrame(() =>
      view.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(found.piece.key)}"]`)?.focus(),
    );
    setFollowed(null);
  }, [followed, pieces, scrollToIndex]);

  const pick = (bar: HeldBar): void => {
    const results = doorRows.map((row) => ({ row, result: dropBarOn(bar.piece, row, today) }));
    const may = results.filter(({ result }) => mayDrop(result)).map(({ row }) => row);
    const at = pieces.get(bar.piece.key)?.at ?? 0;
    const isPlain = ({ result }: (typeof results)[number]): boolean =>
      mayDrop(result) && (result.does === 'give' || result.does === 'move');
    const plain = results.filter(isPlain).map(({ row }) => row);
    const first = plain.find((row) => rows.indexOf(row) > at) ?? plain[0] ?? may[0] ?? null;
    pickUp(bar, first?.door ?? null);
    showRow(first?.door ?? null);
  };
  const showRow = (door: string | null): void => {
    const at = rows.findIndex((row) => row.kind === 'door' && row.door === door);
    if (at >= 0) scrollToIndex(at);
  };
  const chooseNext = (key: string): void => {
    const may = doorRows.map(({ door }) => door).filter(fits);
    const at = over === null ? -1 : may.indexOf(over);
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: may.length - 1 }[key] ?? at;
    const door = may[Math.min(next, may.length - 1)] ?? null;
    pointAt(door);
    showRow(door);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bar]') : null;
    const name = bar?.dataset['bar'];
    if (ctrlKey || metaKey || altKey || name === undefined) return;
    if (held && !floats) {
      if (key === 'Escape') cancel();
      else if (key === ' ' || key === 'Enter') {
        letGo();
        if (over !== null && !event.repeat) drop(held, over);
      } else if (['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) chooseNext(key);
      else return;
      event.preventDefault();
      return;
    }
    if (key === ' ') {
      event.preventDefault();
      const guest = heldOf(`move:${name}`);
      if (guest && !event.repeat) pick(guest);
    } else if (shiftKey && (key === 'ArrowRight' || key === 'ArrowLeft')) {
      const end = heldOf(`end:${name}`);
      if (!end) return;
      event.preventDefault();
      const { to } = stayOf(end.piece.bar);
      const days = drawnDays(end, addDays(to, key === 'ArrowRight' ? 1 : -1));
      if (days) onDraw(end.piece, days);
    }
  };
  return (
    <>
      <div
        ref={view}
        className={css.view}
        tabIndex={0}
        role="region"
        aria-label={t('calendar.title')}
        data-carrying={held !== null || undefined}
        data-floats={floats ? held?.what : undefined}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          // The space bar has been taken when it went down.
          if (event.key === ' ' && event.target instanceof Element && event.target.closest('[data-bar]')) {
            event.preventDefault();
          }
        }}
      >
        <div style={{ width: `calc(var(--names) + ${calendar.nights * NIGHT}px)` }}>
          <NightsHead from={calendar.from} nights={calendar.nights} today={today} taken={taken} all={all} lang={lang} />
          <ul className={`${css.rows ?? ''} ${tones.tones ?? ''}`} style={{ height: virtual.getTotalSize() }}>
            {items.map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              const result = row.kind === 'door' ? drops?.get(row.door) : undefined;
              const isOver = row.kind === 'door' && over === row.door;
              return (
                <NightsRow
                  key={row.key}
                  row={row}
                  type={row.roomId === null ? undefined : types.get(row.roomId)}
                  calendar={calendar}
                  top={item.start}
                  lane={lane}
                  drop={result === undefined ? null : mayDrop(result) ? (isOver ? 'over' : 'fits') : 'not'}
                  drawn={drawn && item.index === heldAt ? drawn : null}
                  held={item.index === heldAt ? (held?.piece.key ?? null) : null}
                  off={off}
                  onOpen={onOpen}
                  onNight={onNight}
                />
              );
            })}
          </ul>
        </div>
      </div>
      <WallSay
        sentence={sentence}
        held={held}
        floats={floats}
        named={held?.what === 'move'}
        ghost={ghost}
        onCancel={cancel}
      />
    </>
  );
}

const heightOf = (row: BarRow | undefined, lane: number): number =>
  row === undefined || row.kind === 'head' ? GROUP : Math.max(1, row.lanes.length) * lane;
