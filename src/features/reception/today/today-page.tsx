import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Today } from '../../../contract/desk/today';
import { DESK_PATH } from '../../../contract/page-addresses';
import { showDay, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { useWide } from '../../../ui/hooks/use-wide';
import { BookingDialog } from '../bookings/booking-dialog';
import { useOpenBooking } from '../frame/booking-way';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { useNow } from '../shared/use-desk';
import { weekdayOf } from '../shared/weekday';
import { type BoardFilter, boardFigures, narrowed, partOf, sidesOf } from './board-figures';
import { BoardFigures } from './board-figures-row';
import { FirstSteps } from './first-steps';
import { GuestGroup } from './guest-group';
import type { GuestSide } from './guest-state';
import { NightsTape } from './nights-tape';
import { TodayContext } from './today-context';
import css from './today-page.module.css';
import { TodoList } from './todo-list';
import { isPressing, pressingFirst, todoRows } from './todo-rows';
import { useMute } from './use-door-alarm';

/** Page of the day: the things to do first, then arrivals and departures, then the nights to come. */
export function TodayPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception');
  const reading = use(TodayContext);
  const now = useNow();
  const { muted, switchMute } = useMute();
  const [filter, setFilter] = useState<BoardFilter | null>(null);
  const today = reading?.data;
  const wide = useWide(600);
  return (
    <>
      <div className={css.head}>
        <h1>
          {t('pages.today')}{' '}
          {today && (
            <small>
              {weekdayOf(today.day, lang)}, {showDay(today.day)} · {timeInVietNam(now)}
            </small>
          )}
        </h1>
        <button type="button" className="btn quiet" aria-pressed={!muted} title={t('alarm.hint')} onClick={switchMute}>
          <Icon name="volume" />
          <span>{t(muted ? 'alarm.off' : 'alarm.on')}</span>
        </button>
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          <Icon name="print" />
          <span>{t('print')}</span>
        </button>
        <Link className="btn" to={`${DESK_PATH}/bookings?new=1`}>
          <Icon name="plus" />
          <span>{t('newBooking')}</span>
        </Link>
      </div>
      {!today && reading?.failure && <DeskFailed failure={reading.failure} />}
      {!today && !reading?.failure && <DeskSkeleton rows={8} />}
      {today && (
        <>
          <BoardFigures
            figures={boardFigures(today)}
            rooms={today.rooms}
            filter={filter}
            onFilter={setFilter}
            debts={today.counts.debts ?? 0}
          />
          {today.isNew === true && <FirstSteps />}
          <div className={css.grid}>
            <Groups today={today} filter={filter} now={now} lang={lang} />
            {wide ? (
              <NightsTape day={today.day} rooms={today.rooms} lang={lang} />
            ) : (
              <p className={css.nights}>
                <span>
                  <b>
                    {today.rooms.taken}/{today.rooms.all}
                  </b>{' '}
                  {t('today.taken')}
                </span>
                <Link to={`${DESK_PATH}/calendar`}>{t('tape.all')}</Link>
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
}

interface GroupsProps {
  today: Today;
  filter: BoardFilter | null;
  /** UTC ms. */
  now: number;
  lang: Language;
}

/** Rows of each group that stand there before somebody asks for all: the next guest is never a long way down. */
const FIRST_ROWS: Record<GuestSide, { phone: number; desk: number }> = {
  late: { phone: 5, desk: 10 },
  arrivals: { phone: 8, desk: 14 },
  departures: { phone: 6, desk: 14 },
  inHouse: { phone: 5, desk: 10 },
};

/**
 * Groups of the board, in the order in which they matter: on a phone arrivals come before everything that can wait. The
 * guest who is opened stands over them.
 */
function Groups({ today, filter, now, lang }: GroupsProps) {
  const { t } = useTranslation('reception');
  const wide = useWide(900);
  const isPhone = !useWide(600);
  const { late = [], arrivals, departures, inHouse, ready = [] } = narrowed(today, filter);
  const guests = { late, arrivals, departures, inHouse };
  const { id, close } = useBoardBooking(today);
  const rows = filter === null || filter === 'todo' ? todoRows(today.todos) : [];
  const isBrief = !wide && filter === null;
  const pressing = pressingFirst(rows.filter(({ todo }) => isPressing(todo, now)));
  const first = isBrief ? pressing.rows : rows;
  const later = rows.filter((row) => !first.includes(row));
  const board = { day: today.day, now, checkIn: today.checkInTime, checkOut: today.checkOutTime };
  const sides = sidesOf(filter);
  /** Of a large house only the server knows whether a figure finds somebody. */
  const isShown = (side: GuestSide): boolean =>
    guests[side].length > 0 ||
    (filter === null ? side !== 'late' : sides.includes(side) && (today.groups?.[side].all ?? 0) > 0);
  // On a phone whoever has not come is a line that opens, so that the first arrival is in sight; not when somebody of
  // them says to be in the room.
  const isFolded = isPhone && late.every(({ saysArrivedAt }) => saysArrivedAt === undefined);
  const firstOf = (side: GuestSide): number =>
    isFolded && side === 'late' ? 0 : FIRST_ROWS[side][wide ? 'desk' : 'phone'];
  const group = (side: GuestSide) =>
    isShown(side) && (
      <GuestGroup
        key={`${side} ${filter}`}
        side={side}
        guests={guests[side]}
        ready={side === 'arrivals' ? ready : undefined}
        size={today.groups?.[side]}
        only={partOf(filter, side)}
        board={board}
        chosen={id}
        lang={lang}
        first={filter === null ? firstOf(side) : null}
      />
    );
  const isFirstShown = first.length > 0 || (wide && filter === null) || filter === 'todo';
  return (
    <div className={css.groups}>
      {isFirstShown && (
        <TodoList
          id="todo-first"
          heading={t(isBrief ? 'todo.pressing' : 'todo.heading')}
          rows={first}
          board={today}
          now={now}
          brief={isBrief && isPhone ? pressing.first : undefined}
        />
      )}
      {group('late')}
      <div className={css.pairs}>
        {group('arrivals')}
        {group('departures')}
      </div>
      {isBrief && <TodoList id="todo-later" heading={t('todo.heading')} rows={later} board={today} now={now} />}
      {group('inHouse')}
      {filter !== null && first.length === 0 && !sides.some(isShown) && (
        <p className={css.nobody}>{t('today.nobody')}</p>
      )}
      {id !== null && <BookingDialog key={id} id={id} lang={lang} onClose={close} />}
    </div>
  );
}

/** Holds the booking that stands over the board. When it closes, the keyboard is on its guest's row again. */
function useBoardBooking({ late = [], arrivals, departures, inHouse, todos }: Today) {
  const { idAmong, close } = useOpenBooking();
  const guests = [...late, ...arrivals, ...departures, ...inHouse].filter(({ source }) => source === 'booking');
  const id = idAmong([...guests, ...todos.flatMap(({ bookingId }) => (bookingId === null ? [] : [{ id: bookingId }]))]);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (id === null && before.current !== null && document.activeElement === document.body) {
      // The row has gone to another list meanwhile, as after a check-in.
      const name = document.querySelector<HTMLElement>(`[data-guest="${CSS.escape(before.current)}"]`);
      const isFolded = name?.closest('tr')?.hidden === true;
      (isFolded ? name.closest('section')?.querySelector('h2') : name)?.focus();
    }
    before.current = id;
  }, [id]);
  return { id, close };
}
