import type { CSSProperties, ReactNode } from 'react';
import css from './desk-table.module.css';

interface DeskTableProps {
  /** Head of each column; `spoken` where only a screen reader is told. */
  columns: readonly (string | { spoken: string })[];
  /** Head of a last column of figures. */
  figures?: string;
  /** Name of the last column, of buttons, for a screen reader. */
  actions?: string;
  /** There are many buttons in a row: on a narrow screen they have a line of their own. */
  crowded?: boolean;
  /** One line a row, of 36 px. */
  dense?: boolean;
  /** Name of the table for a screen reader, where no heading gives one. */
  caption?: string;
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
}

/** A table of the desk: it scrolls in itself where it is wider than the page. */
export function DeskTable({
  columns,
  figures,
  actions,
  crowded,
  dense,
  caption,
  className = '',
  children,
}: DeskTableProps) {
  return (
    <div className={css.scroll} data-crowded={crowded}>
      <table
        className={`${css.table ?? ''} ${className}`}
        data-dense={dense}
        style={{ '--columns': columns.length + (figures === undefined ? 0 : 1) } as CSSProperties}
      >
        {caption !== undefined && <caption className="sr">{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={typeof column === 'string' ? column : column.spoken} scope="col">
                {typeof column === 'string' ? column : <span className="sr">{column.spoken}</span>}
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
