/** `look`: it works, and somebody should look at it; `broken`: it does not work. */
type State = 'ok' | 'look' | 'broken';

/** One thing that was looked at. `say` is one sentence or two: how it is, and what to do about it. */
export interface Finding {
  name: string;
  state: State;
  say: string;
}

/** Makes the findings of one thing. */
export const about = (name: string) => ({
  ok: (say: string): Finding => ({ name, state: 'ok', say }),
  warn: (say: string): Finding => ({ name, state: 'look', say }),
  broken: (say: string): Finding => ({ name, state: 'broken', say }),
});

/** Facts of the machine that the doctor examines; tests bring their own. */
export interface Machine {
  /** UTC ms. */
  now: number;
  nodeVersion: string;
  /** Free bytes of the disk that holds a folder. */
  freeBytes: (folder: string) => number;
  /** The build, such as `dist`. */
  buildFolder: string;
}
