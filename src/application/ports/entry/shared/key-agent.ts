import type { HumanProof } from './code-outcome.ts';

/** A certificate as what holds its key shows it. Instants in milliseconds since the epoch. */
export interface KeyCertificate {
  /** By which it is chosen. */
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
 * What is plugged in; `absent` where nothing answers that could know, `refused` where it will not speak to this page.
 */
export type KeyListing =
  | { readonly found: false; readonly because: 'absent' | 'refused' }
  | { readonly found: true; /** Its name and version. */ readonly agent: string; readonly tokens: readonly KeyToken[] };

/**
 * What comes of having something signed. PINs are asked for by what holds the key, and never pass the portal. `gone`:
 * the token was pulled out. `too-late`: nobody answered while it could have been.
 */
export type KeySignature =
  | {
      readonly signed: true;
      /** DER, base64. */ readonly certificate: string;
      /** ECDSA with SHA-256, r and s side by side, base64. */ readonly signature: string;
    }
  | { readonly signed: false; readonly because: 'pin-wrong'; readonly triesLeft: number }
  | { readonly signed: false; readonly because: 'too-soon'; readonly seconds: number }
  /** Whoever asks a person elsewhere must first show that they are human; `proofOnly` as of codes. */
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
