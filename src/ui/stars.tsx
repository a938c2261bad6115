import css from './stars.module.css';

/** Outline of a star in a box of 20 by 20. */
export const STAR = 'm10 1.5 2.6 5.5 6 .7-4.4 4.1 1.2 5.9L10 14.8l-5.4 2.9 1.2-5.9L1.4 7.7l6-.7Z';

/** A rating out of five, to the half star; it is read, not given. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={css.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => {
        const fill = rating >= star ? 'full' : rating >= star - 0.5 ? 'half' : 'none';
        return (
          <svg key={star} viewBox="0 0 20 20" data-fill={fill} aria-hidden="true">
            <path d={STAR} />
            {fill !== 'none' && <path d={STAR} className={css[fill]} />}
          </svg>
        );
      })}
    </span>
  );
}
