/** Passes on questions one at a time, for heavy work such as optical recognition that all callers share. */
export class SerialQueue<Question, Answer> {
  readonly #processes: { ask(question: Question): Promise<Answer> };
  #last: Promise<unknown> = Promise.resolve();

  constructor(processes: { ask(question: Question): Promise<Answer> }) {
    this.#processes = processes;
  }

  async ask(question: Question): Promise<Answer> {
    const answer = this.#last.then(async () => this.#processes.ask(question));
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}
