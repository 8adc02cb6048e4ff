import type { SignedText } from '../keys/key-agent.ts';

export const keyVerdicts = ['GOOD', 'EXPIRED', 'NOT_YET', 'REVOKED', 'NOT_FOR_SIGNING', 'UNPROVEN'] as const;
export type KeyVerdict = (typeof keyVerdicts)[number];

/**
 * What the platform makes of a signature, and what it reads in the certificate; no facts where nothing was proven.
 * Instants in milliseconds.
 */
export interface KeyTestResult {
  readonly verdict: KeyVerdict;
  readonly facts:
    | {
        readonly subject: string;
        readonly issuer: string;
        readonly serial: string;
        readonly validFrom: number;
        readonly validTo: number;
      }
    | undefined;
}

/** Trying a key (document 1, section 2, `/ukey-test`). */
export interface KeyTestDesk {
  /** Where what reads tokens can be had, a web address; empty where nobody offers it. */
  helperAddress(): Promise<string>;
  /** Whether the platform demands a security control; nobody is kept out without it. */
  demandsControl(): Promise<boolean>;
  /** A text that is to be signed now, for nothing but this. */
  challenge(): Promise<string>;
  /** Undefined where it took too long. */
  test(signed: SignedText): Promise<KeyTestResult | undefined>;
}
