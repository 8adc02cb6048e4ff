/** Where progress goes: standard output, or something like it in a test. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports the steps of a start on the console, one line each. */
export class Progress {
  readonly #stream: ProgressStream;
  readonly #begun = performance.now();

  constructor(stream: ProgressStream = process.stdout) {
    this.#stream = stream;
  }

  /** Names the step, does it, and ends the line with the time that it took. */
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

  /** Time since the start, in words. */
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
