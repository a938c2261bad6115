import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type MouseEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskCalendar } from '../../../contract/desk/bookings';
import { addDays, dateOfDay, type Day, nightsBetween } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { textOfBar, toneOfBar } from './bar-tone';
import css from './nights-grid.module.css';
import tones from './tones.module.css';
import { monthOf, shortStay, shortWeekdayOf } from '../shared/weekday';

/** As the style sheet has them, in px. */
const ROW = 36;
const NIGHT = 40;
const ROWS_AHEAD = 8;
const NO_BARS: readonly Bar[] = [];

type Room = DeskCalendar['rooms'][number];
type Bar = DeskCalendar['bars'][number];

interface NightsGridProps {
  calendar: DeskCalendar;
  rooms: readonly Room[];
  lang: Language;
  onOpen: (bar: Bar) => void;
  /** A free night was pressed; `null` while nothing can be changed. */
  onNight: ((room: Room, night: Day) => void) | null;
}

/** Rooms down, nights across. Only the rows in sight are there, so that hundreds of rooms scroll like ten. */
export function NightsGrid({ calendar, rooms, lang, onOpen, onNight }: NightsGridProps) {
  const { t } = useTranslation('reception-bookings');
  const view = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: rooms.length,
    getScrollElement: () => view.current,
    estimateSize: () => ROW,
    overscan: ROWS_AHEAD,
  });
  const bars = useMemo(() => barsByRoom(calendar.bars), [calendar.bars]);
  const taken = useMemo(() => takenByNight(calendar, rooms), [calendar, rooms]);
  return (
    <div ref={view} className={css.view} tabIndex={0} role="region" aria-label={t('calendar.title')}>
      <div style={{ width: `calc(var(--names) + ${calendar.nights * NIGHT}px)` }}>
        <Days
          from={calendar.from}
          nights={calendar.nights}
          today={calendar.today}
          taken={taken}
          all={rooms.length}
          lang={lang}
        />
        <ul className={`${css.rows ?? ''} ${tones.tones ?? ''}`} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((item) => {
            const room = rooms[item.index];
            return (
              room && (
                <Row
                  key={`${room.roomId}-${room.slot}`}
                  room={room}
                  bars={bars.get(`${room.roomId}-${room.slot}`) ?? NO_BARS}
                  calendar={calendar}
                  top={item.start}
                  onOpen={onOpen}
                  onNight={onNight}
                />
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}

interface DaysProps extends Pick<DeskCalendar, 'from' | 'nights' | 'today'> {
  /** Rooms that are taken, by night, and how many there are. */
  taken: readonly number[];
  all: number;
  lang: Language;
}

const Days = memo(function Days({ from, nights, today, taken, all, lang }: DaysProps) {
  const days = Array.from({ length: nights }, (_, index) => addDays(from, index));
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return (
    <div className={css.head} aria-hidden="true">
      <div className={css.months}>
        <span className={css.corner} />
        {months.map((month) => {
          const width = days.filter((day) => day.startsWith(month)).length * NIGHT;
          return (
            <span key={month} style={{ width }}>
              <b>{monthOf(`${month}-01`, lang)}</b>
            </span>
          );
        })}
      </div>
      <span className={css.corner} />
      {days.map((day, index) => (
        <span key={day} data-today={day === today} data-first={day.endsWith('-01')}>
          {shortWeekdayOf(day, lang)}
          <b>{dateOfDay(day).getDate()}</b>
          <i data-full={taken[index] === all}>{taken[index]}</i>
        </span>
      ))}
    </div>
  );
});

interface RowProps extends Pick<NightsGridProps, 'calendar' | 'onOpen' | 'onNight'> {
  room: Room;
  bars: readonly Bar[];
  /** In px. */
  top: number;
}

/** Scrolling draws the rows that come into sight alone, not those that are there. */
const Row = memo(function Row({ room, bars, calendar, top, onOpen, onNight }: RowProps) {
  const { t } = useTranslation(['reception-bookings', 'reception']);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const night = addDays(calendar.from, Math.floor((event.clientX - left) / NIGHT));
    if (night >= calendar.today) onNight?.(room, night);
  };
  return (
    <li style={{ transform: `translateY(${top}px)` }}>
      <span className={css.name} title={`${room.room}, ${room.apartment}`}>
        <b>{room.room}</b>{' '}
        {room.of > 1 && (
          <i>
            {room.slot + 1}/{room.of}
          </i>
        )}{' '}
        <span>· {room.apartment}</span>
      </span>
      <div className={css.nights} onClick={onClick}>
        {bars.map((bar) => {
          const start = Math.max(0, nightsBetween(calendar.from, bar.from));
          const end = Math.min(calendar.nights, nightsBetween(calendar.from, bar.to));
          const tone = toneOfBar(bar);
          return (
            <button
              key={`${bar.id}-${bar.from}`}
              type="button"
              data-tone={tone}
              data-doorless={bar.door === null}
              data-short={end - start < 2}
              title={textOfBar(bar)}
              aria-label={t('calendar.bar', {
                name: textOfBar(bar),
                stay: shortStay(bar.from, bar.to),
                state: [
                  t(`tones.${tone}`, { ns: 'reception' }),
                  ...(bar.door === null ? [t('calendar.doorless')] : []),
                ].join(', '),
              })}
              style={{ left: start * NIGHT + 2, width: (end - start) * NIGHT - 4 }}
              onClick={(event) => {
                event.stopPropagation();
                onOpen(bar);
              }}
            >
              {textOfBar(bar)}
            </button>
          );
        })}
      </div>
    </li>
  );
});

/** Counts the rooms that are taken, night by night. */
function takenByNight({ from, nights, bars }: DeskCalendar, rooms: readonly Room[]): number[] {
  const shown = new Set(rooms.map(({ roomId, slot }) => `${roomId}-${slot}`));
  const taken = Array.from({ length: nights }, () => 0);
  for (const bar of bars) {
    if (!shown.has(`${bar.roomId}-${bar.slot}`)) continue;
    const end = Math.min(nights, nightsBetween(from, bar.to));
    for (let night = Math.max(0, nightsBetween(from, bar.from)); night < end; night += 1) {
      taken[night] = (taken[night] ?? 0) + 1;
    }
  }
  return taken;
}

function barsByRoom(bars: readonly Bar[]): Map<string, Bar[]> {
  const groups = new Map<string, Bar[]>();
  for (const bar of bars) {
    const key = `${bar.roomId}-${bar.slot}`;
    const group = groups.get(key);
    if (group) group.push(bar);
    else groups.set(key, [bar]);
  }
  return groups;
}
