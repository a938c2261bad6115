import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { canChangeDoor, canStretch, type StayEnd } from '../../../domain/bookings/calendar-acts';
import { addDays, type Day, nightsBetween } from '../../../domain/days';
import { placeName } from '../../../domain/catalogue/place-name';
import { shortStay } from '../shared/weekday';
import { usePlaceWords } from '../wall/place-words';
import { toneOfBar } from './bar-tone';
import type { BarPiece, BarRow, CalendarView, RoomType } from './calendar-view';
import css from './nights-grid.module.css';
import { NIGHT } from './nights-head';

/** Days of a piece while one of its ends is drawn. */
interface DrawnDays {
  key: string;
  from: Day;
  to: Day;
}

interface NightsRowProps {
  row: BarRow;
  type: RoomType | undefined;
  calendar: Pick<CalendarView, 'from' | 'nights' | 'today'>;
  /** In px. */
  top: number;
  /** The height of a lane, in px. */
  lane: number;
  /** While a guest is carried: whether they may be dropped here. */
  drop: 'fits' | 'over' | 'not' | null;
  drawn: DrawnDays | null;
  /** The piece that is carried. */
  held: string | null;
  /** Nothing can be changed now. */
  off: boolean;
  onOpen: (piece: BarPiece) => void;
  /** A free night was pressed; `null` while nothing can be changed. */
  onNight: ((row: BarRow, night: Day) => void) | null;
}

/** A line of the calendar. Scrolling draws the rows that come into sight alone, not those that are there. */
export const NightsRow = memo(function NightsRow(props: NightsRowProps) {
  const { row, type, calendar, top, lane, drop, drawn, held, off, onOpen, onNight } = props;
  const { t } = useTranslation(['reception-bookings', 'reception-wall']);
  const words = usePlaceWords();
  const style = { transform: `translateY(${top}px)` };
  if (row.kind === 'head') {
    return (
      <li className={css.group} style={style}>
        <span>
          {row.tower !== null && <b>{words.tower(row.tower)}</b>} {type ? placeName(type) : t('calendar.noType')}{' '}
          {row.doors > 0 && <small>{t('count', { ns: 'reception-wall', count: row.doors })}</small>}
        </span>
      </li>
    );
  }
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const night = addDays(calendar.from, Math.floor((event.clientX - left) / NIGHT));
    if (night >= calendar.today && row.roomId !== null) onNight?.(row, night);
  };
  return (
    <li
      className={css.row}
      style={{ ...style, height: Math.max(1, row.lanes.length) * lane }}
      data-door={row.kind === 'door' ? row.door : undefined}
      data-drop={drop ?? undefined}
    >
      <span className={css.name} style={{ lineHeight: `${lane}px` }}>
        {row.kind === 'door' && <b>{row.door}</b>}
        {row.kind === 'type' && (row.hasDoors ? t('calendar.waiting') : t('calendar.rooms', { count: type?.of ?? 0 }))}
      </span>
      <div className={css.nights} data-nights onClick={onClick}>
        {row.lanes.map((pieces, index) =>
          pieces.map((piece) => (
            <Bar
              key={piece.key}
              piece={piece}
              door={row.kind === 'door' ? row.door : null}
              days={drawn?.key === piece.key ? drawn : piece}
              calendar={calendar}
              top={index * lane + 5}
              held={held === piece.key}
              off={off}
              onOpen={onOpen}
            />
          )),
        )}
      </div>
    </li>
  );
});

interface BarProps extends Pick<NightsRowProps, 'calendar' | 'off' | 'onOpen' | 'top'> {
  piece: BarPiece;
  /** The door whose row it lies on. */
  door: string | null;
  /** Days that it is drawn for. */
  days: { from: Day; to: Day };
  held: boolean;
}

/** Nights that are kept, as a button; its ends can be drawn, and the whole carried to another door. */
function Bar({ piece, door, days, calendar, top, held, off, onOpen }: BarProps) {
  const { t } = useTranslation(['reception-bookings', 'reception']);
  const { bar, key } = piece;
  const start = Math.max(0, nightsBetween(calendar.from, days.from));
  const end = Math.min(calendar.nights, nightsBetween(calendar.from, days.to));
  const tone = toneOfBar(bar);
  const isDoorless = piece.door === null && bar.door === null;
  // On its own door's row a bar need not say the door.
  const text = piece.door !== null && piece.door !== door ? `${piece.door} · ${bar.name}` : bar.name;
  const canMove = !off && canChangeDoor(piece, calendar.today);
  const ends = (['start', 'end'] as const).filter((one: StayEnd) => !off && canStretch(piece, one, calendar.today));
  const keys = [
    ...(canMove ? ['Space'] : []),
    ...(ends.includes('end') ? ['Shift+ArrowRight', 'Shift+ArrowLeft'] : []),
  ];
  return (
    <button
      type="button"
      data-bar={key}
      data-carry={canMove ? `move:${key}` : undefined}
      data-tone={tone}
      data-doorless={isDoorless}
      data-short={end - start < 2}
      data-held={held || undefined}
      title={text}
      aria-label={t('calendar.bar', {
        name: door === null || piece.door === null ? text : `${piece.door} · ${bar.name}`,
        stay: shortStay(piece.from, piece.to),
        state: [t(`tones.${tone}`, { ns: 'reception' }), ...(isDoorless ? [t('calendar.doorless')] : [])].join(', '),
      })}
      aria-keyshortcuts={keys.length > 0 ? keys.join(' ') : undefined}
      style={{ top, left: start * NIGHT + 2, width: Math.max(1, end - start) * NIGHT - 4 }}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(piece);
      }}
    >
      {text}
      {ends.map((one) => (
        <span key={one} className={css.grip} data-carry={`${one}:${key}`} data-end={one} aria-hidden="true" />
      ))}
    </button>
  );
}
