/** One at a time for each key, in the order of asking. */
export class KeyedMutex {
  readonly #last = new Map<string | number, Promise<unknown>>();

  /** Runs `work` when everything asked for earlier under this key has ended, well or not. */
  async run<T>(key: string | number, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    const settled = own.catch(() => undefined);
    this.#last.set(key, settled);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    }
  }
}
