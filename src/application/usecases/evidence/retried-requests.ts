import type { Clock } from '../../ports/clock.ts';
import type { PlatformRequests, RequestOutcome } from '../../ports/evidence/platform-requests.ts';
import { askUntilAnswered } from '../ask-until-answered.ts';

/** Sends requests to the platform. A lost answer is requested again with the same key; without any, it is `unknown`. */
export class RetriedRequests implements PlatformRequests {
  readonly #requests: PlatformRequests;
  readonly #clock: Clock;

  constructor(requests: PlatformRequests, clock: Clock) {
    this.#requests = requests;
    this.#clock = clock;
  }

  async expedite(...order: Parameters<PlatformRequests['expedite']>): Promise<RequestOutcome> {
    return this.#ask(async () => this.#requests.expedite(...order));
  }

  async askForChange(...order: Parameters<PlatformRequests['askForChange']>): Promise<RequestOutcome> {
    return this.#ask(async () => this.#requests.askForChange(...order));
  }

  async askForRemoval(...order: Parameters<PlatformRequests['askForRemoval']>): Promise<RequestOutcome> {
    return this.#ask(async () => this.#requests.askForRemoval(...order));
  }

  async #ask(ask: () => Promise<RequestOutcome>): Promise<RequestOutcome> {
    const asked = await askUntilAnswered(this.#clock, ask);
    return asked.kind === 'lost' ? { done: false, because: 'unknown' } : asked.outcome;
  }
}
