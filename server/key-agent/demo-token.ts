import type { KeyAgentListing, KeyAgentSignature } from '../../src/contract/key-agent.ts';
import { base64 } from '../core/secrets.ts';

const keyKind = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Number of wrong PINs that lock a token. */
export const maxTries = 6;
/** PIN of every demo token, until one is needed that differs. */
export const demoPin = '123456';

export type TokenListing = KeyAgentListing['tokens'][number];
type Facts = TokenListing['certificates'][number];

/** Issues a certificate for a public key (SubjectPublicKeyInfo, base64) to an account, valid for a number of days. */
export type Issue = (order: {
  readonly account: string;
  readonly publicKey: string;
  readonly days: number;
}) => Promise<Facts & { readonly certificate: string }>;

interface HeldKey extends Facts {
  readonly certificate: string;
  readonly key: CryptoKey;
}

/**
 * A simulated token: keys that never leave it, a PIN that only the token compares, and a lock after too many wrong
 * ones.
 */
export class DemoToken {
  readonly label: string;
  isPlugged: boolean;
  triesLeft = maxTries;
  #held: readonly HeldKey[] = [];
  readonly #owners: readonly { readonly account: string; readonly days: number }[];

  constructor(
    label: string,
    isPlugged: boolean,
    owners: readonly { readonly account: string; readonly days: number }[],
  ) {
    this.label = label;
    this.isPlugged = isPlugged;
    this.#owners = owners;
  }

  get isLocked(): boolean {
    return this.triesLeft === 0;
  }

  /** Fills the token with new keys and certificates. */
  async fill(issue: Issue): Promise<void> {
    this.#held = await Promise.all(
      this.#owners.map(async ({ account, days }) => {
        const pair = await crypto.subtle.generateKey(keyKind, false, ['sign', 'verify']);
        const publicKey = base64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)));
        return { ...(await issue({ account, publicKey, days })), key: pair.privateKey };
      }),
    );
  }

  listing(): TokenListing {
    return {
      label: this.label,
      certificates: this.#held.map(({ serial, person, company, issuer, validFrom, validTo }) => ({
        serial,
        person,
        company,
        issuer,
        validFrom,
        validTo,
      })),
    };
  }

  holds(serial: string): boolean {
    return this.isPlugged && this.#held.some((each) => each.serial === serial);
  }

  unlock(): void {
    this.triesLeft = maxTries;
  }

  /** Signs if the PIN is right; otherwise counts a wrong one. */
  async sign(serial: string, text: string, pin: string): Promise<KeyAgentSignature> {
    const held = this.#held.find((each) => each.serial === serial);
    if (!held || !this.isPlugged) return { refused: 'gone' };
    if (this.isLocked) return { refused: 'locked' };
    if (pin !== demoPin) {
      this.triesLeft -= 1;
      return this.isLocked ? { refused: 'locked' } : { refused: 'pin-wrong', triesLeft: this.triesLeft };
    }
    this.triesLeft = maxTries;
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      held.key,
      new TextEncoder().encode(text),
    );
    return { certificate: held.certificate, signature: base64(new Uint8Array(signature)) };
  }
}
