import { Fragment } from 'react';

/** An amount as `formatVnd` writes it. */
const AMOUNT = /([−-]?\d[\d.,]*\u00A0(?:₫|VND))/;

/** A sentence in which a translator leaves amounts as they are. */
export const WithAmounts = ({ text }: { text: string }) =>
  text.split(AMOUNT).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} translate="no">
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
