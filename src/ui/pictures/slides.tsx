import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon';
import css from './slides.module.css';
import { useRotation } from '../hooks/use-rotation';

interface SlidesProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  show: (item: T) => ReactNode;
  /** Name of the whole row. */
  label: string;
  /** Slides side by side; one on a phone. */
  perView: 1 | 2 | 3;
  /** Goes on by itself after so many ms, until somebody looks closer. */
  everyMs: number;
  words: { previous: string; next: string; pause: string; play: string };
}

/** Time without scrolling after which a swipe has come to rest, in ms. */
const REST_MS = 120;

/** A row of slides to swipe or step through; it goes on by itself and begins again after the last. */
export function Slides<T>({ items, keyOf, show, label, perView, everyMs, words }: SlidesProps<T>) {
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = items.length;

  const go = (next: number): void => {
    const { current } = track;
    // Where the row has reached its end, the next step begins again.
    const atEnd = current !== null && current.scrollWidth > 0 && next > index && reachedEnd(current);
    const wrapped = atEnd ? 0 : (next + count) % count;
    setIndex(wrapped);
    const item = current?.children[wrapped];
    if (current && item instanceof HTMLElement) current.scrollLeft = item.offsetLeft;
  };
  const rotation = useRotation(count > 1 ? everyMs : undefined, () => go(index + 1));
  useEffect(() => () => clearTimeout(rest.current), []);

  const swiped = (): void => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { current } = track;
      const width = current?.firstElementChild?.clientWidth ?? 0;
      if (current && width > 0 && !reachedEnd(current)) setIndex(Math.round(current.scrollLeft / width));
    }, REST_MS);
  };

  return (
    <div className={css.slides} role="group" aria-label={label} data-per-view={perView} {...rotation.watch}>
      <ul ref={track} className={css.track} tabIndex={0} onScroll={swiped}>
        {items.map((item, at) => (
          <li key={keyOf(item)} data-current={at === index || undefined}>
            {show(item)}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <p className={css.steer}>
          {rotation.allowed && (
            <button type="button" aria-label={rotation.stopped ? words.play : words.pause} onClick={rotation.toggle}>
              <Icon name={rotation.stopped ? 'play' : 'pause'} />
            </button>
          )}
          <button type="button" aria-label={words.previous} onClick={() => go(index - 1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" aria-label={words.next} onClick={() => go(index + 1)}>
            <Icon name="chevron-right" />
          </button>
        </p>
      )}
    </div>
  );
}

/** Nothing more to come on the right; a row without a layout never says so. */
const reachedEnd = (track: HTMLElement): boolean =>
  track.clientWidth > 0 && track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
