import { type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BarDrop,
  canChangeDoor,
  canStretch,
  dropBarOn,
  mayDrop,
  stayOf,
  stretched,
} from '../../../domain/bookings/calendar-acts';
import { addDays, type Day, nightsBetween } from '../../../domain/days';
import { showToast } from '../shared/desk-notice';
import { shortDay } from '../shared/weekday';
import { doorAt, useCarry } from '../wall/use-carry';
import type { BarPiece, BarRow, CalendarView, HeldBar } from './calendar-view';
import { NIGHT } from './nights-head';

interface BarCarryOptions {
  view: RefObject<HTMLElement | null>;
  calendar: CalendarView;
  doorRows: readonly Extract<BarRow, { kind: 'door' }>[];
  /** Finds a piece by its key. */
  pieceOf: (key: string) => BarPiece | undefined;
  /** Finds the name of a room type. */
  roomOf: (roomId: number | null) => string;
  /** Nothing can be changed now. */
  off: boolean;
  onDrop: (piece: BarPiece, door: string) => void;
  onDraw: (piece: BarPiece, days: { checkIn: Day; checkOut: Day }) => void;
}

/** Carries a bar to another door, or one of its ends to another day, and says what letting go would do. */
export function useBarCarry({ view, calendar, doorRows, pieceOf, roomOf, off, onDrop, onDraw }: BarCarryOptions) {
  const { t } = useTranslation(['reception-bookings', 'reception-wall', 'reception']);
  const { today } = calendar;
  /** Said to who does not see the calendar, after the bar has been let go. */
  const [told, setTold] = useState<string | null>(null);
  const heldOf = (name: string): HeldBar | null => {
    const [what, key = ''] = name.split(/:(.*)/s);
    const piece = pieceOf(key);
    if (off || !piece || (what !== 'move' && what !== 'start' && what !== 'end')) return null;
    const can = what === 'move' ? canChangeDoor(piece, today) : canStretch(piece, what, today);
    return can ? { what, piece, guestName: piece.bar.name, room: roomOf(piece.bar.roomId) } : null;
  };
  /** The end of a stay follows the night under mouse or finger: the last night, or the first one. */
  const targetAt = (point: { x: number; y: number }, { what }: HeldBar): string | null => {
    if (what === 'move') return doorAt(point);
    const nights = view.current?.querySelector('[data-nights]');
    if (!nights) return null;
    const night = Math.floor((point.x - nights.getBoundingClientRect().left) / NIGHT);
    return addDays(calendar.from, Math.min(calendar.nights, Math.max(0, what === 'end' ? night + 1 : night)));
  };
  const drawnDays = ({ what, piece }: HeldBar, day: Day) =>
    what === 'move' ? null : stretched(piece.bar, what, day, today);
  const drop = (held: HeldBar, target: string): void => {
    setTold(null);
    const { piece } = held;
    if (held.what !== 'move') {
      const days = drawnDays(held, target);
      const { from, to } = stayOf(piece.bar);
      if (days && (days.checkIn !== from || days.checkOut !== to)) onDraw(piece, days);
      return;
    }
    const result = resultOn(piece, target);
    if (!result) return;
    if (mayDrop(result)) {
      onDrop(piece, target);
    } else if (result.why !== 'same') {
      showToast({ kind: 'error', title: t('notice.failed', { ns: 'reception' }), text: sayDrop(held, target, result) });
    }
  };
  const resultOn = (piece: BarPiece, door: string): BarDrop | null => {
    const row = doorRows.find((one) => one.door === door);
    return row ? dropBarOn(piece, row, today) : null;
  };
  const carry = useCarry({ root: view, scroller: view, heldOf, targetAt, onDrop: drop });
  const { held, over, letGo } = carry;
  const drops = useMemo(
    () =>
      held?.what === 'move' ? new Map(doorRows.map((row) => [row.door, dropBarOn(held.piece, row, today)])) : null,
    [held, doorRows, today],
  );
  const fits = (door: string): boolean => {
    const result = drops?.get(door);
    return result !== undefined && mayDrop(result);
  };

  const sayDrop = ({ guestName: guest, piece }: HeldBar, door: string, result: BarDrop): string => {
    if (!mayDrop(result)) return t(`say.${result.why}`, { ns: 'reception-wall', guest, door });
    if (result.does === 'askType' || result.does === 'askAnyway') return t(`calendar.say.${result.does}`, { door });
    return t(`say.${result.does}`, { ns: 'reception-wall', door, guest, from: piece.door ?? '' });
  };
  const sentence = ((): string | null => {
    if (!held) return told;
    const { guestName: guest } = held;
    if (held.what !== 'move') {
      const days = over === null ? null : drawnDays(held, over);
      if (!days) return t('calendar.say.noStay', { guest });
      const day = shortDay(held.what === 'end' ? days.checkOut : days.checkIn);
      return t(`calendar.say.${held.what}`, { day, count: nightsBetween(days.checkIn, days.checkOut) });
    }
    const result = over === null ? undefined : drops?.get(over);
    if (over !== null && result) return sayDrop(held, over, result);
    return t(doorRows.some(({ door }) => fits(door)) ? 'say.held' : 'say.none', { ns: 'reception-wall', guest });
  })();
  const drawn = ((): { key: string; from: Day; to: Day } | null => {
    if (!held || held.what === 'move' || over === null) return null;
    const days = drawnDays(held, over);
    const { key, from, to } = held.piece;
    return days && (held.what === 'end' ? { key, from, to: days.checkOut } : { key, from: days.checkIn, to });
  })();

  const pickUp = (bar: HeldBar, door: string | null): void => {
    setTold(null);
    carry.pickUp(bar, door);
  };
  const cancel = (): void => {
    setTold(held && t('say.cancelled', { ns: 'reception-wall', guest: held.guestName }));
    letGo();
  };
  return { ...carry, pickUp, cancel, heldOf, drop, drops, fits, drawn, drawnDays, sentence };
}
