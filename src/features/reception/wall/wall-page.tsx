import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WallDoor, WallGuest } from '../../../contract/desk/doors';
import { type Drop, dropOn, fits } from '../../../domain/bookings/door-drop';
import { givenName } from '../../../domain/bookings/given-name';
import { showDay, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskWall } from '../../../offline/desk/desk-sources';
import { useWide } from '../../../ui/hooks/use-wide';
import { BookingDialog } from '../bookings/booking-dialog';
import { LeaveDialog } from '../departure/leave-dialog';
import { useGuestMark } from '../departure/use-guest-mark';
import { DeskHead } from '../frame/desk-head';
import { showToast } from '../shared/desk-notice';
import { DeskFailed, DeskNothing, DeskSkeleton } from '../shared/desk-states';
import { DeskTabs } from '../shared/desk-tabs';
import { useDesk, useNow, useOffline } from '../shared/use-desk';
import { weekdayOf } from '../shared/weekday';
import { DoorDialog } from './door-dialog';
import { type Held, heldFromDoor, heldFromTray } from './held-guest';
import { useCarry } from './use-carry';
import { useWallDrop } from './use-wall-drop';
import { isLookedFor, type WallFilter, WallFilters } from './wall-filters';
import { nextDoor, towersOf } from './wall-order';
import css from './wall-page.module.css';
import { WallRack } from './wall-rack';
import { WallSay } from './wall-say';
import { WallSigns } from './wall-signs';
import { WallTile } from './wall-tile';
import { WallTray } from './wall-tray';

const NO_DOORS: readonly WallDoor[] = [];
const NO_GUESTS: readonly WallGuest[] = [];

/** The house as the key rack behind a reception: every door, who is behind it, and who is to get one. */
export function WallPage({ lang }: { lang: Language }) {
  const { t } = useTranslation(['reception-wall', 'reception']);
  const offline = useOffline();
  const isWide = useWide(900);
  const now = useNow();
  const store = useMemo(() => deskQuery(deskWall(lang)), [lang]);
  const { data, failure } = useDesk(store);
  const [filter, setFilter] = useState<WallFilter | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [booking, setBooking] = useState<string | null>(null);
  /** Said to who does not see the wall, after the guest has been let go. */
  const [told, setTold] = useState<string | null>(null);
  /** Where the keyboard comes to the wall. */
  const [place, setPlace] = useState<string | null>(null);
  const [origin, setOrigin] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const marks = useGuestMark();
  const { busy, drop } = useWallDrop();

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
    const result: Drop | null = target ? dropOn(held, target) : null;
    if (!target || !result) return;
    if (!fits(result)) {
      showToast({ kind: 'error', title: t('notice.failed', { ns: 'reception' }), text: reason(held, target, result) });
      return;
    }
    setTold(null);
    setPlace(code);
    void drop(held, code, result.does);
  };
  const { held, over, floats, ghost, pickUp, pointAt, letGo } = useCarry({ root, heldOf, onDrop });
  const drops = useMemo(
    () => (held ? new Map(doors.map((one) => [one.door, dropOn(held, one)])) : null),
    [held, doors],
  );
  const canDrop = useCallback(
    (code: string): boolean => {
      const result = drops?.get(code);
      return result !== undefined && fits(result);
    },
    [drops],
  );

  const reason = (guest: Held, target: WallDoor, result: Extract<Drop, { why: string }>): string =>
    t(`say.${result.why}`, {
      guest: guest.guestName,
      door: target.door,
      other: givenName(target.inside?.guestName ?? ''),
    });
  const sentence = ((): string | null => {
    if (!held) return told;
    const target = over === null ? undefined : byCode.get(over);
    const result = over === null ? undefined : drops?.get(over);
    if (!target || !result) {
      return doors.some(({ door }) => canDrop(door))
        ? t('say.held', { guest: held.guestName })
        : t('say.none', { guest: held.guestName });
    }
    if (!fits(result)) return reason(held, target, result);
    const what = t(`say.${result.does}`, { door: target.door, guest: held.guestName, from: held.door ?? '' });
    return target.state === 'dirty' ? t('say.dirty', { what }) : what;
  })();

  const rowsOf = (only: (code: string) => boolean): string[][] =>
    inSight.flatMap(({ floors }) => floors.map((one) => one.doors.map(({ door }) => door).filter(only)));
  const pick = (guest: Held): void => {
    setTold(null);
    setOrigin(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    const result = (code: string): boolean => {
      const target = byCode.get(code);
      return target !== undefined && fits(dropOn(guest, target));
    };
    const ready = rowsOf(result).flat();
    const first = ready.find((code) => byCode.get(code)?.state === 'ready') ?? ready[0] ?? null;
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

  const tileOf = (one: WallDoor) => (
    <WallTile
      key={one.door}
      door={one}
      day={day}
      checkInTime={data?.checkInTime ?? ''}
      now={one.inside?.overdue ? now : 0}
      drop={drops && (canDrop(one.door) ? (over === one.door ? 'over' : 'fits') : 'not')}
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
        {...(data && { lead: `${weekdayOf(data.day, lang)}, ${showDay(data.day)} · ${timeInVietNam(now)}` })}
      />
      {!data && (failure ? <DeskFailed failure={failure} /> : <DeskSkeleton rows={10} />)}
      {data && doors.length === 0 && <DeskNothing text={t('none')} />}
      {data && doors.length > 0 && (
        <>
          <WallFilters doors={doors} value={filter} onChange={setFilter} />
          <div className={css.columns}>
            <div>
              {!isWide && towers.length > 1 && (
                <DeskTabs
                  label={t('towers')}
                  value={tower ?? ''}
                  options={towers.map((one) => ({ value: one.tower, word: t('tower', { tower: one.tower }) }))}
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
              checkInTime={data.checkInTime}
              held={held}
              off={off}
              onPick={(guest) => (held?.id === guest.id ? cancel() : pick(heldFromTray(guest)))}
            />
          </div>
        </>
      )}
      <WallSay sentence={sentence} held={held} floats={floats} ghost={ghost} onCancel={cancel} />
      {openedDoor && (
        <DoorDialog
          door={openedDoor}
          day={day}
          checkInTime={data?.checkInTime ?? ''}
          now={now}
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
      {booking !== null && <BookingDialog id={booking} lang={lang} onClose={() => setBooking(null)} />}
      <LeaveDialog marks={marks} />
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
