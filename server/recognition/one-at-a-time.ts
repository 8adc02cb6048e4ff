/**
 * Who answers questions, each in its turn: what weighs as much as recognising letters is done once at a time on a
 * machine, whoever asks.
 */
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
