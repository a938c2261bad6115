import { useMemo, useState } from 'react';
import type { DayGuests, GroupSize, GuestFilter, GuestSide, ReadyDoor, TodayGuest } from '../../../contract/desk/today';
import type { Language } from '../../../domain/languages';
import { deskPages } from '../../../offline/desk/desk-pages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskDayGuests } from '../../../offline/desk/desk-sources';
import { createQuery } from '../../../offline/query/query';
import { DeskFailed } from '../shared/desk-states';
import { useDesk } from '../shared/use-desk';
import type { BoardTime } from './guest-state';
import { GuestTable } from './guest-table';

interface GuestGroupProps {
  side: GuestSide;
  /** All guests of the group, or the first of a long one. */
  guests: readonly TodayGuest[];
  /** Doors that are ready for whoever comes. */
  ready?: readonly ReadyDoor[] | undefined;
  /** Size of a group that was not sent whole. */
  size: GroupSize | undefined;
  /** The part of the group that is shown; `null` for all of it. */
  only: GuestFilter | null;
  board: BoardTime;
  /** The booking that stands open beside the board. */
  chosen: string | null;
  /** So many rows stand there before somebody asks for the rest; `null` for all. */
  first: number | null;
  lang: Language;
}

/** Answers at once, without the server. */
const NO_PAGES = createQuery<readonly DayGuests[]>({
  ask: () => Promise.resolve({ data: [], savedAt: 0 }),
  kept: () => Promise.resolve(null),
});

/** A group of the board: whole, or page by page where it is too long to be sent at once. */
export function GuestGroup({ side, guests, ready, size, only, lang, first, ...table }: GuestGroupProps) {
  const [isAsked, setAsked] = useState(false);
  /** Pages that somebody has asked for. */
  const [wanted, setWanted] = useState(1);
  const isPaged = size !== undefined && (isAsked || first === null);
  const pages = useMemo(
    () => (isPaged ? deskPages((page) => deskQuery(deskDayGuests(side, only, page, lang))) : null),
    [isPaged, side, only, lang],
  );
  const { data, failure, asking } = useDesk(pages ?? NO_PAGES);
  const read = data ?? [];
  // A guest whose row has gone on to another page meanwhile stands on both until they are read again.
  const rows = new Map(read.flatMap((page) => page.guests).map((guest) => [`${guest.source}:${guest.id}`, guest]));
  const last = read[read.length - 1];
  const next = last?.next ?? null;
  const onMore = (): void => {
    setAsked(true);
    if (next === null) return;
    setWanted(next);
    pages?.want([next]);
  };
  const long = size && { ...(last ?? size), onMore: isPaged && next === null ? null : onMore };
  return (
    <>
      <GuestTable
        side={side}
        guests={last ? [...rows.values()] : guests}
        ready={last && ready ? read.flatMap((page) => page.ready) : ready}
        first={first}
        long={long}
        {...table}
      />
      {isPaged && failure && !asking && read.length < wanted && <DeskFailed failure={failure} />}
    </>
  );
}
