import type { SmsGateway, TextMessage } from '../entry/sms-gateway.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store.ts';

/** A text message that was stored instead of sent. */
export interface SentText extends TextMessage {
  /** Real time, in milliseconds. */
  readonly sentAt: number;
}

const fact = 'sandbox-texts';
const maxKept = 50;

const textsIn = (value: unknown): readonly SentText[] => (Array.isArray(value) ? (value as readonly SentText[]) : []);

/** The newest first. */
export async function sentTexts(store: Store): Promise<readonly SentText[]> {
  return textsIn(await store.transaction(async ({ facts }) => facts.read(fact)));
}

/** Keeps texts instead of sending them, to be read in the sandbox. Not used in production. */
export class SandboxTexts implements SmsGateway {
  readonly #store: Store;
  readonly #clock: Pick<Clock, 'realTime'>;

  constructor(store: Store, clock: Pick<Clock, 'realTime'>) {
    this.#store = store;
    this.#clock = clock;
  }

  async send({ mobile, text }: TextMessage): Promise<void> {
    const sent: SentText = { mobile, text, sentAt: this.#clock.realTime() };
    await this.#store.transaction(async ({ facts }) =>
      facts.write(fact, [sent, ...textsIn(await facts.lock(fact))].slice(0, maxKept)),
    );
  }
}
