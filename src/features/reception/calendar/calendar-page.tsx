import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/page-addresses';
import { stayOf } from '../../../domain/bookings/calendar-acts';
import { rowsOf, takenOnRows } from '../../../domain/bookings/calendar-rows';
import { addDays, type Day, isDay } from '../../../domain/days';
import { foldedMatch } from '../../../domain/fold';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { GivenDialog } from '../guest-access/booking-doors/given-dialog';
import { BookingDialog } from '../bookings/booking-dialog';
import { useOpenBooking } from '../frame/booking-way';
import { DeskHead } from '../frame/desk-head';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { useOffline } from '../shared/use-desk';
import { WalkInDialog } from '../walk-in/walk-in-dialog';
import { BlockDialog, type WantedBlock } from './block-dialog';
import { CalendarFilters } from './calendar-filters';
import css from './calendar-page.module.css';
import type { BarPiece, BarRow, CalendarView } from './calendar-view';
import { DrawDialog } from './draw-dialog';
import { NightsGrid } from './nights-grid';
import { TapeLegend } from './tape-legend';
import { useBarDrop } from './use-bar-drop';
import { useCalendar } from './use-calendar';
import { useHotelDay } from '../today/use-hotel-day';

/** Days by which the buttons turn the calendar. */
const STEP_DAYS = 14;
/** Yesterday's guests are on today's list too. */
const DAYS_BEFORE = 1;

/**
 * Every door by night, with what waits for one. A free night that is pressed is booked, or kept from being sold; a bar is
 * carried to its door, and drawn to other days. What is shown stands in the address, but for who is looked for.
 */
export function CalendarPage({ lang }: { lang: Language }) {
  const { t } = useTranslation(['reception-bookings', 'reception-wall', 'common']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const offline = useOffline();
  const today = useHotelDay();
  const start = addDays(today, -DAYS_BEFORE);
  const asked = search.get('from');
  const from = isDay(asked) ? asked : start;
  const { data, failure, see } = useCalendar(from, from === start, lang);
  const [query, setQuery] = useState('');
  const [block, setBlock] = useState<WantedBlock | null>(null);
  const [night, setNight] = useState<(WantedBlock & { roomId: number; door?: string | undefined }) | null>(null);
  /** The booking that was opened because it has no door yet. */
  const [doorless, setDoorless] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<{ piece: BarPiece; days: { checkIn: Day; checkOut: Day } } | null>(null);
  const { idAmong, open } = useOpenBooking();
  const drops = useBarDrop();
  const id = idAmong(data?.bars);
  const show = (changes: Record<string, string | null>): void => open(null, changes);
  const tower = towerOf(data, search.get('tower'));
  const type = Number(search.get('type'));
  const roomId = data?.types.some((one) => one.roomId === type) ? type : null;

  const rows = useMemo(() => {
    if (!data) return [];
    const names = new Map(data.types.map(({ roomId, room, apartment }) => [roomId, `${room} ${apartment}`]));
    const isWanted = (door: string | null, of: number | null): boolean =>
      query === '' || foldedMatch(`${door ?? ''} ${names.get(of ?? 0) ?? ''}`, query);
    return rowsOf(data, data.bars, { tower, roomId, isWanted });
  }, [data, tower, roomId, query]);
  const { taken, all } = useMemo(
    () => totalsOf(data, rows, { tower, roomId, query }),
    [data, rows, tower, roomId, query],
  );
  const openBar = useCallback(
    ({ bar, door }: BarPiece) => {
      if (bar.kind === 'STAY') {
        void navigate(`${DESK_PATH}/stays`);
        return;
      }
      setDoorless(door === null && bar.door === null ? bar.id : null);
      open(bar.id);
    },
    [navigate, open],
  );
  const askNight = useCallback((row: BarRow, day: Day) => {
    if (row.kind === 'head' || row.roomId === null) return;
    setNight({ roomId: row.roomId, from: day, door: row.kind === 'door' ? row.door : undefined });
  }, []);
  const off = offline || drops.busy;
  return (
    <>
      <DeskHead title={t('calendar.title')} lead={t('calendar.lead')}>
        <button
          type="button"
          className="btn quiet"
          aria-label={t('calendar.earlier')}
          onClick={() => show({ from: addDays(from, -STEP_DAYS) })}
        >
          <Icon name="chevron-left" />
        </button>
        <button type="button" className="btn quiet" onClick={() => show({ from: null })}>
          {t('calendar.today')}
        </button>
        <button
          type="button"
          className="btn quiet"
          aria-label={t('calendar.later')}
          onClick={() => show({ from: addDays(from, STEP_DAYS) })}
        >
          <Icon name="chevron-right" />
        </button>
        <button
          type="button"
          className="btn"
          disabled={offline}
          onClick={() => setBlock({ roomId: null, from: today })}
        >
          {t('block.open')}
        </button>
      </DeskHead>
      <CalendarFilters
        calendar={data}
        tower={tower}
        roomId={roomId}
        query={query}
        onTower={(next) => show({ tower: next })}
        onType={(next) => show({ type: next === null ? null : String(next) })}
        onQuery={setQuery}
      />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={14} />)}
      {data && rows.length === 0 && <DeskNothing text={t('calendar.none')} />}
      {data && rows.length > 0 && (
        <>
          <NightsGrid
            calendar={data}
            rows={rows}
            taken={taken}
            all={all}
            lang={lang}
            off={off}
            onOpen={openBar}
            onNight={offline ? null : askNight}
            onDrop={(piece, door) => void drops.drop(piece, door)}
            onDraw={(piece, days) => setDrawn({ piece, days })}
            onSight={see}
          />
          <TapeLegend />
          <p className={css.keys}>{t('calendar.keys')}</p>
        </>
      )}
      {id !== null && <BookingDialog id={id} lang={lang} startAtDoor={id === doorless} onClose={() => open(null)} />}
      {night && (
        <WalkInDialog
          lang={lang}
          wanted={night}
          onBlock={() => {
            setBlock(night);
            setNight(null);
          }}
          onClose={() => setNight(null)}
          onMade={(made) => {
            setNight(null);
            open(made);
          }}
        />
      )}
      {block && <BlockDialog wanted={block} lang={lang} onClose={() => setBlock(null)} />}
      {drawn && (
        <DrawDialog
          id={drawn.piece.bar.id}
          wanted={drawn.days}
          lostDoor={doorLost(rows, drawn.piece, drawn.days)}
          lang={lang}
          onClose={() => setDrawn(null)}
        />
      )}
      {drops.asked && (
        <GivenDialog
          door={drops.asked.door}
          guestName={drops.asked.piece.bar.name}
          off={off}
          onChoose={(wanted) => drops.asked && void drops.give(drops.asked.piece, wanted)}
          onClose={drops.stopAsking}
        />
      )}
    </>
  );
}

/** A tower of the address, while the house has it. */
const towerOf = (data: CalendarView | null, tower: string | null): string | null =>
  data?.doors.some((group) => group.tower === tower) ? tower : null;

/**
 * Counts the rooms that are taken, night by night: of the house as the server does, of a part of it from its rows, and
 * `null` while some of those have not come.
 */
function totalsOf(
  data: CalendarView | null,
  rows: readonly BarRow[],
  { tower, roomId, query }: { tower: string | null; roomId: number | null; query: string },
): { taken: readonly number[] | null; all: number } {
  if (!data) return { taken: null, all: 0 };
  const rooms = new Map(data.types.map((type) => [type.roomId, type.of]));
  const isWhole = tower === null && roomId === null && query === '';
  if (isWhole && data.taken) return { taken: data.taken, all: [...rooms.values()].reduce((sum, of) => sum + of, 0) };
  const isKnown = rows.every((row) => row.kind === 'head' || row.roomId === null || data.known.has(row.roomId));
  if (!isKnown) return { taken: null, all: 0 };
  return takenOnRows(rows, data, tower === null && query === '' ? (id) => rooms.get(id) ?? 0 : null);
}

/** The door that a guest loses with other days, because somebody else has it then, and from which day. */
function doorLost(
  rows: readonly BarRow[],
  { bar, door }: BarPiece,
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
): { door: string; from: Day } | null {
  const row = rows.find((one) => one.kind === 'door' && one.door === door);
  if (row?.kind !== 'door') return null;
  const now = stayOf(bar);
  const [first] = row.lanes
    .flat()
    .filter((other) => other.bar.id !== bar.id && other.from < checkOut && other.to > checkIn)
    .filter((other) => other.from >= now.to || other.to <= now.from)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return first ? { door: row.door, from: first.from } : null;
}
