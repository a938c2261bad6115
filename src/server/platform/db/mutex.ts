/** Lets one holder in at a time, in the order of asking: SQLite has one writer. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves with the function that releases it, once all earlier holders have. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end: () => void = () => undefined;
    this.#last = new Promise((done) => (end = done));
    await before;
    return end;
  }
}
