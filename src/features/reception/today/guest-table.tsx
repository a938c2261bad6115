import { DESK_PATH } from '../../../contract/page-addresses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReadyDoor, TodayGuest } from '../../../contract/desk/today';
import { DeskNothing } from '../shared/desk-states';
import own from './guest-table.module.css';
import css from '../shared/desk-table.module.css';
import { type GuestSide, GuestState } from './guest-state';
import { LeaveDialog } from '../departure/leave-dialog';
import { ReadyButton } from '../ready/ready-button';
import { type RowAction, RowActions } from '../shared/row-actions';
import { bookingWay } from '../frame/booking-way';
import { useOffline } from '../shared/use-desk';
import { useGuestMark } from '../departure/use-guest-mark';
import { useDoorGiving } from './use-door-giving';
import { useKeptPlace } from './use-kept-place';
import { instantInVietNam, timeInVietNam } from '../../../domain/days';
import { shortDay } from '../shared/weekday';

const timeOf = (iso: string): string => timeInVietNam(Date.parse(iso));

interface GuestTableProps {
  side: GuestSide;
  guests: readonly TodayGuest[];
  /** The hour of coming or going, `HH:mm`; `''` for those who stay on. */
  time: string;
  /** Today. */
  day: string;
  /** Doors that are ready for whoever comes. */
  ready?: readonly ReadyDoor[] | undefined;
  /** Of those to come: the server's time, by which somebody may be given up. UTC ms. */
  now?: number;
}

/** Whether nothing more is to be done for a guest: they have left, or have not come. */
export const isGone = ({ leftAt, noShowAt }: TodayGuest): boolean => leftAt !== null || noShowAt !== undefined;

/** Who is still to come, who leaves today, or who stays on: marked as arrived and as left here. */
export function GuestTable({ side, guests, time, day, ready, now }: GuestTableProps) {
  const { t } = useTranslation('reception');
  const offline = useOffline();
  const marks = useGuestMark();
  const { busy, mark, unmark } = marks;
  const { giving, give } = useDoorGiving();
  const place = useKeptPlace<HTMLElement>(guests);
  const id = `guests-${side}`;
  const next = side === 'arrivals' ? 'arrived' : 'left';
  const doorAction = (guest: TodayGuest, door: string): RowAction => ({
    word: t('guest.act.giveDoor', { door }),
    about: guest.guestName,
    off: offline || giving,
    onAct: () => void give(guest, door),
  });
  /** Who says that they are in is not given up by one tap. */
  const isGivenUp = ({ source, status, from, saysArrivedAt }: TodayGuest): boolean =>
    now !== undefined &&
    source === 'booking' &&
    status === 'CONFIRMED' &&
    saysArrivedAt === undefined &&
    now >= instantInVietNam(from, time);
  const actionsOf = (guest: TodayGuest): RowAction[] => {
    const about = guest.guestName;
    const off = offline || busy;
    if (guest.leftAt !== null) return [];
    if (guest.noShowAt !== undefined) {
      return [{ word: t('guest.act.cameLate'), about, off, onAct: () => void unmark(guest, 'noShow') }];
    }
    return [
      ...(guest.proposal === undefined ? [] : [doorAction(guest, guest.proposal)]),
      { word: t(`guest.act.${next}`), about, off, onAct: () => void mark(guest, next) },
      ...(isGivenUp(guest)
        ? [{ word: t('guest.act.noShow'), about, off, onAct: () => void mark(guest, 'noShow') }]
        : []),
    ];
  };
  const count = guests.filter((guest) => !isGone(guest)).length;
  return (
    <section ref={place} className={own.side} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`${side}.heading`)} <span>{t(`${side}.from`, { time, count })}</span>
      </h2>
      {guests.length === 0 && <DeskNothing text={t(`${side}.none`)} />}
      {guests.length > 0 && (
        <table className={`${css.table ?? ''} ${own.guests ?? ''}`} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('guest.name')}</th>
              <th scope="col">{t(`${side}.other`)}</th>
              <th scope="col" className={css.end}>
                {t('guest.state')}
              </th>
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <tr key={`${guest.source}:${guest.id}`} data-over={isGone(guest)}>
                <th scope="row">
                  <Link {...(guest.source === 'booking' ? bookingWay(guest.id) : { to: `${DESK_PATH}/stays` })}>
                    {guest.guestName}
                  </Link>
                  <small>{[...(guest.doors ?? []), guest.place].join(' · ')}</small>
                  {guest.leftAt === null && guest.saysLeftAt !== undefined ? (
                    <small>{t('guest.saysLeft', { time: timeOf(guest.saysLeftAt) })}</small>
                  ) : (
                    guest.arrivedAt === null &&
                    guest.saysArrivedAt !== undefined && (
                      <small>{t('guest.saysArrived', { time: timeOf(guest.saysArrivedAt) })}</small>
                    )
                  )}
                  {guest.adults > 0 && (
                    <small>
                      {guest.children > 0 ? `${guest.adults}+${guest.children}` : guest.adults}{' '}
                      {t('guest.people', { count: guest.adults + guest.children })}
                    </small>
                  )}
                </th>
                <td className={css.figure}>
                  <span className={css.label}>{t(`${side}.other`)}:</span> {shortDay(guest.other)}
                </td>
                <td className={css.end}>
                  <span className={css.stack}>
                    <GuestState guest={guest} side={side} day={day} />
                    {ready &&
                      !isGone(guest) &&
                      (guest.source === 'stay' ? [guest.place] : (guest.doors ?? [])).map((door) => (
                        <ReadyButton key={door} door={door} ready={ready.find((one) => one.door === door)} day={day} />
                      ))}
                    {guest.leftAt === null && <RowActions actions={actionsOf(guest)} />}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LeaveDialog marks={marks} />
    </section>
  );
}
