import { cleanLines, linesProblem } from './line';

/** Longest comment, the same on both sides (reliability catalogue I-3). */
export const MAX_COMMENT = 2000;

/** Checks a typed comment (specification §5: it is required); `null` when it may be sent. */
export function commentProblem(typed: string): 'required' | 'tooLong' | 'invalid' | null {
  const text = cleanLines(typed);
  return text === '' ? 'required' : linesProblem(text, MAX_COMMENT);
}
