import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { wholeWords } from './whole-words';

interface EmptyStateProps {
  heading: string;
  text: string;
  /** `h1` where nothing else of the page has a heading. */
  level?: 'h1' | 'h2';
  /** It is the whole page and makes its own room. */
  page?: boolean;
  /** Something went wrong: said at once to those who listen. */
  alert?: boolean;
  /** Content between the text and the ways on. */
  children?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
}

/** In the place of what would be here: what happened, and the ways on. */
export function EmptyState({ heading, text, level, page = false, alert = false, children, actions }: EmptyStateProps) {
  const Heading = level ?? (page ? 'h1' : 'h2');
  return (
    <div className={css.emptyState} data-page={page || undefined} role={alert ? 'alert' : undefined}>
      <Heading>{wholeWords(heading)}</Heading>
      <p>{text}</p>
      {children}
      {actions && <div className={css.ways}>{actions}</div>}
    </div>
  );
}
