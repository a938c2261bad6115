import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../contract/bookings/desk';
import { AT_DESK, deskState } from '../../../domain/stay-words/at-desk';
import css from '../shared/desk-table.module.css';
import { useHotelDay } from '../today/use-hotel-day';

/**
 * Says where a booking stands, and of one that stands where its guest is; of a block, that it is one.
 *
 * @param now ISO 8601 in UTC, the server's
 */
export function useShownState(
  booking: Pick<DeskBooking, 'kind' | 'status' | 'noShow' | 'presence' | 'checkIn'>,
  now: string,
): { word: string; tone: string } {
  const { t } = useTranslation('reception-bookings');
  const [word, tone] = AT_DESK[deskState(booking, useHotelDay(Date.parse(now)))];
  // Nobody has confirmed nights that are kept for repair.
  if (booking.kind === 'REPAIR' && booking.status === 'CONFIRMED') return { word: t('said.blocked'), tone: 'none' };
  return { word: t(word), tone };
}

/** Says where a booking stands, or its guest. @param now ISO 8601 in UTC */
export function StatusMark({ booking, now }: { booking: DeskBooking; now: string }) {
  const { word, tone } = useShownState(booking, now);
  return (
    <span className={css.state} data-tone={tone}>
      {word}
    </span>
  );
}
