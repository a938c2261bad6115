/** A room type, as far as a page has to know it. */
interface PagedType {
  roomId: number;
  /** Number of rooms of it. */
  of: number;
}

/** Rooms that are read together: whole room types, or a part of one that is too large for a page. */
export interface CalendarPage {
  roomIds: readonly number[];
  /** Rooms of a type that has pages of its own, half-open; `null` for all of them. */
  slots: { from: number; until: number } | null;
}

/**
 * So many rooms are on a page: at sixty nights, all of them taken by stays of two nights, 1,800 stretches or 110 kB of
 * compressed answer. A house of this size has one page.
 */
export const ROOMS_ON_PAGE = 60;

/** Parts the rooms of a house into pages, in their order. A house without rooms has one page. */
export function calendarPages(types: readonly PagedType[]): CalendarPage[] {
  const pages: CalendarPage[] = [];
  let roomIds: number[] = [];
  let rooms = 0;
  const close = (): void => {
    if (roomIds.length > 0) pages.push({ roomIds, slots: null });
    roomIds = [];
    rooms = 0;
  };
  for (const { roomId, of } of types) {
    if (rooms + of > ROOMS_ON_PAGE) close();
    if (of <= ROOMS_ON_PAGE) {
      roomIds.push(roomId);
      rooms += of;
      continue;
    }
    for (let from = 0; from < of; from += ROOMS_ON_PAGE) {
      pages.push({ roomIds: [roomId], slots: { from, until: Math.min(of, from + ROOMS_ON_PAGE) } });
    }
  }
  close();
  return pages.length === 0 ? [{ roomIds: [], slots: null }] : pages;
}

/** The numbers, from 1, of the pages on which each room type is. */
export function pagesByType(pages: readonly CalendarPage[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [index, { roomIds }] of pages.entries()) {
    for (const id of roomIds) found.set(id, [...(found.get(id) ?? []), index + 1]);
  }
  return found;
}
