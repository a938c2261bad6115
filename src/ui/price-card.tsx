import type { ReactNode } from 'react';
import css from './price-card.module.css';
import { Icon, type IconName } from './icon';
import { useVnd } from './hooks/use-vnd';

/** The raised card in which a price is made up and acted on. On a phone it spans the screen. */
export function PriceCard({ children, selected }: { children: ReactNode; selected?: boolean }) {
  return (
    <div className={css.card} data-selected={selected || undefined}>
      {children}
    </div>
  );
}

interface PriceProps {
  /** Price to be paid, integer VND. */
  amount: number;
  /** Unit that the price is for, such as "a night". */
  per: string;
  /** Price before the discount, integer VND. */
  full: number;
  /** Accessible name of the price before the discount. */
  original: string;
  discountPercent: number;
}

/** Price of one night or one seat, large, and the price before a discount. */
export function Price({ amount, per, full, original, discountPercent }: PriceProps) {
  const formatVnd = useVnd();
  return (
    <p className={css.price}>
      <b translate="no">{formatVnd(amount)}</b> <span>{per}</span>
      {discountPercent > 0 && (
        <span className={css.cut}>
          <s aria-label={original} translate="no">
            {formatVnd(full)}
          </s>{' '}
          <em>−{discountPercent}%</em>
        </span>
      )}
    </p>
  );
}

export interface SumLine {
  label: ReactNode;
  amount: string;
  /** Taken off, not added. */
  saved?: boolean;
}

/** Shows how an amount is made up; the last line is what it comes to. */
export function Sum({ lines, caption }: { lines: readonly SumLine[]; caption?: string }) {
  return (
    <table className={css.sum}>
      {caption !== undefined && <caption className="sr">{caption}</caption>}
      <tbody>
        {lines.map(({ label, amount, saved }, at) => (
          <tr key={at} className={saved ? css.saved : undefined}>
            <th scope="row">{label}</th>
            <td translate="no">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Notes to a price: how it is paid, what cancelling means. */
export function PriceNotes({ notes }: { notes: readonly { icon: IconName; text: ReactNode }[] }) {
  return (
    <ul className={css.notes}>
      {notes.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
