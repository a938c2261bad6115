import { DayPicker, type DayPickerProps } from '@daypicker/react';
import { addMonths } from 'date-fns/addMonths';
import { startOfMonth } from 'date-fns/startOfMonth';
import { useState, type ReactNode } from 'react';
import { dateOfDay, type Day, dayOfDate } from '../../domain/days';
import type { Language } from '../../domain/languages';
import {
  canPick,
  lastDay,
  type NightCalendar,
  type NightRange,
  NO_NIGHTS,
  pickDay,
  type RangeProblem,
} from '../../domain/bookings/night-range';
import { namesOf } from './calendar-names';
import css from './date-range.module.css';
import { Icon } from '../icon';
import { useWide } from '../hooks/use-wide';

/** The calendar's words; `calendar` in `locales/<lang>/common.json`. */
interface DateRangeWords {
  heading: string;
  previous: string;
  next: string;
  today: string;
  past: string;
  taken: string;
  unsold: string;
  checkIn: string;
  checkOut: string;
  chosen: string;
  legendChosen: string;
  legendTaken: string;
  clear: string;
}

interface DateRangeProps {
  range: NightRange;
  /** The problem says why the tap did not end in a whole stay; it is the caller's to show. */
  onChange: (range: NightRange, problem: RangeProblem | null) => void;
  /** First day that can be picked: Viet Nam's today by the server's clock. */
  minDay: Day;
  /** Nights nobody can have, each named by the day it begins on. */
  taken?: ReadonlySet<Day>;
  /** See `NightCalendar`. */
  sale?: NightCalendar['sale'];
  lang: Language;
  words: DateRangeWords;
  /** Months side by side; as many as fit when absent. */
  months?: 1 | 2;
  /** Puts the calendar where a person's eye is, instead of the heading of its own. */
  heading?: ReactNode;
}

const NOTHING_TAKEN: ReadonlySet<Day> = new Set();

/**
 * The one calendar for a stay, booked by night. It counts in UTC days from end to end, so a phone in another zone, or
 * one whose clock skips midnight in spring, picks the same days.
 */
export function DateRange(props: DateRangeProps) {
  const { range, onChange, minDay, taken = NOTHING_TAKEN, sale, lang, words, heading } = props;
  const wide = useWide(900);
  const months = props.months ?? (wide ? 2 : 1);
  const [month, setMonth] = useState(() => monthOf(range.checkIn ?? minDay));
  // An arrival that was typed, or cleared and chosen elsewhere, is shown: the calendar turns to its month.
  const [turnedTo, setTurnedTo] = useState(range.checkIn);
  if (range.checkIn !== turnedTo) {
    setTurnedTo(range.checkIn);
    if (range.checkIn !== null && !isShown(range.checkIn, month, months)) setMonth(monthOf(range.checkIn));
  }
  const calendar = { minDay, taken, sale };
  const first = monthOf(minDay);
  const last = monthOf(lastDay(calendar));
  const names = namesOf(lang);
  const { checkIn, checkOut } = range;

  const inside = (day: Day): boolean => checkIn !== null && checkOut !== null && checkIn < day && day < checkOut;
  const isTaken = (day: Day): boolean => taken.has(day) && day >= minDay;
  const isUnsold = (day: Day): boolean => sale?.unsold.has(day) === true && !isTaken(day);
  const states = (day: Day): string[] => [
    ...(day === checkIn ? [words.checkIn] : []),
    ...(day === checkOut ? [words.checkOut] : []),
    ...(inside(day) ? [words.chosen] : []),
    ...(isTaken(day) && !canPick(day, range, calendar) ? [words.taken] : []),
    ...(isUnsold(day) && !canPick(day, range, calendar) ? [words.unsold] : []),
    ...(day < minDay ? [words.past] : []),
    ...(day === minDay ? [words.today] : []),
  ];
  const when = (test: (day: Day) => boolean) => (date: Date) => test(dayOfDate(date));

  return (
    <div className={css.calendar}>
      <div className={css.head}>
        {heading ?? <h3>{words.heading}</h3>}
        <button
          type="button"
          aria-label={words.previous}
          aria-disabled={month <= first}
          onClick={() => month > first && setMonth(monthAfter(month, -1))}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          aria-label={words.next}
          aria-disabled={month >= last}
          onClick={() => month < last && setMonth(monthAfter(month, 1))}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <DayPicker
        timeZone="UTC"
        lang={lang}
        weekStartsOn={1}
        fixedWeeks
        hideNavigation
        numberOfMonths={months}
        month={dateOfDay(month)}
        onMonthChange={(date) => setMonth(dayOfDate(date))}
        startMonth={dateOfDay(first)}
        endMonth={dateOfDay(last)}
        today={dateOfDay(minDay)}
        disabled={when((day) => !canPick(day, range, calendar))}
        modifiers={{
          past: when((day) => day < minDay),
          taken: when((day) => (isTaken(day) || isUnsold(day)) && !inside(day)),
          selected: when((day) => day === checkIn || day === checkOut || inside(day)),
          start: when((day) => day === checkIn),
          middle: when(inside),
          end: when((day) => day === checkOut),
          open: when((day) => day === checkIn && checkOut === null),
        }}
        modifiersClassNames={MODIFIER_CLASSES}
        classNames={CLASSES}
        formatters={{
          formatCaption: (date) => names.month(date),
          formatWeekdayName: (date) => names.weekday(date),
          formatDay: (date) => String(date.getDate()),
        }}
        labels={{
          labelGrid: (date) => names.month(date),
          labelWeekday: (date) => names.weekdayInFull(date),
          labelDayButton: (date) => [names.day(date), ...states(dayOfDate(date))].join(', '),
        }}
        // The arrival is where Tab enters the days, not the first of its month; what a tap chooses is `pickDay`'s to say.
        mode="single"
        selected={checkIn === null ? undefined : dateOfDay(checkIn)}
        onSelect={() => undefined}
        onDayClick={(date) => {
          const picked = pickDay(range, dayOfDate(date), calendar);
          onChange(picked.range, picked.problem);
        }}
      />
      <p className={css.legend}>
        <span data-key="chosen">{words.legendChosen}</span>
        <span data-key="taken">{words.legendTaken}</span>
        <button type="button" onClick={() => onChange(NO_NIGHTS, null)} aria-disabled={checkIn === null}>
          {words.clear}
        </button>
      </p>
    </div>
  );
}

/** The first day of a day's month. */
const monthOf = (day: Day): Day => dayOfDate(startOfMonth(dateOfDay(day)));
const monthAfter = (month: Day, months: number): Day => dayOfDate(addMonths(dateOfDay(month), months));

const isShown = (day: Day, month: Day, months: number): boolean =>
  day >= month && monthOf(day) <= (months === 1 ? month : monthAfter(month, 1));

const named = (name: string): string => css[name] ?? '';

const CLASSES: NonNullable<DayPickerProps['classNames']> = {
  months: named('months'),
  month: named('month'),
  month_caption: named('caption'),
  month_grid: named('grid'),
  weekday: named('weekday'),
  day: named('day'),
  day_button: named('button'),
};

const MODIFIER_CLASSES = {
  past: named('past'),
  taken: named('taken'),
  start: named('start'),
  middle: named('middle'),
  end: named('end'),
  open: named('open'),
};
