import { DeskTable } from '../shared/desk-table';
import css from './guide-analytics-page.module.css';

export interface Figure {
  key: string;
  /** Number that the guide gives it. */
  number?: string;
  title: string;
  /** Figure that the bar shows. */
  main: number;
  cells: readonly (number | null)[];
  /** Lies in the one above. */
  sub?: boolean;
}

interface FigureTableProps {
  heading: string;
  columns: readonly string[];
  figures: readonly Figure[];
  /** The last column is a share in per cent. */
  percentLast?: boolean;
}

/** Figures as a table, with a bar behind the first of them; the longest bar is the largest figure. */
export function FigureTable({ heading, columns, figures, percentLast = false }: FigureTableProps) {
  const most = Math.max(1, ...figures.map(({ main }) => main));
  return (
    <section>
      <h2>{heading}</h2>
      <DeskTable caption={heading} columns={columns} className={css.figures}>
        {figures.map(({ key, number, title, main, cells, sub }) => (
          <tr key={key} data-sub={sub}>
            <th scope="row">
              {number !== undefined && <i>{number}</i>} {title}
            </th>
            <td className={css.bar} data-column={columns[1]}>
              <span style={{ inlineSize: `${(main / most) * 100}%` }} aria-hidden="true" />
              <b>{main}</b>
            </td>
            {cells.map((cell, index) => (
              <td key={index} data-column={columns[index + 2]}>
                {cell === null ? '–' : percentLast && index === cells.length - 1 ? `${cell} %` : cell}
              </td>
            ))}
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}
