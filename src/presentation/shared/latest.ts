/** Lets only the last of several questions be answered: asking again gives up the one before. */
export class Latest {
  #current = new AbortController();

  /** A signal for the next question; earlier ones are cancelled. */
  next(): AbortSignal {
    this.#current.abort();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  stop(): void {
    this.#current.abort();
  }
}
