/** Longest line and longest text of several lines of any form, the same limits the server has (reliability I-3). */
export const MAX_LINE = 200;
export const MAX_LINES = 5000;

const CONTROL_OR_HALF = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** The same with breaks and tabs let through. */
const CONTROL_BUT_BREAKS = /[\p{Cs}]|(?![\n\t])\p{Cc}/u;

/** Characters without a visible form: a line of them alone is empty. */
const NOTHING_SEEN = /^[\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0]*$/u;

/** Cleans a typed line to be sent: NFC, outer white space gone; `''` where there is nothing to see. */
export function cleanLine(typed: string): string {
  const line = typed.normalize('NFC').trim();
  return NOTHING_SEEN.test(line) ? '' : line;
}

/** The same of a text of several lines, with breaks as `\n`. */
export const cleanLines = (typed: string): string => cleanLine(typed.replace(/\r\n?/g, '\n'));

/** Finds what is wrong with a cleaned line, whatever it is for; `null` for nothing. An empty one is not wrong here. */
export function lineProblem(line: string, max = MAX_LINE): 'tooLong' | 'invalid' | null {
  if (line.length > max) return 'tooLong';
  return CONTROL_OR_HALF.test(line) ? 'invalid' : null;
}

/** Finds what is wrong with a cleaned text of several lines; `null` for nothing. */
export function linesProblem(text: string, max = MAX_LINES): 'tooLong' | 'invalid' | null {
  if (text.length > max) return 'tooLong';
  return CONTROL_BUT_BREAKS.test(text) ? 'invalid' : null;
}
