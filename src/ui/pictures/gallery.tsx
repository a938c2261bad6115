import { useEffect, useRef, useState } from 'react';
import css from './gallery.module.css';
import { Icon } from '../icon';
import { Picture } from './picture';
import { useRotation } from '../hooks/use-rotation';

/** The gallery's words; `gallery` in `locales/<lang>/common.json`. */
interface GalleryWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Ảnh" before the number of one. */
  picture: string;
}

/** A picture, and what it shows where that is known better than what all of them show. */
interface GalleryPicture {
  imageUrl: string;
  alt?: string | undefined;
}

interface GalleryProps {
  /** Addresses or ids of the pictures. */
  pictures: readonly (string | GalleryPicture)[];
  /** Description of what the pictures show together. */
  alt: string;
  words: GalleryWords;
  /** Goes on by itself after so many ms, until somebody looks closer. */
  everyMs?: number;
  /** Small pictures below to choose from, instead of dots. */
  thumbnails?: boolean;
  /** The first picture of a page. */
  priority?: boolean;
  sizes?: string;
}

/** Time without scrolling after which a swipe has come to rest, in ms. */
const REST_MS = 120;

/** Pictures to swipe or step through, round and round. */
export function Gallery(props: GalleryProps) {
  const { alt, words, everyMs, thumbnails = false, priority = false, sizes = '100vw' } = props;
  const pictures = props.pictures.map((one) => (typeof one === 'string' ? { imageUrl: one } : one));
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = pictures.length;
  const shown = Math.min(index, Math.max(0, count - 1));

  const show = (next: number): void => {
    const wrapped = (next + count) % count;
    setIndex(wrapped);
    // How fast it glides there is the stylesheet's matter, and reduced motion's.
    if (track.current) track.current.scrollLeft = wrapped * track.current.clientWidth;
  };
  const rotation = useRotation(count > 1 ? everyMs : undefined, () => show(shown + 1));
  useEffect(() => () => clearTimeout(rest.current), []);

  const swiped = (): void => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
    }, REST_MS);
  };

  return (
    <div role="group" aria-label={alt} {...rotation.watch}>
      <div className={css.frame}>
        <ul
          ref={track}
          className={css.track}
          onScroll={swiped}
          {...(count > 1 ? { tabIndex: 0, 'aria-label': alt } : {})}
        >
          {pictures.map(({ imageUrl, alt: own }: GalleryPicture, at) => (
            <li key={imageUrl} aria-hidden={at !== shown}>
              <Picture
                id={imageUrl}
                alt={own ?? `${alt}, ${at + 1}/${count}`}
                priority={priority && at === 0}
                sizes={sizes}
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <button type="button" className={css.step} aria-label={words.previous} onClick={() => show(shown - 1)}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" className={css.step} aria-label={words.next} onClick={() => show(shown + 1)}>
              <Icon name="chevron-right" />
            </button>
            {everyMs !== undefined && rotation.allowed && (
              <button
                type="button"
                className={css.pause}
                aria-label={rotation.stopped ? words.play : words.pause}
                onClick={rotation.toggle}
              >
                <Icon name={rotation.stopped ? 'play' : 'pause'} />
              </button>
            )}
          </>
        )}
        {count > 1 && !thumbnails && (
          <p className={css.dots} aria-hidden="true">
            {pictures.map(({ imageUrl }, at) => (
              <i key={imageUrl} data-shown={at === shown || undefined} />
            ))}
          </p>
        )}
      </div>
      {count > 1 && thumbnails && (
        <ul className={css.thumbnails}>
          {pictures.map(({ imageUrl }, at) => (
            <li key={imageUrl}>
              <button
                type="button"
                aria-label={`${words.picture} ${at + 1}`}
                aria-current={at === shown || undefined}
                onClick={() => show(at)}
              >
                <Picture id={imageUrl} alt="" sizes="160px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
