import type { DeskCalendar } from '../../../contract/bookings/desk-availability';
import type { CalendarRow, Piece } from '../../../domain/bookings/calendar-rows';

type ServerBar = DeskCalendar['bars'][number];
export type RoomType = Pick<DeskCalendar['rooms'][number], 'roomId' | 'of' | 'room' | 'apartment'> & {
  pages: readonly number[];
};

/** Nights of a booking, of a block, of another channel, or of a guest without a booking (`STAY`). */
type CalendarBar = Omit<ServerBar, 'kind' | 'roomId' | 'slot'> & {
  kind: ServerBar['kind'] | 'STAY';
  roomId: number | null;
};
export type BarPiece = Piece<CalendarBar>;
export type BarRow = CalendarRow<CalendarBar>;

/** The pages of the calendar that have come, as one. */
export interface CalendarView extends Pick<DeskCalendar, 'from' | 'nights' | 'today'> {
  types: readonly RoomType[];
  doors: NonNullable<DeskCalendar['doors']>;
  bars: readonly CalendarBar[];
  /** Room types whose every room has come. */
  known: ReadonlySet<number>;
  /** Rooms of the house that are taken, night by night; `null` from a server that does not count them. */
  taken: readonly number[] | null;
}

/** Puts pages together. A server of before knows no doors: there each room type has a line of its own. */
export function viewOf(pages: readonly DeskCalendar[]): CalendarView | null {
  const [first] = pages;
  if (!first) return null;
  const { from, nights, today } = first;
  // Pages of other nights may still be there while the view is turned.
  const own = pages.filter((page) => page.from === from);
  return {
    ...{ from, nights, today },
    types: first.types ?? typesOf(first),
    doors: first.doors ?? [],
    bars: own.flatMap(({ bars, stays = [] }) => [
      ...bars,
      ...stays.map(({ id, door, name, from: start, to, presence }) => ({
        ...{ id, name, from: start, to, presence, door },
        ...{ kind: 'STAY' as const, status: 'CONFIRMED' as const, roomId: null },
        doors: [{ door, slot: 0, from: start, to }],
      })),
    ]),
    known: knownTypes(own),
    taken: first.taken ?? null,
  };
}

function knownTypes(pages: readonly DeskCalendar[]): Set<number> {
  const missing = new Map<number, number>();
  for (const { roomId, of } of pages.flatMap(({ rooms }) => rooms)) {
    missing.set(roomId, (missing.get(roomId) ?? of) - 1);
  }
  return new Set([...missing].flatMap(([roomId, rooms]) => (rooms === 0 ? [roomId] : [])));
}

const typesOf = ({ rooms }: DeskCalendar): RoomType[] => [
  ...new Map(
    rooms.map(({ roomId, of, room, apartment }) => [roomId, { roomId, of, room, apartment, pages: [1] }]),
  ).values(),
];

/** A thing that is carried over the calendar: a guest to another door, or an end of their stay to another day. */
export interface HeldBar {
  what: 'move' | 'start' | 'end';
  piece: BarPiece;
  guestName: string;
  /** Stands beside the name while it is carried. */
  room: string;
}
