import css from './unit-price.module.css';

interface UnitPriceProps {
  /** Written out, as are the others. */
  price: string;
  /** For what: a night, a person. */
  per: string;
  /** Before the discount, where there is one, and what that figure is called. */
  before: { price: string; label: string } | null;
}

/** Price of one unit, and the price before a discount. */
export function UnitPrice({ price, per, before }: UnitPriceProps) {
  return (
    <p className={css.price}>
      <span>
        <b translate="no">{price}</b> {per}
      </span>
      {before && (
        <s aria-label={before.label} translate="no">
          {before.price}
        </s>
      )}
    </p>
  );
}
