import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '../../../../contract/guest-access/codes';
import css from '../../shared/desk-table.module.css';

/** Rows without anything to tell are left out beyond so many. */
const SHOWN_ROWS = 300;

/** Lists what each row of a file would do, the wrong ones first. */
export function CodePreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  const { t } = useTranslation('reception-guest-access');
  const telling = rows.filter(({ problem, changes, isNew }) => problem !== null || changes.length > 0 || isNew);
  const sorted = [...telling].sort((a, b) => Number(a.problem === null) - Number(b.problem === null) || a.row - b.row);
  if (sorted.length === 0) return <p>{t('codes.file.nothing')}</p>;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('codes.file.row')}</th>
            <th scope="col">{t('codes.columns.apartment')}</th>
            <th scope="col">{t('codes.file.effect')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, SHOWN_ROWS).map(({ row, apartment, changes, problem, field, isNew }) => (
            <tr key={row}>
              {/* The head is the first line of the file. */}
              <td className={css.figure}>
                <span className={css.label}>{t('codes.file.row')}</span> {row + 1}
              </td>
              <th scope="row">
                <bdi>{apartment}</bdi>
              </th>
              <td>
                {problem === null ? (
                  <span className={css.state} data-tone="jade">
                    {[
                      ...(isNew ? [t('codes.file.isNew')] : []),
                      ...changes.map((change) => t(`codes.fields.${change}`)),
                    ].join(', ')}
                  </span>
                ) : (
                  <span className={css.state} data-tone="lacquer">
                    {problem === 'invalid' && field !== null
                      ? t(`codes.invalid.${field}`)
                      : t(`codes.problems.${problem === 'invalid' ? 'unknownApartment' : problem}`)}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > SHOWN_ROWS && <p>{t('codes.file.more', { count: sorted.length - SHOWN_ROWS })}</p>}
    </div>
  );
}
