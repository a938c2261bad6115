import { Fragment } from 'react';

/** A number, code, price or hour, without words around it: a browser's translator is to leave it as it is. */
const FIGURES = /^[^ ]*\d[^ ]*$/;

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
