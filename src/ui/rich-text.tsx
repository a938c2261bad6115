import { Fragment } from 'react';

/** A sentence of `locales/` in which `**bold**` marks what must be found at a glance. Everything in it is text. */
export function RichText({ text }: { text: string }) {
  return text
    .split('**')
    .map((piece, index) =>
      piece === '' ? null : index % 2 === 1 ? <b key={index}>{piece}</b> : <Fragment key={index}>{piece}</Fragment>,
    );
}
