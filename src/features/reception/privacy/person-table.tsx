import { useTranslation } from 'react-i18next';
import type { PersonPreview } from '../../../contract/privacy/desk';
import { DeskTable } from '../shared/desk-table';
import css from '../shared/desk-table.module.css';

/** Lists what there is of a person, what a deletion does with it, and why something stays. */
export function PersonTable({ preview }: { preview: PersonPreview }) {
  const { t } = useTranslation('reception-privacy');
  return (
    <DeskTable columns={(['kind', 'goes', 'blank', 'stay', 'why'] as const).map((column) => t(`columns.${column}`))}>
      {preview.found.map(({ kind, goes, blank, stay, reasons }) => (
        <tr key={kind}>
          <th scope="row">{t(`person.kinds.${kind}`)}</th>
          <td>{goes || '–'}</td>
          <td>{blank || '–'}</td>
          <td>
            {stay > 0 ? (
              <span className={css.state} data-tone="turmeric">
                {stay}
              </span>
            ) : (
              '–'
            )}
          </td>
          <td>{reasons.map((reason) => t(`reasons.${reason}`)).join(' ')}</td>
        </tr>
      ))}
    </DeskTable>
  );
}
