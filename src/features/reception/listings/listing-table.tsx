import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Picture } from '../../../ui/pictures/picture';
import { DeskTable } from '../shared/desk-table';
import { LISTING_COLUMNS, type ListingKind, type ListingRow, SHOWN_STATES } from './listing-rows';
import { IconButton } from '../shared/icon-button';
import css from './listings-page.module.css';

interface ListingTableProps {
  list: ListingKind;
  rows: readonly ListingRow[];
  toOf: (id: number) => string;
  /** Puts a row a place up or down; absent where the list has no order of its own, or only a part of it is shown. */
  onMove?: ((id: number, step: -1 | 1) => void) | undefined;
  busy: boolean;
}

/** Table of all things in a list of the site, hidden ones included. */
export function ListingTable({ list, rows, toOf, onMove, busy }: ListingTableProps) {
  const { t } = useTranslation('reception-listings');
  const facts = LISTING_COLUMNS[list].map((column) => t(`columns.${column}`));
  return (
    <DeskTable
      columns={[{ spoken: t('columns.picture') }, t('columns.name'), ...facts, t('columns.state')]}
      {...(onMove ? { actions: t('columns.order') } : {})}
    >
      {rows.map((row, at) => (
        <tr key={row.id} data-hidden={!SHOWN_STATES.includes(row.state) || undefined}>
          <td className={css.look}>
            <Picture id={row.picture || 'no-image'} alt="" sizes="72px" />
          </td>
          <th scope="row">
            <Link to={toOf(row.id)}>{row.name}</Link>
            {row.note !== '' && <small>{row.note}</small>}
          </th>
          {row.facts.map((fact, index) => (
            <td key={index} className={css.fact} data-column={fact === '' ? undefined : facts[index]}>
              {fact}
            </td>
          ))}
          <td>
            <span className={css.state} data-shown={SHOWN_STATES.includes(row.state) || undefined}>
              {t(`states.${row.state}`)}
            </span>
          </td>
          {onMove && (
            <td className={css.order}>
              <IconButton
                icon="chevron"
                turned
                label={t('up', { name: row.name })}
                disabled={busy || at === 0}
                onClick={() => onMove(row.id, -1)}
              />
              <IconButton
                icon="chevron"
                label={t('down', { name: row.name })}
                disabled={busy || at === rows.length - 1}
                onClick={() => onMove(row.id, 1)}
              />
            </td>
          )}
        </tr>
      ))}
    </DeskTable>
  );
}
