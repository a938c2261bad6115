import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewBookingDoor } from '../../../contract/bookings/desk-guests';
import type { WallDoor, WallGuest, WallPart } from '../../../contract/guest-access/doors';
import { type Drop, dropOn, fits } from '../../../domain/bookings/door-drop';
import { showDay, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskWall } from '../../../offline/desk/desk-sources';
import { useWide } from '../../../ui/hooks/use-wide';
import { BookingDialog } from '../bookings/booking-dialog';
import { MarkDialog } from '../guest-access/departure/mark-dialog';
import { useGuestMark } from '../guest-access/departure/use-guest-mark';
import { DeskHead } from '../frame/desk-head';
import { showToast } from '../shared/desk-notice';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { useDesk, useNow, useOffline } from '../shared/use-desk';
import { weekdayOf } from '../shared/weekday';
import { DoorDialog } from './door-dialog';
import { type AskedDrop, DropQuestion } from './drop-question';
import { type Held, heldFromDoor, heldFromTray } from './held-guest';
import { useCarry } from './use-carry';
import { usePlaceWords } from './place-words';
import { useDrops } from './use-drops';
import { useWallDrop } from './use-wall-drop';
import { isLookedFor, type WallFilter, WallFilters } from './wall-filters';
import { nextDoor, towersOf } from './wall-order';
import css from './wall-page.module.css';
import { WallParts } from './wall-parts';
import { WallRack } from './wall-rack';
import { WallSay } from './wall-say';
import { WallSigns } from './wall-signs';
import { WallTile } from './wall-tile';
import { WallTray } from './wall-tray';

const NO_DOORS: readonly WallDoor[] = [];
const NO_GUESTS: readonly WallGuest[] = [];
const NO_PARTS: readonly WallPart[] = [];

/** The house as the key rack behind a reception: every door, who is behind it, and who is to get one. */
export function WallPage({ lang }: { lang: Language }) {
  const { t } = useTranslation(['reception-wall', 'reception']);
  const words = usePlaceWords();
  const offline = useOffline();
  const isWide = useWide(900);
  const now = useNow();
  /** Floors of a large house that somebody has chosen. */
  const [floors, setFloors] = useState<WallPart | null>(null);
  const store = useMemo(() => deskQuery(deskWall(lang, floors)), [lang, floors]);
  const { data, failure, isLast } = useDesk(store);
  const parts = data?.parts ?? NO_PARTS;
  const part = parts[data?.part ?? 0];
  /** Floors were asked for that do not come. */
  const isLost = isLast && failure !== null;
  const [filter, setFilter] = useState<WallFilter | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [booking, setBooking] = useState<string | null>(null);
  /** Said to who does not see the wall, after the guest has been let go. */
  const [told, setTold] = useState<string | null>(null);
  /** Tile at which the keyboard comes to the wall. */
  const [place, setPlace] = useState<string | null>(null);
  const [origin, setOrigin] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const marks = useGuestMark();
  const { busy, drop } = useWallDrop();
  /** A guest who was dropped on a door of another room type, a dirty or an occupied one, while somebody is asked about it. */
  const [asked, setAsked] = useState<AskedDrop | null>(null);

  const doors = data?.doors ?? NO_DOORS;
  const guests = data?.guests ?? NO_GUESTS;
  const day = data?.day ?? '';
  const byCode = useMemo(() => new Map(doors.map((one) => [one.door, one])), [doors]);
  const towers = useMemo(() => towersOf(doors), [doors]);
  const tower = towers.some((one) => one.tower === shown) ? shown : (towers[0]?.tower ?? null);
  const inSight = isWide ? towers : towers.filter((one) => one.tower === tower);
  const off = offline || busy || marks.busy;

  const heldOf = (name: string): Held | null => {
    if (off) return null;
    const [kind, id = ''] = name.split(/:(.*)/s);
    const guest = kind === 'guest' && guests.find((one) => one.id === id);
    const door = kind === 'door' && byCode.get(id);
    return guest ? heldFromTray(guest) : door ? heldFromDoor(door, day) : null;
  };
  const focusDoor = (code: string | null): void => {
    if (code !== null) root.current?.querySelector<HTMLElement>(`[data-door="${CSS.escape(code)}"]`)?.focus();
  };
  const onDrop = (held: Held, code: string): void => {
    const target = byCode.get(code);
    const result: Drop | null = target ? dropOn(held, target, day) : null;
    if (!target || !result) return;
    if (!fits(result)) {
      showToast({ kind: 'error', title: t('notice.failed', { ns: 'reception' }), text: reason(held, target, result) });
      return;
    }
    setTold(null);
    setPlace(code);
    const { does, upgrade: isUpgrade = false, occupied: isOccupied = false } = result;
    const isDirty = does !== 'checkIn' && data?.marksReady === true && target.ready === null;
    if (does === 'checkIn' && isOccupied) void marks.mark(held, 'arrived');
    else if (isUpgrade || isDirty || isOccupied) setAsked({ held, door: target, does, isUpgrade, isDirty, isOccupied });
    else void drop(held, does, { door: code });
  };
  const dropAsked = (wanted: NewBookingDoor): void => {
    setAsked(null);
    if (asked) void drop(asked.held, asked.does, wanted);
  };
  const { held, over, floats, ghost, pickUp, pointAt, letGo } = useCarry({ root, heldOf, onDrop });
  const drops = useMemo(
    () => (held ? new Map(doors.map((one) => [one.door, dropOn(held, one, day)])) : null),
    [held, doors, day],
  );
  const { canDrop, isUpgrade, isOccupied, reason, sentenceOf } = useDrops(drops, doors);

  const sentence = held ? sentenceOf(held, over) : told;

  const rowsOf = (only: (code: string) => boolean): string[][] =>
    inSight.flatMap(({ floors }) => floors.map((one) => one.doors.map(({ door }) => door).filter(only)));
  const pick = (guest: Held): void => {
    setTold(null);
    setOrigin(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    const results = new Map(doors.map((one) => [one.door, dropOn(guest, one, day)]));
    const lit = rowsOf((code) => {
      const result = results.get(code);
      return result !== undefined && fits(result);
    }).flat();
    const without = (codes: readonly string[], what: 'occupied' | 'upgrade'): string[] =>
      codes.filter((code) => !(what in (results.get(code) ?? {})));
    // Nobody is led to somebody else's door while there is an empty one, or to another room type while there is one of theirs.
    const empty = without(lit, 'occupied');
    const own = without(empty, 'upgrade');
    const first = own.find((code) => byCode.get(code)?.state === 'ready') ?? own[0] ?? empty[0] ?? lit[0] ?? null;
    pickUp(guest, first);
    if (first !== null) setPlace(first);
    focusDoor(first);
  };
  const cancel = (): void => {
    setTold(held && t('say.cancelled', { guest: held.guestName }));
    letGo();
    origin?.focus();
  };
  const choose = (code: string): void => {
    if (!held) {
      setTold(null);
      setOpened(code);
      return;
    }
    pointAt(code);
    if (!canDrop(code)) return;
    letGo();
    onDrop(held, code);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-door]') : null;
    const code = tile?.dataset['door'] ?? null;
    if (held && event.key === 'Escape') {
      event.preventDefault();
      cancel();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || code === null) return;
    if (event.key === ' ') {
      event.preventDefault();
      if (event.repeat) return;
      if (held) choose(code);
      else {
        const guest = heldOf(`door:${code}`);
        if (guest) pick(guest);
      }
      return;
    }
    const next = nextDoor(rowsOf(held ? canDrop : () => true), code, event.key);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    if (held) pointAt(next);
    focusDoor(next);
  };
  const first = place !== null && byCode.has(place) ? place : (inSight[0]?.floors[0]?.doors[0]?.door ?? null);
  const openedDoor = opened === null ? undefined : byCode.get(opened);

  const toneOfDrop = (code: string): 'fits' | 'upgrade' | 'occupied' | 'over' | 'not' => {
    if (!canDrop(code)) return 'not';
    return over === code ? 'over' : isOccupied(code) ? 'occupied' : isUpgrade(code) ? 'upgrade' : 'fits';
  };
  const tileOf = (one: WallDoor) => (
    <WallTile
      key={one.door}
      door={one}
      day={day}
      checkInTime={data?.checkInTime ?? ''}
      now={one.inside?.overdue ? now : 0}
      drop={drops && toneOfDrop(one.door)}
      dim={!isLookedFor(one, filter)}
      first={one.door === first}
      carried={held?.door === one.door}
      movable={!off && heldFromDoor(one, day) !== null}
    />
  );
  return (
    <div
      ref={root}
      className={css.wall}
      data-carrying={held !== null || undefined}
      data-floats={floats || undefined}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        // The space bar has been taken when it went down.
        if (event.key === ' ' && event.target instanceof Element && event.target.closest('[data-door]')) {
          event.preventDefault();
        }
      }}
      onClick={(event) => {
        const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-door]') : null;
        if (tile?.dataset['door'] !== undefined && root.current?.contains(tile)) choose(tile.dataset['door']);
      }}
    >
      <WallSigns />
      <DeskHead
        title={t('pages.wall', { ns: 'reception' })}
        lead={data ? `${weekdayOf(data.day, lang)}, ${showDay(data.day)} · ${timeInVietNam(now)}` : '…'}
      />
      {doors.length > 0 && <WallFilters doors={doors} parts={parts} value={filter} onChange={setFilter} />}
      {part && (
        <WallParts parts={parts} shown={isLost ? (floors ?? part) : part} filter={filter} onChoose={setFloors} />
      )}
      {isLost && <DeskFailed failure={failure} />}
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={10} />)}
      {data && doors.length === 0 && <DeskNothing text={t('none')} />}
      {data && doors.length > 0 && !isLost && (
        <div className={css.columns}>
          <div>
            {!isWide && towers.length > 1 && (
              <DeskTabs
                label={t('towers')}
                value={tower ?? ''}
                options={towers.map((one) => ({ value: one.tower, word: words.tower(one.tower) }))}
                onChange={setShown}
              />
            )}
            <p className={css.keys}>{t('lead')}</p>
            {inSight.map((one) => (
              <WallRack key={one.tower} tower={one} tileOf={tileOf} />
            ))}
          </div>
          <WallTray
            guests={guests}
            ofPart={part !== undefined}
            checkInTime={data.checkInTime}
            held={held}
            off={off}
            onPick={(guest) => (held?.id === guest.id ? cancel() : pick(heldFromTray(guest)))}
          />
        </div>
      )}
      <WallSay sentence={sentence} held={held} floats={floats} ghost={ghost} onCancel={cancel} />
      {openedDoor && (
        <DoorDialog
          door={openedDoor}
          day={day}
          checkInTime={data?.checkInTime ?? ''}
          now={now}
          lang={lang}
          off={off}
          onMark={(what) => {
            const guest = openedDoor.inside ?? openedDoor.coming;
            setOpened(null);
            if (!guest) return;
            const { bookingId, stayId, guestName } = guest;
            const source = bookingId === null ? 'stay' : 'booking';
            void marks.mark({ id: bookingId ?? stayId, source, guestName }, what);
          }}
          onMove={moveOf(openedDoor)}
          onBooking={(id) => {
            setOpened(null);
            setBooking(id);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {asked && <DropQuestion asked={asked} busy={busy} onGive={dropAsked} onClose={() => setAsked(null)} />}
      {booking !== null && <BookingDialog id={booking} lang={lang} onClose={() => setBooking(null)} />}
      <MarkDialog marks={marks} />
    </div>
  );

  function moveOf(door: WallDoor): (() => void) | null {
    const guest = heldFromDoor(door, day);
    if (!guest) return null;
    return () => {
      setOpened(null);
      // The dialog gives the keyboard back to the door first.
      setTimeout(() => pick(guest));
    };
  }
}
