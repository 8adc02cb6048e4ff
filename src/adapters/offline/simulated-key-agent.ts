import { PortFault } from '../../application/ports/port-fault.ts';
import type {
  KeyAgent,
  KeyCertificate,
  KeyListing,
  KeySignature,
  SigningRequest,
} from '../../application/ports/keys/key-agent.ts';

const keyKind = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Issues a certificate for a public key (SubjectPublicKeyInfo, base64). */
export type IssueSimulated = (publicKey: string) => Promise<KeyCertificate & { readonly certificate: string }>;

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A simulated token with a key in the tab. It signs at once and needs no PIN. */
export class SimulatedKeyAgent implements KeyAgent {
  readonly #issue: IssueSimulated;
  #made: Promise<{ readonly key: CryptoKey; readonly own: Awaited<ReturnType<IssueSimulated>> }> | undefined;

  constructor(issue: IssueSimulated) {
    this.#issue = issue;
  }

  async list(): Promise<KeyListing> {
    const { certificate: _certificate, ...own } = (await this.token()).own;
    return { found: true, agent: 'Simulated', tokens: [{ label: 'Simulated token', certificates: [own] }] };
  }

  async sign({ holder, text }: SigningRequest, signal: AbortSignal): Promise<KeySignature> {
    const { key, own } = await this.token();
    if (signal.aborted) throw new PortFault('cancelled');
    if (holder !== own.serial) return { signed: false, because: 'gone' };
    return {
      signed: true,
      certificate: own.certificate,
      signature: base64(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(text)),
      ),
    };
  }

  private async token() {
    this.#made ??= (async () => {
      const pair = await crypto.subtle.generateKey(keyKind, true, ['sign', 'verify']);
      return {
        key: pair.privateKey,
        own: await this.#issue(base64(await crypto.subtle.exportKey('spki', pair.publicKey))),
      };
    })();
    return this.#made;
  }
}
