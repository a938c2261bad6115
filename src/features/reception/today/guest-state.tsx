import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TodayGuest } from '../../../contract/desk/today';
import { instantInVietNam, nightsBetween, timeInVietNam } from '../../../domain/days';
import { formatVnd } from '../../../domain/money';
import css from '../shared/desk-table.module.css';
import own from './guest-table.module.css';
import { shortDay } from '../shared/weekday';

export type GuestSide = 'late' | 'arrivals' | 'departures' | 'inHouse';

interface GuestStateProps {
  guest: TodayGuest;
  side: GuestSide;
  board: BoardTime;
}

/** The board's day, its instant (UTC ms), and the hotel's hours of coming and leaving, `HH:mm`. */
export interface BoardTime {
  day: string;
  now: number;
  checkIn: string;
  checkOut: string;
}

/** Says of a guest what is to be known: too late, no confirmation, money, the form. */
export function GuestState({ guest, side, board }: GuestStateProps) {
  const { t, i18n } = useTranslation('reception');
  return (
    <>
      {marksOf(guest, side, board, t, i18n.language).map(({ tone, word = '', text = '' }) => (
        <span key={word + text} className={css.state} data-tone={tone}>
          {word !== '' && <span className={text === '' ? undefined : own.word}>{word}</span>} {text}
        </span>
      ))}
    </>
  );
}

/** A mark: where there is little room its word is left to who hears it, and its figure stays. */
interface Mark {
  tone: 'jade' | 'turmeric' | 'lacquer' | 'none';
  word?: string;
  text?: string;
}

function marksOf(
  guest: TodayGuest,
  side: GuestSide,
  { day, now, checkOut }: BoardTime,
  t: TFunction<'reception'>,
  lang: string,
): Mark[] {
  const due: Mark[] =
    guest.due > 0
      ? [
          {
            tone: side === 'arrivals' || side === 'late' ? 'turmeric' : 'lacquer',
            word: t('guest.dueWord'),
            text: formatVnd(guest.due, lang),
          },
        ]
      : [];
  if (guest.leftAt !== null) return [{ tone: 'none', word: t('guest.left', { time: timeOf(guest.leftAt) }) }, ...due];
  if (guest.noShowAt !== undefined)
    return [{ tone: 'none', word: t('guest.noShow', { time: timeOf(guest.noShowAt) }) }];
  if (side === 'late') return [{ tone: 'lacquer', word: t('guest.late', { day: shortDay(guest.from) }) }, ...due];
  if (side === 'inHouse' && guest.other < day) {
    const count = nightsBetween(guest.other, day);
    return [{ tone: 'lacquer', word: t('guest.overdue'), text: `+${t('guest.days', { count })}` }, ...due];
  }
  if (side === 'departures' && guest.overdue === true) {
    const since = now - instantInVietNam(day, guest.departureHour ?? checkOut);
    return [{ tone: 'lacquer', word: t('guest.overHours'), text: `+${hoursOf(since, t)}` }, ...due];
  }
  if (side === 'arrivals' && guest.from < day) {
    return [{ tone: 'lacquer', word: t('guest.late', { day: shortDay(guest.from) }) }];
  }
  if (guest.source === 'stay') return [{ tone: 'jade', word: t('guest.link') }];
  if (guest.status === 'PENDING') return [{ tone: 'lacquer', word: t('guest.pending') }];
  if (guest.status !== 'CONFIRMED') return [{ tone: 'lacquer', word: t('guest.noBooking') }];
  if (due.length > 0) return due;
  if (side !== 'arrivals') return [{ tone: 'jade', word: t('guest.paid') }];
  return [guest.form ? { tone: 'jade', word: t('guest.form') } : { tone: 'none', word: t('guest.noForm') }];
}

const timeOf = (iso: string): string => timeInVietNam(Date.parse(iso));

const MINUTE_MS = 60_000;

/** "2 h 05", "35 min". @param ms 0 or more */
function hoursOf(ms: number, t: TFunction<'reception'>): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const rest = minutes % 60;
  return minutes < 60
    ? t('guest.minutes', { minutes })
    : t('guest.hours', { hours: Math.floor(minutes / 60), minutes: String(rest).padStart(2, '0') });
}
