import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../contract/desk/audit';
import { asHotelArea } from '../../../contract/hotel/hotel-areas';
import { bookingNumber } from '../../../domain/bookings/booking-number';
import { hasOwn } from '../../../domain/has-own';
import { useVnd } from '../../../ui/hooks/use-vnd';
import { bookingWay } from '../frame/booking-way';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';
import { showMoment } from '../shared/moment';
import { useStaffName } from '../shared/own-words';

/** Actions whose subject is a booking; its id, and the VND that it was about. */
const BOOKING_ACTION = /^(?:booking|bill|block)\./;
const BOOKING = /^(?<id>[\w-]{22})(?: (?<amount>-?\d+))?$/;

const COLUMNS = ['at', 'who', 'what', 'subject', 'from'] as const;

/** The record, one line for each time somebody read or changed something. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('reception-audit');
  const nameOf = useStaffName();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`columns.${column}`))}>
      {entries.map(({ id, at, staffName, action, subject, name, address, people }) => (
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
          <td>
            {people.length === 0 ? (
              <SubjectWords action={action} subject={subject} name={name} />
            ) : (
              <People ids={people} />
            )}
          </td>
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

/** Shows the subject of an entry: an area of the guide by its title, a booking by the number that is said of it, else a name, id or code. */
function SubjectWords({ action, subject, name }: Pick<AuditEntry, 'action' | 'subject' | 'name'>) {
  const { t } = useTranslation(['reception-audit', 'reception-content']);
  const formatVnd = useVnd();
  const area = asHotelArea(subject);
  if (subject === '') return <small>{t('whole')}</small>;
  if (action.startsWith('content.') && area !== null) return t(`areas.${area}.title`, { ns: 'reception-content' });
  const { id, amount } = (BOOKING_ACTION.test(action) && BOOKING.exec(subject)?.groups) || {};
  if (id !== undefined) {
    return (
      <>
        <Link {...bookingWay(id)}>{bookingNumber(id)}</Link>
        {amount !== undefined && <> {formatVnd(Number(amount))}</>}
      </>
    );
  }
  return <bdi>{name ?? subject}</bdi>;
}

/** Names whose data it was, by the numbers of their bookings and the ids of accounts: few are shown, many are unfolded. */
function People({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('reception-audit');
  const names = ids.map((id) => (BOOKING.test(id) ? bookingNumber(id) : id));
  if (names.length === 1) return <bdi>{names[0]}</bdi>;
  return (
    <details>
      <summary>{t('people', { count: ids.length })}</summary>
      <bdi>{names.join(', ')}</bdi>
    </details>
  );
}

const wordOf = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  hasOwn(table, key) ? table[key] : undefined;
