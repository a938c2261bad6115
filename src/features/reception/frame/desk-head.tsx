import type { ReactNode } from 'react';
import css from './desk-head.module.css';

interface DeskHeadProps {
  title: string;
  lead?: string;
  /** The lead is a figure, and stands beside the name. */
  short?: boolean;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

/** Name of a page of the desk, and what can be done on it as a whole. */
export function DeskHead({ title, lead, short, children }: DeskHeadProps) {
  return (
    <div className={css.head}>
      <div data-short={short}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className={css.acts}>{children}</div>}
    </div>
  );
}
