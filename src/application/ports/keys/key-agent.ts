import type { HumanProof } from '../identity/code-outcome.ts';

/** A certificate as the program that holds its key reports it. Instants in milliseconds since the epoch. */
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
 * Plugged-in tokens. `absent`: no key program answers. `refused`: the program does not accept requests of this page.
 */
export type KeyListing =
  | { readonly found: false; readonly because: 'absent' | 'refused' }
  | { readonly found: true; /** Name and version. */ readonly agent: string; readonly tokens: readonly KeyToken[] };

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
  /** The request goes to a person's telephone and needs proof of a human; `proofOnly` as for codes. */
  | { readonly signed: false; readonly because: 'human-required' | 'human-wrong'; readonly proofOnly: boolean }
  | { readonly signed: false; readonly because: 'locked' | 'cancelled' | 'gone' | 'absent' | 'refused' | 'too-late' };

/** A text with its signature and certificate. */
export interface SignedText extends Pick<
  Extract<KeySignature, { readonly signed: true }>,
  'certificate' | 'signature'
> {
  readonly text: string;
}

export interface SigningRequest {
  /** Serial of the certificate; for a cloud certificate, which the authority keeps, the account that owns it. */
  readonly holder: string;
  /** Text to sign. The program or the telephone shows it to the person. */
  readonly text: string;
  /** Proof of a human, where it was required. */
  readonly human?: HumanProof;
  /**
   * Receives the number that the telephone shows for comparison, and the seconds until the request may be repeated. Not
   * called where no number is shown.
   */
  readonly onNumber?: (number: string, againAfter?: number) => void;
}

/**
 * Holder of people's signing keys: a local token, a certificate kept by the authority and confirmed on the telephone,
 * or a simulation. Signs any text; the text itself names the purpose.
 */
export interface KeyAgent {
  list(): Promise<KeyListing>;
  /** Faults with `cancelled` when the signal aborts. */
  sign(request: SigningRequest, signal: AbortSignal): Promise<KeySignature>;
}
