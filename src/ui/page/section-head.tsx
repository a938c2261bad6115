import type { ReactNode } from 'react';
import css from './section-head.module.css';
import { wholeWords } from '../whole-words';

interface SectionHeadProps {
  /** For `aria-labelledby` of the section. */
  id?: string;
  heading: string;
  lead: string;
  /** The way to all of it. */
  children: ReactNode;
}

/** Above a row of cards: what they are, and the way to all of them. */
export function SectionHead({ id, heading, lead, children }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <div>
        <h2 id={id}>{wholeWords(heading)}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  );
}
