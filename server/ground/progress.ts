/** Output for progress: standard output, or a substitute in tests. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports the steps of a start on the console, one per line. */
export class Progress {
  readonly #stream: ProgressStream;
  readonly #begun = performance.now();

  constructor(stream: ProgressStream = process.stdout) {
    this.#stream = stream;
  }

  /** Prints the name of a step, runs it, and prints its duration. */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    this.#stream.write(`${name} … `);
    try {
      const result = await work();
      this.#stream.write(`${this.#dim(since(begun))}\n`);
      return result;
    } catch (error) {
      this.#stream.write(`failed after ${since(begun)}\n`);
      throw error;
    }
  }

  line(text: string): void {
    this.#stream.write(`${text}\n`);
  }

  /** Time since the start as text, in milliseconds. */
  elapsed(): string {
    return since(this.#begun);
  }

  #dim(text: string): string {
    return this.#stream.isTTY ? `\u001b[2m${text}\u001b[22m` : text;
  }
}

function since(begun: number): string {
  return `${Math.round(performance.now() - begun)} ms`;
}
