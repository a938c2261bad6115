import { useTranslation } from 'react-i18next';
import type { Backups } from '../../../contract/backups/desk';
import type { Language } from '../../../domain/languages';
import { DeskTable } from '../shared/desk-table';
import table from '../shared/desk-table.module.css';
import { showMoment } from '../shared/moment';
import { RowActions } from '../shared/row-actions';
import css from './backups-page.module.css';

const MB = 2 ** 20;

interface BackupTableProps {
  items: Backups['items'];
  lang: Language;
  /** None can be restored just now. */
  off: boolean;
  onRestore: (name: string) => void;
}

/** The copies that there are, the newest first, and how far each has proved itself. */
export function BackupTable({ items, lang, off, onRestore }: BackupTableProps) {
  const { t } = useTranslation('reception-backups');
  const size = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(lang);
  const columns = [t('columns.at'), t('columns.level'), t('columns.rows'), t('columns.name'), t('columns.act')];
  return (
    <DeskTable columns={columns} figures={t('columns.size')}>
      {items.map(({ at, name, level, fault, bytes, counts, beforeUpdate, kept }) => {
        const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return (
          <tr key={`${at} ${name ?? ''}`}>
            <th scope="row" className={table.figure}>
              <time dateTime={at}>{showMoment(at)}</time>
            </th>
            <td>
              <span className={css.level} data-level={level}>
                {beforeUpdate === true ? t('beforeUpdate') : t(`levels.${level}`)}
              </span>
              {kept === true && <small>{t('kept')}</small>}
              {level === 'failed' && <small>{t(`faults.${fault ?? 'copy'}`)}</small>}
            </td>
            <td className={table.figure}>{rows === 0 ? '–' : t('rows', { rows: whole.format(rows) })}</td>
            <td>{name === undefined ? '–' : <code className={css.name}>{name}</code>}</td>
            <td>
              {name !== undefined && level === 'started' && beforeUpdate !== true && (
                <RowActions
                  actions={[{ word: t('restore.button'), about: showMoment(at), off, onAct: () => onRestore(name) }]}
                />
              )}
            </td>
            <td className={table.end}>{bytes === 0 ? '–' : size.format(Math.max(0.1, bytes / MB))}</td>
          </tr>
        );
      })}
    </DeskTable>
  );
}
