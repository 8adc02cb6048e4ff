import type { HumanProof } from '../identity/code-outcome.ts';

/** A certificate as the program that holds its key shows it. Instants in milliseconds since the epoch. */
export interface KeyCertificate {
  /** Identifies the certificate when the user chooses one. */
  readonly serial: string;
  readonly person: string;
  readonly company: string;
  readonly issuer: string;
  readonly validFrom: number;
  readonly validTo: number;
}

export interface KeyToken {
  readonly label: string;
  readonly certificates: readonly KeyCertificate[];
}

/**
 * The tokens that are plugged in. `absent`: no program that could know answers. `refused`: it does not speak to this
 * page.
 */
export type KeyListing =
  | { readonly found: false; readonly because: 'absent' | 'refused' }
  | { readonly found: true; /** Its name and version. */ readonly agent: string; readonly tokens: readonly KeyToken[] };

/**
 * Result of requesting a signature. The program that holds the key asks for the PIN, which never passes through the
 * portal. `gone`: the token was removed. `too-late`: nobody answered in time.
 */
export type KeySignature =
  | {
      readonly signed: true;
      /** DER, base64. */ readonly certificate: string;
      /** ECDSA with SHA-256, r and s side by side, base64. */ readonly signature: string;
    }
  | { readonly signed: false; readonly because: 'pin-wrong'; readonly triesLeft: number }
  | { readonly signed: false; readonly because: 'too-soon'; readonly seconds: number }
  /** Requests to a person elsewhere need a proof that a human asks; `proofOnly` as for codes. */
  | { readonly signed: false; readonly because: 'human-required' | 'human-wrong'; readonly proofOnly: boolean }
  | { readonly signed: false; readonly because: 'locked' | 'cancelled' | 'gone' | 'absent' | 'refused' | 'too-late' };

/** What one has signed. */
export interface SignedText extends Pick<
  Extract<KeySignature, { readonly signed: true }>,
  'certificate' | 'signature'
> {
  readonly text: string;
}

export interface SigningRequest {
  /** Which certificate, by its serial; of one that lies at the authority, the account that it belongs to. */
  readonly holder: string;
  /** Every character of it is signed, and what it says is shown to the person by what holds the key. */
  readonly text: string;
  /** What shows that a human asks, where that was asked for. */
  readonly human?: HumanProof;
  /**
   * Hears the number that the person compares, where what holds the key shows one, and in how many seconds they may be
   * asked again.
   */
  readonly onNumber?: (number: string, againAfter?: number) => void;
}

/**
 * Whatever holds keys for people: a token at this machine, a certificate at the authority that is confirmed on the
 * telephone, or a simulated one. Signs any text, for whichever purpose it names.
 */
export interface KeyAgent {
  list(): Promise<KeyListing>;
  /** Faults with `cancelled` once the signal is given. */
  sign(request: SigningRequest, signal: AbortSignal): Promise<KeySignature>;
}
