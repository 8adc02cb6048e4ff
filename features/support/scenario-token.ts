import type { KeyAgent, KeyListing, KeySignature, SigningRequest } from '../../src/application/ports/keys/key-agent.ts';

export interface IssuedKey {
  readonly serial: string;
  readonly certificate: string;
  readonly validFrom: number;
  readonly validTo: number;
}

/** The owner's action in the token's own window. */
export type AtToken = 'confirms' | 'pin-wrong' | 'cancelled' | 'locked';

const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');

/** A token on one device, with its owner's actions. */
export class ScenarioToken implements KeyAgent {
  owner: AtToken = 'confirms';
  #held: { readonly key: CryptoKey; readonly issued: IssuedKey } | undefined;

  async plugIn(issue: (publicKey: string) => Promise<IssuedKey>): Promise<void> {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    this.#held = {
      key: pair.privateKey,
      issued: await issue(base64(await crypto.subtle.exportKey('spki', pair.publicKey))),
    };
  }

  /** Whether the helper program answers although nothing is plugged in. */
  helperRuns = false;

  async list(): Promise<KeyListing> {
    if (!this.#held && this.helperRuns) return { found: true, agent: 'Scenario', tokens: [] };
    if (!this.#held) return { found: false, because: 'absent' };
    const { serial, validFrom, validTo } = this.#held.issued;
    return {
      found: true,
      agent: 'Scenario',
      tokens: [{ label: 'UKey', certificates: [{ serial, person: '', company: '', issuer: '', validFrom, validTo }] }],
    };
  }

  async sign({ text }: SigningRequest): Promise<KeySignature> {
    if (!this.#held) return { signed: false, because: 'gone' };
    if (this.owner === 'pin-wrong') return { signed: false, because: 'pin-wrong', triesLeft: 5 };
    if (this.owner !== 'confirms') return { signed: false, because: this.owner };
    const { key, issued } = this.#held;
    return {
      signed: true,
      certificate: issued.certificate,
      signature: base64(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(text)),
      ),
    };
  }
}
