import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroupSize, ReadyDoor, TodayGuest } from '../../../contract/desk/today';
import { DESK_PATH } from '../../../contract/page-addresses';
import { instantInVietNam, timeInVietNam } from '../../../domain/days';
import { Icon } from '../../../ui/icon';
import { DirtyDialog } from '../guest-access/booking-doors/dirty-dialog';
import { MarkDialog } from '../guest-access/departure/mark-dialog';
import { useGuestMark } from '../guest-access/departure/use-guest-mark';
import { boardWay } from '../frame/booking-way';
import { useLockMarks } from '../guest-access/locks/use-lock-marks';
import { useReadyMark } from '../guest-access/ready/use-ready-mark';
import { RowMenu } from '../rows/row-menu';
import { useRowSwipe } from '../rows/use-row-swipe';
import { DeskNothing } from '../shared/desk-states';
import type { RowAction } from '../shared/row-actions';
import { useOffline } from '../shared/use-desk';
import { shortDay } from '../shared/weekday';
import { isGone } from './board-figures';
import css from './guest-table.module.css';
import { type BoardTime, type GuestSide, GuestState } from './guest-state';
import { useDoorGiving } from './use-door-giving';
import { useKeptPlace } from './use-kept-place';

const timeOf = (iso: string): string => timeInVietNam(Date.parse(iso));
const keyOf = ({ source, id }: TodayGuest): string => `${source}:${id}`;
/** Doors of a guest: a stay that was made by hand is one of its door. */
const doorsOf = ({ source, place, doors = [] }: TodayGuest): readonly string[] => (source === 'stay' ? [place] : doors);

interface GuestTableProps {
  side: GuestSide;
  guests: readonly TodayGuest[];
  board: BoardTime;
  /** Doors that are ready for whoever comes. */
  ready?: readonly ReadyDoor[] | undefined;
  /** The booking that stands open beside the board. */
  chosen: string | null;
  /** So many rows stand there before somebody asks for the rest, of 0 the heading alone; `null` for all. */
  first: number | null;
  /** Size of a group that is not here whole; `onMore` reads more of it, `null` while nothing more can be read. */
  long?: (GroupSize & { onMore: (() => void) | null }) | undefined;
}

/** Guests who should have come, are still to come, leave today, or stay on: a row a guest, with what is done next. */
export function GuestTable({ side, guests, board, ready, chosen, first, long }: GuestTableProps) {
  const { t } = useTranslation('reception');
  const place = useKeptPlace<HTMLElement>(guests);
  const marks = useGuestMark();
  const swipe = useRowSwipe();
  const doors = useDoorGiving();
  const actionsOf = useRowActions(side, board, marks, ready, doors);
  const id = `guests-${side}`;
  const time = side === 'departures' ? board.checkOut : board.checkIn;
  const count = long?.left ?? guests.filter((guest) => !isGone(guest)).length;
  const all = long?.all ?? guests.length;
  const [whole, setWhole] = useState(false);
  const isLine = first === 0 && all > 0;
  // One row more is no reason to fold the list.
  const isLong = first !== null && (isLine || all > first + 1);
  const last = isLong && !whole ? first : guests.length;
  const fold = (): void => {
    if (!whole && all > guests.length) long?.onMore?.();
    setWhole(!whole);
  };
  const heading = (
    <>
      {t(`${side}.heading`)} <span>{t(`${side}.from`, { time, count })}</span>
    </>
  );
  return (
    <section ref={place} className={css.side} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {isLine ? (
          <button type="button" className={css.line} aria-expanded={whole} onClick={fold}>
            {heading}
            <Icon name="chevron" />
          </button>
        ) : (
          heading
        )}
      </h2>
      {guests.length === 0 && <DeskNothing text={t(`${side}.none`)} />}
      {guests.length > 0 && (
        <table className={css.guests} data-side={side} aria-labelledby={id} hidden={isLine && !whole}>
          <thead className="sr">
            <tr>
              {(['door', 'name', 'state', 'actions'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`guest.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guests.map((guest, index) => {
              const key = keyOf(guest);
              return (
                <tr
                  key={key}
                  hidden={index >= last}
                  data-over={isGone(guest)}
                  data-open={swipe.open === key}
                  aria-selected={guest.id === chosen}
                  {...swipe.of(key)}
                >
                  <td className={css.door}>{doorsOf(guest).join(' ') || <NoDoor />}</td>
                  <th scope="row">
                    <GuestName guest={guest} />
                    <Facts guest={guest} side={side} ready={ready} />
                    <small className={css.paper}>{guest.phone}</small>
                  </th>
                  <td className={css.states}>
                    <GuestState guest={guest} side={side} board={board} />
                  </td>
                  <td className={css.acts}>
                    {(side === 'arrivals' || side === 'late') && (
                      <span className={css.paper}>{t('guest.signature')}</span>
                    )}
                    <RowMenu
                      actions={actionsOf(guest)}
                      // Of whoever is late both answers are one tap away.
                      shown={side === 'late' ? 2 : 1}
                      about={guest.guestName}
                      isOpen={swipe.open === key}
                      onToggle={() => swipe.toggle(key)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {long && all > guests.length && (whole || !isLong) && (
        <button type="button" className={css.all} disabled={long.onMore === null} onClick={() => long.onMore?.()}>
          {t('guest.further', { count: all - guests.length })}
        </button>
      )}
      {isLong && !isLine && (
        <button type="button" className={css.all} aria-expanded={whole} onClick={fold}>
          {whole ? t('todo.less') : t('guest.all', { count: all })}
        </button>
      )}
      <MarkDialog marks={marks} />
      {doors.asked && (
        <DirtyDialog
          door={doors.asked.door}
          guestName={doors.asked.guest.guestName}
          busy={doors.giving}
          onGive={() => void doors.giveAsked()}
          onClose={doors.stopAsking}
        />
      )}
    </section>
  );
}

function NoDoor() {
  const { t } = useTranslation('reception');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{t('guest.doorless')}</span>
    </>
  );
}

function GuestName({ guest: { id, source, guestName } }: { guest: TodayGuest }) {
  return (
    <Link data-guest={id} {...(source === 'booking' ? boardWay(id) : { to: `${DESK_PATH}/stays` })}>
      {guestName}
    </Link>
  );
}

/** Facts of a guest, as much of it as there is room for: people, the other day, hour, room type, own words. */
function Facts({ guest, side, ready = [] }: Pick<GuestTableProps, 'side' | 'ready'> & { guest: TodayGuest }) {
  const { t } = useTranslation('reception');
  const { adults, children, arrivalHour, departureHour, other } = guest;
  const doors = doorsOf(guest);
  const hour = side === 'departures' || side === 'inHouse' ? departureHour : arrivalHour;
  /** Short on the screen, and a whole word to who hears it. */
  const spoken: Readonly<Record<string, string>> = {
    [t('guest.adults', { count: adults })]: t('guest.adultsSaid', { count: adults }),
    [t('guest.children', { count: children })]: t('guest.childrenSaid', { count: children }),
  };
  const facts = [
    hour,
    adults > 0 && t('guest.adults', { count: adults }),
    children > 0 && t('guest.children', { count: children }),
    guest.leftAt === null && guest.proposalDirty === true && t('dirty.word', { door: guest.proposal }),
    side !== 'departures' && t('guest.until', { day: shortDay(other) }),
    ...(isGone(guest)
      ? []
      : ready
          .filter(({ door }) => doors.includes(door))
          .map(({ door, at, by, tried }) =>
            [t('ready.state', { door, time: timeOf(at), by }), ...(tried === null ? [t('ready.untried')] : [])].join(
              ' · ',
            ),
          )),
    guest.leftAt === null &&
      guest.staleDoor !== undefined &&
      [t('guest.stale', { door: guest.staleDoor }), guest.phone].filter((part) => part !== '').join(' · '),
    guest.leftAt === null && guest.saysLeftAt !== undefined
      ? t('guest.saysLeft', { time: timeOf(guest.saysLeftAt) })
      : guest.arrivedAt === null &&
        guest.saysArrivedAt !== undefined &&
        t('guest.saysArrived', { time: timeOf(guest.saysArrivedAt) }),
    guest.source === 'booking' && guest.place,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return (
    <small>
      {facts.map((fact) => (
        <span key={fact}>
          {(spoken[fact] ?? fact) === fact ? (
            fact
          ) : (
            <>
              <span aria-hidden="true">{fact}</span>
              <span className="sr">{spoken[fact]}</span>
            </>
          )}
        </span>
      ))}
    </small>
  );
}

/** Gives the actions of a guest's row, what comes next first. */
function useRowActions(
  side: GuestSide,
  { day, now, checkIn }: BoardTime,
  { busy, mark, unmark }: ReturnType<typeof useGuestMark>,
  ready: readonly ReadyDoor[] | undefined,
  { giving, give }: Pick<ReturnType<typeof useDoorGiving>, 'giving' | 'give'>,
): (guest: TodayGuest) => RowAction[] {
  const { t } = useTranslation('reception');
  const offline = useOffline();
  const readyMark = useReadyMark();
  const { tried } = useLockMarks();
  /** Tells whether one tap may mark a guest as not come; never one who says that they are in. */
  const isGivenUp = ({ source, status, from, saysArrivedAt }: TodayGuest): boolean =>
    source === 'booking' &&
    status === 'CONFIRMED' &&
    saysArrivedAt === undefined &&
    now >= instantInVietNam(from, checkIn);
  return (guest) => {
    const about = guest.guestName;
    const off = offline || busy;
    const action = (word: string, onAct: () => void): RowAction => ({ word, about, off, onAct });
    const { proposal } = guest;
    if (guest.leftAt !== null) return [];
    if (guest.noShowAt !== undefined) return [action(t('guest.act.cameLate'), () => void unmark(guest, 'noShow'))];
    const door: RowAction[] =
      proposal === undefined
        ? []
        : [
            {
              ...action(
                t(guest.chosen ? 'guest.act.giveChosen' : 'guest.act.giveDoor', { door: proposal }),
                () => void give(guest, proposal),
              ),
              off: offline || giving,
            },
          ];
    if (side === 'late') {
      // Whoever comes after the last night has no stay to come to.
      const came = guest.other < day ? [] : [action(t('guest.act.came'), () => void mark(guest, 'arrived'))];
      return [...came, action(t('guest.act.notCome'), () => void mark(guest, 'noShow')), ...door];
    }
    if (side !== 'arrivals') return [action(t('guest.act.left'), () => void mark(guest, 'left')), ...door];
    return [
      ...door,
      action(t('guest.act.arrived'), () => void mark(guest, 'arrived')),
      ...(isGivenUp(guest) ? [action(t('guest.act.noShow'), () => void mark(guest, 'noShow'))] : []),
      ...(ready === undefined
        ? []
        : doorsOf(guest).flatMap((one) => [
            ...tried(
              one,
              ready.find(({ door: code }) => code === one),
            ),
            readyMark(one, ready),
          ])),
    ];
  };
}
