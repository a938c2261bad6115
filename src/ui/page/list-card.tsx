import type { ReactNode } from 'react';
import css from './list-card.module.css';
import { Picture } from '../pictures/picture';

interface ListCardProps {
  picture: string | undefined;
  /** The first cards of a page. */
  priority?: boolean;
  /** Width at which the picture is shown, where the card does not lie in a `CardList`. */
  sizes?: string | undefined;
  /** On the picture, such as a discount. */
  tag?: string | null;
  /** Reason why the card leads nowhere, such as "full"; it is dimmed then. */
  closed?: string | null;
  /** A heading, whose link is the whole card's, and the rest of the words. */
  children: ReactNode;
}

/** Something to choose from a list: its picture and, below, what it is and costs. */
export function ListCard({ picture, priority = false, sizes, tag, closed = null, children }: ListCardProps) {
  const isClosed = closed === null ? undefined : true;
  return (
    <article className={css.card} data-closed={isClosed} aria-disabled={isClosed}>
      <div className={css.frame}>
        <Picture
          id={picture ?? 'no-image'}
          alt=""
          priority={priority}
          sizes={sizes ?? '(max-width: 600px) 100vw, (max-width: 1100px) 50vw, 400px'}
        />
        {tag && <b className={css.tag}>{tag}</b>}
        {closed !== null && <b className={css.closed}>{closed}</b>}
      </div>
      {children}
    </article>
  );
}
