import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TodayGuest } from '../../../contract/desk/today';
import { DESK_PATH } from '../../../contract/page-addresses';
import { showDay, timeInVietNam } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { Icon } from '../../../ui/icon';
import { DeskFailed, DeskSkeleton } from '../shared/desk-states';
import { GuestTable, isGone } from './guest-table';
import { NightsTape } from './nights-tape';
import { TodayContext } from './today-context';
import css from './today-page.module.css';
import { TodoList } from './todo-list';
import { useMute } from './use-door-alarm';
import { useNow } from '../shared/use-desk';
import { weekdayOf } from '../shared/weekday';

/** What the day brings: what somebody has to do first, then who comes and who goes, then the nights to come. */
export function TodayPage({ lang }: { lang: Language }) {
  const { t } = useTranslation('reception');
  const reading = use(TodayContext);
  const now = useNow();
  const { muted, switchMute } = useMute();
  const today = reading?.data;
  const countOf = (guests: readonly TodayGuest[]): number => guests.filter((guest) => !isGone(guest)).length;
  return (
    <>
      <div className={css.head}>
        <h1>
          {t('pages.today')}
          {today && (
            <small>
              {weekdayOf(today.day, lang)}, {showDay(today.day)} · {timeInVietNam(now)}
            </small>
          )}
        </h1>
        <button type="button" className="btn quiet" aria-pressed={!muted} title={t('alarm.hint')} onClick={switchMute}>
          <Icon name="bell" />
          {t(muted ? 'alarm.off' : 'alarm.on')}
        </button>
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </button>
        <Link className="btn" to={`${DESK_PATH}/bookings?new=1`}>
          <Icon name="plus" />
          {t('newBooking')}
        </Link>
      </div>
      {!today && reading?.failure && <DeskFailed failure={reading.failure} />}
      {!today && !reading?.failure && <DeskSkeleton rows={8} />}
      {today && (
        <>
          <dl className={css.figures}>
            <Figure value={today.counts.todo} word={t('today.todo', { count: today.counts.todo })} />
            <Figure value={countOf(today.arrivals)} word={t('today.arrivals', { count: countOf(today.arrivals) })} />
            <Figure
              value={countOf(today.departures)}
              word={t('today.departures', { count: countOf(today.departures) })}
            />
            <Figure value={`${today.rooms.taken}/${today.rooms.all}`} word={t('today.taken')} />
            <Figure value={today.counts.rotate} word={t('today.rotate', { count: today.counts.rotate })} />
            {today.counts.debts !== undefined && today.counts.debts > 0 && (
              <Figure
                value={today.counts.debts}
                word={t('today.debts', { count: today.counts.debts })}
                to={`${DESK_PATH}/bookings?filter=debt`}
              />
            )}
          </dl>
          <div className={css.grid}>
            <div>
              <TodoList todos={today.todos} now={now} />
              <div className={css.pairs}>
                <GuestTable
                  side="arrivals"
                  guests={today.arrivals}
                  time={today.checkInTime}
                  day={today.day}
                  now={now}
                  ready={today.ready ?? []}
                />
                <GuestTable side="departures" guests={today.departures} time={today.checkOutTime} day={today.day} />
              </div>
              <div className={css.inHouse}>
                <GuestTable side="inHouse" guests={today.inHouse} time="" day={today.day} />
              </div>
            </div>
            <NightsTape day={today.day} lang={lang} />
          </div>
        </>
      )}
    </>
  );
}

function Figure({ value, word, to }: { value: number | string; word: string; to?: string }) {
  return (
    <div>
      <dt>{to === undefined ? word : <Link to={to}>{word}</Link>}</dt>
      <dd>{value}</dd>
    </div>
  );
}
