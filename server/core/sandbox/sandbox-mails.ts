import type { MailGateway, MailMessage } from '../help/mail-gateway.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store.ts';

/** A mail that was stored instead of sent. */
export interface SentMail extends MailMessage {
  /** Real time, in milliseconds. */
  readonly sentAt: number;
}

const fact = 'sandbox-mails';
const maxKept = 50;

const mailsIn = (value: unknown): readonly SentMail[] => (Array.isArray(value) ? (value as readonly SentMail[]) : []);

/** The newest first. */
export async function sentMails(store: Store): Promise<readonly SentMail[]> {
  return mailsIn(await store.transaction(async ({ facts }) => facts.read(fact)));
}

/** Keeps mails, once each, instead of sending them, to be read in the sandbox. Not used in production. */
export class SandboxMails implements MailGateway {
  readonly #store: Store;
  readonly #clock: Pick<Clock, 'realTime'>;

  constructor(store: Store, clock: Pick<Clock, 'realTime'>) {
    this.#store = store;
    this.#clock = clock;
  }

  async send(message: MailMessage): Promise<void> {
    const sent: SentMail = { ...message, sentAt: this.#clock.realTime() };
    await this.#store.transaction(async ({ facts }) =>
      facts.write(
        fact,
        [sent, ...mailsIn(await facts.lock(fact)).filter(({ id }) => id !== message.id)].slice(0, maxKept),
      ),
    );
  }
}
