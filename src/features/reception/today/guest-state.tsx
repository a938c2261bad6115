import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TodayGuest } from '../../../contract/desk/today';
import { timeInVietNam } from '../../../domain/days';
import { formatVnd } from '../../../domain/money';
import css from '../shared/desk-table.module.css';
import { shortDay } from '../shared/weekday';

export type GuestSide = 'arrivals' | 'departures' | 'inHouse';

interface GuestStateProps {
  guest: TodayGuest;
  side: GuestSide;
  /** Today. */
  day: string;
}

/** What is to be known of a guest, the most important of it: too late, no confirmation, money, the form. */
export function GuestState({ guest, side, day }: GuestStateProps) {
  const { t, i18n } = useTranslation('reception');
  const [tone, text] = stateOf(guest, side, day, t, i18n.language);
  return (
    <span className={css.state} data-tone={tone}>
      {text}
    </span>
  );
}

type State = readonly ['jade' | 'turmeric' | 'lacquer' | 'none', string];

function stateOf(guest: TodayGuest, side: GuestSide, day: string, t: TFunction<'reception'>, lang: string): State {
  if (guest.leftAt !== null && guest.due > 0) {
    const [time, amount] = [timeOf(guest.leftAt), formatVnd(guest.due, lang)];
    return ['lacquer', t('guest.leftOwing', { time, amount })];
  }
  if (guest.leftAt !== null) return ['none', t('guest.left', { time: timeOf(guest.leftAt) })];
  if (guest.noShowAt !== undefined) return ['none', t('guest.noShow', { time: timeOf(guest.noShowAt) })];
  if (side === 'inHouse' && guest.other < day) return ['lacquer', t('guest.overdue', { day: shortDay(guest.other) })];
  if (side === 'arrivals' && guest.from < day) return ['lacquer', t('guest.late', { day: shortDay(guest.from) })];
  if (guest.source === 'stay') return ['jade', t('guest.link')];
  if (guest.status === 'PENDING') return ['lacquer', t('guest.pending')];
  if (guest.status !== 'CONFIRMED') return ['lacquer', t('guest.noBooking')];
  if (guest.due > 0) return ['turmeric', t('guest.due', { amount: formatVnd(guest.due, lang) })];
  if (side !== 'arrivals') return ['jade', t('guest.paid')];
  return guest.form ? ['jade', t('guest.form')] : ['none', t('guest.noForm')];
}

const timeOf = (iso: string): string => timeInVietNam(Date.parse(iso));
