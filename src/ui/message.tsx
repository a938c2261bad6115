import type { ReactNode } from 'react';
import css from './message.module.css';
import { wholeWords } from './whole-words';

interface MessageProps {
  heading: string;
  text: string;
  /** `h1` where nothing else of the page has a heading. */
  level?: 'h1' | 'h2';
  /** The message is the whole page and makes its own room. */
  page?: boolean;
  /** Something went wrong: said at once to those who listen. */
  alert?: boolean;
  /** What stands between the text and the ways on. */
  children?: ReactNode;
  /** Buttons and links that lead on. */
  ways?: ReactNode;
}

/** In the place of what would be here: what happened, and the ways on. */
export function Message({ heading, text, level, page = false, alert = false, children, ways }: MessageProps) {
  const Heading = level ?? (page ? 'h1' : 'h2');
  return (
    <div className={css.message} data-page={page || undefined} role={alert ? 'alert' : undefined}>
      <Heading>{wholeWords(heading)}</Heading>
      <p>{text}</p>
      {children}
      {ways && <div className={css.ways}>{ways}</div>}
    </div>
  );
}
