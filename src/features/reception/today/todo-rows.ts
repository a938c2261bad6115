import type { Today, TodayGuest, Todo } from '../../../contract/desk/today';

/** A row of what is to be done: one thing, or all the codes to change together. */
export interface TodoRow {
  todo: Todo;
  /** Doors whose codes are to change, of the row that stands for all of them. */
  doors: readonly string[] | null;
}

/** Rows of things to do, in their order. Codes to change are one row, where the most urgent of them stands. */
export function todoRows(todos: readonly Todo[]): TodoRow[] {
  const codes = todos.filter(({ kind }) => kind === 'rotate');
  return todos
    .filter((todo) => codes.length < 2 || todo.kind !== 'rotate' || todo === codes[0])
    .map((todo) => ({
      todo,
      doors: codes.length > 1 && todo === codes[0] ? codes.map(({ place }) => place) : null,
    }));
}

/** Tells whether a guest stands before a door that does not open, and nobody has looked. */
export const isAtDoor = ({ kind, code, seen }: Pick<Todo, 'kind' | 'code' | 'seen'>): boolean =>
  kind === 'request' && code === 'CODE_FAILS' && seen !== true;

/** So many of the rows that cannot wait stand above the arrivals of a phone. */
const PRESSING = 2;

/**
 * Puts whoever stands before a door first, and counts the rows that a phone shows before somebody asks for all of them:
 * nobody at a door is folded away.
 */
export function pressingFirst(rows: readonly TodoRow[]): { rows: TodoRow[]; first: number } {
  const atDoor = rows.filter(({ todo }) => isAtDoor(todo));
  return {
    rows: [...atDoor, ...rows.filter((row) => !atDoor.includes(row))],
    first: Math.max(PRESSING, atDoor.length),
  };
}

/**
 * Tells what cannot wait until the arrivals have been seen to: harm that is done already, also after somebody has looked.
 *
 * @param now UTC ms
 */
export const isPressing = (todo: Todo, now: number): boolean =>
  (todo.kind === 'request' && todo.code === 'CODE_FAILS') ||
  todo.kind === 'conflict' ||
  todo.kind === 'clock' ||
  todo.topic === 'issue' ||
  (todo.runsOut && todo.kind !== 'rotate' && Date.parse(todo.at) <= now);

/** Holds what is known of a door that does not open. */
export interface DoorFacts {
  /** Of the guest before it; `''` for none. */
  phone: string;
  /** Name of a guest who is still inside, beside the one before the door; `null` for nobody. */
  inside: string | null;
  /** Since when it is ready, ISO 8601. */
  readyAt: string | null;
  /** Its code is still the last guest's, or the next one is not in the lock yet. */
  code: 'left' | 'next' | null;
}

/** Gathers what the board knows of the door that a request is about. */
export function doorFacts({ place, who }: Todo, board: Today): DoorFacts {
  const guests = [...(board.late ?? []), ...board.arrivals, ...board.departures, ...board.inHouse];
  const behind = guests.filter(({ source, place: at, doors = [] }) =>
    source === 'stay' ? at === place : doors.includes(place),
  );
  const isOther = ({ arrivedAt, leftAt, guestName }: TodayGuest): boolean =>
    guestName !== who && arrivedAt !== null && leftAt === null;
  const code = board.todos.find((todo) => todo.kind === 'rotate' && todo.place === place);
  return {
    phone: behind.find(({ guestName, phone }) => guestName === who && phone !== '')?.phone ?? '',
    inside: behind.find(isOther)?.guestName ?? null,
    readyAt: board.ready?.find(({ door }) => door === place)?.at ?? null,
    code: code ? (code.code === 'next' ? 'next' : 'left') : null,
  };
}
