import type { BackEnd } from '../../../server/core/back-end.ts';

/** A back end that knows whether calls are still unanswered. */
export class WatchedBackEnd {
  readonly backEnd: BackEnd;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(within: BackEnd) {
    this.backEnd = {
      ...within,
      answer: async (...asked) => this.#watched(within.answer(...asked)),
      receiveFile: async (...asked) => this.#watched(within.receiveFile(...asked)),
      fileArrived: async (...asked) => this.#watched(within.fileArrived(...asked)),
    };
  }

  /** Resolves once every call has been answered, including calls that arrived meanwhile. */
  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  async #watched<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#underWay.add(answer);
    try {
      return await answer;
    } finally {
      this.#underWay.delete(answer);
    }
  }
}
