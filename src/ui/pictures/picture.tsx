import { useState } from 'react';
import { isPicture, PLACEHOLDER_ID, pictureFacts, type PictureFacts } from './picture-table';
import styles from './picture.module.css';

interface PictureProps {
  /** Id of the catalogue (`homes/hl-01-living`) or the address of a file of the hotel's own. */
  id: string;
  alt: string;
  /** Width at which it is shown, as in `<img sizes>`; matters for bitmaps only. */
  sizes?: string;
  /** The first picture of a page: fetched at once and before others. */
  priority?: boolean;
  className?: string;
}

const sources = (facts: PictureFacts, kind: 'avif' | 'webp'): string =>
  facts.widths.map((width) => `${facts.base}-${width}.${kind} ${width}w`).join(', ');

/**
 * One picture with its room kept and its ground coloured while it loads. A file that cannot be had is replaced once by
 * the drawn "No Image".
 */
export function Picture({ id, alt, sizes = '100vw', priority = false, className = '' }: PictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const failed = missing === id;
  const facts = pictureFacts(failed ? PLACEHOLDER_ID : id);
  const fail = (): void => {
    setMissing(id);
  };
  const image = (
    <img
      // A picture of the first HTML may have failed before this code ran; then no error event comes any more.
      ref={(node) => {
        if (node && !failed && node.complete && node.naturalWidth === 0) fail();
      }}
      key={facts.src}
      src={facts.src}
      width={facts.w}
      height={facts.h}
      alt={failed || !isPicture(id) ? 'No Image' : alt}
      className={`${styles.picture ?? ''} ${className}`.trim()}
      data-tone={facts.tone}
      style={facts.colour === null ? undefined : { backgroundColor: facts.colour }}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : 'auto'}
      onError={failed ? undefined : fail}
    />
  );
  if (facts.widths.length === 0) return image;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sources(facts, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(facts, 'webp')} sizes={sizes} />
      {image}
    </picture>
  );
}
