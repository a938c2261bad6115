import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WallDoor } from '../../../contract/guest-access/doors';
import { givenName } from '../../../domain/bookings/given-name';
import { type Day, dayInVietNam, timeInVietNam } from '../../../domain/days';
import { shortDay } from '../shared/weekday';
import { useOverText } from './over-text';
import { shownState } from './shown-state';
import { WallMark } from './wall-signs';
import css from './wall-tile.module.css';

interface WallTileProps {
  door: WallDoor;
  day: Day;
  checkInTime: string;
  /** The server's time, UTC ms: of those alone who are past their hour. */
  now: number;
  /** While a guest is carried: whether they may be dropped here. */
  drop: 'fits' | 'upgrade' | 'occupied' | 'over' | 'not' | null;
  /** Another status than the one that is looked for. */
  dim: boolean;
  /** The keyboard comes to the wall here. */
  first: boolean;
  carried: boolean;
  movable: boolean;
}

/** A door of the house: its state by ground and word, its guest by their given name, and what waits in the corners. */
export const WallTile = memo(function WallTile(props: WallTileProps) {
  const { door: one, day, checkInTime, now, drop, dim, first, carried, movable } = props;
  const { t } = useTranslation('reception-wall');
  const overText = useOverText();
  const { door, ready, inside, coming, due, request, declare } = one;
  const guest = inside ?? coming;
  const state = shownState(one);
  const blocked = state === 'blocked' ? one.blocked : undefined;
  const marks = [
    ...(request ? [t('request')] : []),
    ...(due > 0 ? [t('due')] : []),
    ...(declare ? [t('declare')] : []),
  ];
  const time = ((): { short: string; long: string } => {
    if (inside?.overdue) {
      const short = overText(inside.leavesAt, now);
      return { short, long: t('tile.over', { time: short }) };
    }
    if (inside) {
      const leaves = Date.parse(inside.leavesAt);
      const hour = timeInVietNam(leaves);
      return dayInVietNam(leaves) === day
        ? { short: hour, long: t('tile.leaves', { time: hour }) }
        : { short: shortDay(inside.until), long: t('tile.until', { day: shortDay(inside.until) }) };
    }
    if (blocked) {
      const short = shortDay(blocked.to);
      return { short, long: t('tile.until', { day: short }) };
    }
    const hour = coming?.hour ?? checkInTime;
    return { short: hour, long: t('tile.comes', { time: hour }) };
  })();
  const inTower = one.tower !== '' && door.startsWith(one.tower);
  const isUntried = state === 'ready' && ready?.tried === null;
  const word = t(state === 'blocked' ? 'blocked' : isUntried ? 'states.untried' : `states.${state}`);
  const called = guest && givenName(guest.guestName);
  const name = called
    ? t('tile.guest', { door, state: word, guest: called, time: time.long })
    : blocked
      ? t('tile.guest', { door, state: word, guest: blocked.reason, time: time.long })
      : t('tile.free', { door, state: word });
  return (
    <button
      type="button"
      className={css.tile}
      data-door={door}
      data-carry={movable ? `door:${door}` : undefined}
      data-state={state}
      data-drop={drop ?? undefined}
      data-dim={dim || undefined}
      data-carried={carried || undefined}
      data-marks={marks.length}
      tabIndex={first ? 0 : -1}
      aria-label={marks.length > 0 ? t('tile.marks', { tile: name, marks: marks.join(', ') }) : name}
      aria-disabled={drop === 'not' || undefined}
    >
      <span className={css.top}>
        <b>
          {inTower && <u>{one.tower}</u>}
          {inTower ? door.slice(one.tower.length) : door}
        </b>
        {state === 'ready' && <WallMark sign="key" />}
        {state === 'dirty' && <WallMark sign="broom" />}
        {state === 'blocked' && <WallMark sign="closed" />}
      </span>
      <span className={css.name}>{called ?? word}</span>
      <span className={css.foot}>
        {declare && (
          <span className={css.mark} data-mark="declare">
            <WallMark sign="flag" />
          </span>
        )}
        {(guest ?? blocked) && <span className={css.time}>{time.short}</span>}
        {request && (
          <span className={css.mark} data-mark="request">
            <WallMark sign="bell" />
          </span>
        )}
      </span>
      {due > 0 && (
        <span className={css.due} data-mark="due">
          ₫
        </span>
      )}
    </button>
  );
});
