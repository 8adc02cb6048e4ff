import { randomUUID } from 'node:crypto';
import { readSigningText, signingLife, type SigningOrder } from '../../src/domain/keys/signing-text.ts';
import type { KeyAgentListing, KeyAgentSignature } from '../../src/contract/key-agent.ts';
import type { DemoToken } from './demo-token.ts';

/** What a page asks, with what is shown of it: what the text itself says. */
export interface Pending {
  /** Which request it is: an answer is to the one that was shown. */
  readonly id: string;
  readonly order: SigningOrder;
  readonly text: string;
  readonly serial: string;
  readonly person: string;
  readonly answer: (signature: KeyAgentSignature) => void;
}

/**
 * Whether an origin may use the agent: one of the allowed origins, or a host below `localhost` at the port of one of
 * them.
 */
export function mayAsk(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return false;
  if (allowed.includes(origin)) return true;
  let asking: URL;
  try {
    asking = new URL(origin);
  } catch {
    return false;
  }
  const here =
    asking.hostname === 'localhost' || asking.hostname === '127.0.0.1' || asking.hostname.endsWith('.localhost');
  return (
    here &&
    allowed.some(
      (each) => URL.canParse(each) && new URL(each).port === asking.port && new URL(each).protocol === asking.protocol,
    )
  );
}

/** Milliseconds by which this machine's clock may be behind the portal's. */
const clocksApart = 300_000;

/**
 * Whether a page may request a signature of a text: it must name the page's own host, be in force, and expire no later
 * than a text made just now.
 */
export function mayBeSigned(text: string, origin: string, now: number): SigningOrder | undefined {
  const order = readSigningText(text);
  return order &&
    order.host === new URL(origin).hostname &&
    now < order.until &&
    order.until <= now + signingLife + clocksApart
    ? order
    : undefined;
}

/** The tokens of a demonstration, and the one request that their owner is asked about. */
export class DemoAgent {
  tokens: readonly DemoToken[];
  pending: Pending | undefined;

  constructor(tokens: readonly DemoToken[]) {
    this.tokens = tokens;
  }

  list(): KeyAgentListing {
    return {
      agent: 'SCF demo key agent 1',
      tokens: this.tokens.filter(({ plugged }) => plugged).map((token) => token.listing()),
    };
  }

  /** Asks the owner, who answers on the agent's own page; another request takes the place of one that stands. */
  asked(order: SigningOrder, text: string, serial: string, answer: Pending['answer']): void {
    this.cancel();
    const token = this.tokens.find((each) => each.holds(serial));
    if (!token) return answer({ refused: 'gone' });
    if (token.locked) return answer({ refused: 'locked' });
    const person = token.listing().certificates.find((each) => each.serial === serial)?.person ?? '';
    this.pending = { id: randomUUID(), order, text, serial, person, answer };
  }

  /**
   * What the owner typed for the request that they were shown, and for no other that has taken its place; a wrong PIN
   * ends it, and another may be begun.
   */
  async confirm(id: string, pin: string): Promise<void> {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.pending = undefined;
    const token = this.tokens.find((each) => each.holds(pending.serial));
    pending.answer(token ? await token.sign(pending.serial, pending.text, pin) : { refused: 'gone' });
  }

  /** The owner will not sign what they were shown. */
  refused(id: string): void {
    if (this.pending?.id === id) this.cancel();
  }

  cancel(because: 'cancelled' | 'too-late' | 'gone' = 'cancelled'): void {
    const { pending } = this;
    this.pending = undefined;
    pending?.answer({ refused: because });
  }

  /** The requester has gone away. */
  forgotten(text: string): void {
    if (this.pending?.text === text) this.pending = undefined;
  }

  /** A token came by post. */
  received(token: DemoToken): void {
    this.tokens = [...this.tokens, token];
  }

  plug(label: string, plugged: boolean): void {
    const token = this.tokens.find((each) => each.label === label);
    if (!token) return;
    if (!plugged && this.pending && token.holds(this.pending.serial)) this.cancel('gone');
    token.plugged = plugged;
  }
}
