import type { ReactNode } from 'react';

/** Names of places that are one word to whoever reads them, in both languages, and numbers to call. */
const NAMES = /(H[ạa] Long|H[àa] N[ộo]i|B[áa]i T[ửu] Long|Vi[ệe]t Nam|0\d{3}(?: \d+)+)/;

/**
 * A heading or button whose lines do not break within a name or a number. The text itself stays what it is, to be found, copied
 * and read out: a non-breaking space in it would be another letter.
 */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(NAMES);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whole" translate={part.startsWith('0') ? 'no' : undefined}>
        {part}
      </span>
    ),
  );
}

/**
 * A product in words, such as "1.500.000 ₫ × 3 đêm × 1 phòng": its lines break before a sign, never behind it or between
 * a number and what is counted. @returns the same with non-breaking spaces
 */
export const wholeFactors = (text: string): string =>
  text.replace(/× /g, '×\u00a0').replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
