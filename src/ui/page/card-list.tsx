import { Children, type ReactNode, useRef } from 'react';
import css from './card-list.module.css';
import { Skeleton } from './skeleton';
import { useFocusOnMore } from '../hooks/use-focus-on-more';

interface CardListProps {
  /** `<li>`s with a `ListCard` in each. */
  children: ReactNode;
  /** Line and button below the cards while there are more. */
  more?: { shown: string; button: string; onMore: () => void } | null;
}

/** Cards three, two or one beside another, as wide as the window is, and the way to the next of them. */
export function CardList({ children, more }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  const asked = useFocusOnMore(list, Children.count(children));
  return (
    <>
      <ul className={css.list} ref={list}>
        {children}
      </ul>
      {more && (
        <div className={css.more}>
          <p>{more.shown}</p>
          <button
            type="button"
            className="btn quiet"
            onClick={() => {
              asked();
              more.onMore();
            }}
          >
            {more.button}
          </button>
        </div>
      )}
    </>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of such a list while it loads. @param loading what is said of it to those who listen */
export function CardListSkeleton({ loading }: { loading: string }) {
  return (
    <Skeleton className={css.list}>
      <span className="sr">{loading}</span>
      {CARDS.map((card) => (
        <div key={card} aria-hidden="true">
          <span className={css.picture} />
          <span className={css.line} />
          <span className={css.line} />
        </div>
      ))}
    </Skeleton>
  );
}
