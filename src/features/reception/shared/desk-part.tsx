import { type ReactNode, useId } from 'react';
import css from './desk-part.module.css';

interface DeskPartProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a page of settings, below a line of its own. */
export function DeskPart({ heading, lead, children }: DeskPartProps) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </section>
  );
}
