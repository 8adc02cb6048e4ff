/** Answers questions one at a time: heavy work such as optical recognition runs once per machine, for all callers. */
export class OneAtATime<Question, Answer> {
  readonly #within: { ask(question: Question): Promise<Answer> };
  #turn: Promise<unknown> = Promise.resolve();

  constructor(within: { ask(question: Question): Promise<Answer> }) {
    this.#within = within;
  }

  async ask(question: Question): Promise<Answer> {
    const answer = this.#turn.then(async () => this.#within.ask(question));
    this.#turn = answer.catch(() => undefined);
    return answer;
  }
}
