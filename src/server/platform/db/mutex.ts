/** One at a time, in the order of asking: SQLite has one writer. */
export class Turn {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is this caller's turn, with the function that ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end: () => void = () => undefined;
    this.#last = new Promise((done) => (end = done));
    await before;
    return end;
  }
}
