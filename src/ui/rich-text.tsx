import { Fragment } from 'react';

/** A number, code, price or hour, without words around it: a browser's translator is to leave it as it is. */
const FIGURES = /^[^ ]*\d[^ ]*$/;

/** An amount as `formatVnd` writes it. */
const AMOUNT = /([−-]?\d[\d.,]*\u00A0(?:₫|VND))/;

interface RichTextProps {
  text: string;
  /** Text in bold is a name, such as a network's. */
  isName?: boolean;
}

/** A sentence of `locales/` in which `**bold**` marks what must be found at a glance. Everything in it is text. */
export function RichText({ text, isName = false }: RichTextProps) {
  return text.split('**').map((piece, index) =>
    piece === '' ? null : index % 2 === 1 ? (
      <b key={index} translate={isName || FIGURES.test(piece) ? 'no' : undefined}>
        {piece}
      </b>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}

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
