import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../contract/desk/audit';
import { asHotelArea } from '../../../contract/hotel/hotel-areas';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { hasOwn } from '../../../domain/has-own';
import { bookingWay } from '../frame/booking-way';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { showMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';

/** Actions whose subject is a booking, and how its id looks. */
const BOOKING_ACTION = /^(?:booking|bill|block)\./;
const BOOKING_ID = /^[\w-]{22}$/;

const COLUMNS = ['at', 'who', 'what', 'subject', 'from'] as const;

/** The record, one line for each time somebody read or changed something. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('reception-audit');
  const nameOf = useStaffName();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`columns.${column}`))}>
      {entries.map(({ id, at, staffName, action, subject, address, people }) => (
        <tr key={id}>
          <td className={css.figure}>
            <time dateTime={at}>{showMoment(at)}</time>
          </td>
          <td>
            <bdi>{nameOf(staffName)}</bdi>
          </td>
          <td>
            <ActionWords action={action} />
          </td>
          <td>{people.length === 0 ? <SubjectWords action={action} subject={subject} /> : <People ids={people} />}</td>
          <td className={css.figure}>{address === '' ? t('onServer') : <bdi>{address}</bdi>}</td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** `codes.read` as people say it; an action of another version that has no words yet as it stands. */
function ActionWords({ action }: { action: string }) {
  const { t } = useTranslation('reception-audit');
  const things = t('things', { returnObjects: true });
  const verbs = t('verbs', { returnObjects: true });
  const [thing = '', verb = ''] = action.split('.');
  const [named, done] = [wordOf(things, thing), wordOf(verbs, verb)];
  if (named === undefined || done === undefined) return <code>{action}</code>;
  return (
    <>
      {named}: <b>{done}</b>
    </>
  );
}

/** What it was about: an area of the guide by its title, a booking by the number that is said of it, else an id or code. */
function SubjectWords({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>) {
  const { t } = useTranslation(['reception-audit', 'reception-content']);
  const area = asHotelArea(subject);
  if (subject === '') return <small>{t('whole')}</small>;
  if (action.startsWith('content.') && area !== null) return t(`areas.${area}.title`, { ns: 'reception-content' });
  if (BOOKING_ACTION.test(action) && BOOKING_ID.test(subject)) {
    return <Link {...bookingWay(subject)}>{bookingNumber(subject)}</Link>;
  }
  return <bdi>{subject}</bdi>;
}

/** Whose data it was, by the ids of their bookings and accounts: few are shown, many are unfolded. */
function People({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('reception-audit');
  if (ids.length === 1) return <bdi>{ids[0]}</bdi>;
  return (
    <details>
      <summary>{t('people', { count: ids.length })}</summary>
      <bdi>{ids.join(', ')}</bdi>
    </details>
  );
}

const wordOf = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  hasOwn(table, key) ? table[key] : undefined;
