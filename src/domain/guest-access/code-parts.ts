/** A door's code as it is shown and said. */
interface CodeParts {
  digits: string;
  /** The # is a key of the lock, so it stands apart; `''` where the code does not end with it. */
  hash: string;
  /** Figure by figure, for a screen reader. */
  spaced: string;
  /** Longer codes are written smaller. */
  long: 'yes' | 'no';
}

export function codeParts(code: string): CodeParts {
  const digits = code.replace(/#$/, '');
  return {
    digits,
    hash: code.slice(digits.length),
    spaced: digits.replace(/\B/g, ' '),
    long: code.length > 6 ? 'yes' : 'no',
  };
}
