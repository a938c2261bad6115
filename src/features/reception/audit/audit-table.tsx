import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../contract/desk-audit';
import css from '../desk-table.module.css';
import { showMoment } from '../moment';

const COLUMNS = ['at', 'who', 'what', 'subject'] as const;

/** The record, one line for each time somebody read or changed something. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('reception-audit');
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, staffName, action, subject }) => (
            <tr key={id}>
              <td className={css.figure}>
                <time dateTime={at}>{showMoment(at)}</time>
              </td>
              <td>
                <bdi>{staffName}</bdi>
              </td>
              <td>
                <ActionWords action={action} />
              </td>
              <td>{subject === '' ? <small>{t('whole')}</small> : <bdi>{subject}</bdi>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

const wordOf = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
