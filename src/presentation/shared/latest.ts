/** Lets only the newest request count: each new one aborts the one before. */
export class LatestRequest {
  #current = new AbortController();

  /** A signal for the next request; the signals of earlier ones are aborted. */
  next(): AbortSignal {
    this.#current.abort();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  stop(): void {
    this.#current.abort();
  }
}
