import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TodayGuest } from '../../contract/desk-today';
import { formatVnd } from '../../domain/money';
import { DeskNothing } from './desk-states';
import css from './desk-table.module.css';
import { shortDay } from './weekday';

interface GuestTableProps {
  side: 'arrivals' | 'departures';
  guests: readonly TodayGuest[];
  /** The hour of coming or going, `HH:mm`. */
  time: string;
}

/** Who comes, or who goes, today. */
export function GuestTable({ side, guests, time }: GuestTableProps) {
  const { t } = useTranslation('reception');
  const id = `guests-${side}`;
  const arriving = side === 'arrivals';
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {t(`${side}.heading`)} <span>{t(`${side}.from`, { time, count: guests.length })}</span>
      </h2>
      {guests.length === 0 && <DeskNothing text={t(`${side}.none`)} />}
      {guests.length > 0 && (
        <table className={css.table} aria-labelledby={id}>
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
              <tr key={`${guest.source}:${guest.id}`}>
                <th scope="row">
                  <Link to={guest.source === 'booking' ? `/reception/bookings?id=${guest.id}` : '/reception/stays'}>
                    {guest.guestName}
                  </Link>
                  <small>{guest.place}</small>
                  {guest.adults > 0 && (
                    <small>
                      {guest.children > 0 ? `${guest.adults}+${guest.children}` : guest.adults} {t('guest.people')}
                    </small>
                  )}
                </th>
                <td className={css.figure}>{shortDay(guest.other)}</td>
                <td className={css.end}>
                  <GuestState guest={guest} arriving={arriving} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** What is still missing of a guest, the most important of it: a confirmation, money, the form. */
function GuestState({ guest, arriving }: { guest: TodayGuest; arriving: boolean }) {
  const { t } = useTranslation('reception');
  const [tone, text] =
    guest.source === 'stay'
      ? (['jade', t('guest.link')] as const)
      : guest.status === 'PENDING'
        ? (['lacquer', t('guest.pending')] as const)
        : guest.due > 0
          ? (['turmeric', t('guest.due', { amount: formatVnd(guest.due) })] as const)
          : arriving
            ? guest.form
              ? (['jade', t('guest.form')] as const)
              : (['none', t('guest.noForm')] as const)
            : (['jade', t('guest.paid')] as const);
  return (
    <span className={css.state} data-tone={tone}>
      {text}
    </span>
  );
}
