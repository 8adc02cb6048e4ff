import { randomUUID } from 'node:crypto';
import { readSigningText, signingLife, type SigningOrder } from '../../src/domain/keys/signing-text.ts';
import type { KeyAgentListing, KeyAgentSignature } from '../../src/contract/key-agent.ts';
import type { DemoToken } from './demo-token.ts';

/** A page's request, with its content as read from the text to sign. */
export interface Pending {
  /** Identifies the request, so that an answer belongs to the one that was shown. */
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

/** The tokens of a demonstration, and the one open request to their owner. */
export class DemoAgent {
  tokens: readonly DemoToken[];
  pending: Pending | undefined;

  constructor(tokens: readonly DemoToken[]) {
    this.tokens = tokens;
  }

  list(): KeyAgentListing {
    return {
      agent: 'SCF demo key agent 1',
      tokens: this.tokens.filter(({ isPlugged }) => isPlugged).map((token) => token.listing()),
    };
  }

  /** Asks the owner, who answers on the agent's own page; a new request replaces an open one. */
  asked(order: SigningOrder, text: string, serial: string, answer: Pending['answer']): void {
    this.cancel();
    const token = this.tokens.find((each) => each.holds(serial));
    if (!token) return answer({ refused: 'gone' });
    if (token.isLocked) return answer({ refused: 'locked' });
    const person = token.listing().certificates.find((each) => each.serial === serial)?.person ?? '';
    this.pending = { id: randomUUID(), order, text, serial, person, answer };
  }

  /**
   * The PIN that the owner typed for the request that was shown, and for no other that has replaced it. A wrong PIN
   * ends the request; another may be made.
   */
  async confirm(id: string, pin: string): Promise<void> {
    const { pending } = this;
    if (pending?.id !== id) return;
    this.pending = undefined;
    const token = this.tokens.find((each) => each.holds(pending.serial));
    pending.answer(token ? await token.sign(pending.serial, pending.text, pin) : { refused: 'gone' });
  }

  /** The owner refuses to sign the shown request. */
  refused(id: string): void {
    if (this.pending?.id === id) this.cancel();
  }

  cancel(because: 'cancelled' | 'too-late' | 'gone' = 'cancelled'): void {
    const { pending } = this;
    this.pending = undefined;
    pending?.answer({ refused: because });
  }

  /** The requester has disconnected. */
  forgotten(text: string): void {
    if (this.pending?.text === text) this.pending = undefined;
  }

  /** Adds a token that was posted. */
  received(token: DemoToken): void {
    this.tokens = [...this.tokens, token];
  }

  plug(label: string, isPlugged: boolean): void {
    const token = this.tokens.find((each) => each.label === label);
    if (!token) return;
    if (!isPlugged && this.pending && token.holds(this.pending.serial)) this.cancel('gone');
    token.isPlugged = isPlugged;
  }
}
