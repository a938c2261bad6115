import type { ReactNode } from 'react';
import css from './desk-table.module.css';

interface DeskTableProps {
  /** What stands over each column. */
  columns: readonly string[];
  /** What stands over a last column of figures. */
  figures?: string;
  /** What a screen reader calls the last column, of buttons. */
  actions?: string;
  /** What a screen reader calls the table, where no heading does. */
  caption?: string;
  /** The rows. */
  children: ReactNode;
}

/** A table of the desk: it scrolls in itself where it is wider than the page. */
export function DeskTable({ columns, figures, actions, caption, children }: DeskTableProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        {caption !== undefined && <caption className="sr">{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {figures !== undefined && (
              <th scope="col" className={css.end}>
                {figures}
              </th>
            )}
            {actions !== undefined && (
              <th scope="col">
                <span className="sr">{actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
