import type { SignedText } from '../keys/key-agent.ts';

export const keyVerdicts = ['GOOD', 'EXPIRED', 'NOT_YET', 'REVOKED', 'NOT_FOR_SIGNING', 'UNPROVEN'] as const;
export type KeyVerdict = (typeof keyVerdicts)[number];

/**
 * The platform's verdict on a signature, and the data of its certificate; `facts` is undefined where the signature is
 * not valid. Instants in milliseconds since the epoch.
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

/** Test of a key without signing in (document 1, section 2, `/ukey-test`). */
export interface KeyTestDesk {
  /** Download address of the program that reads tokens; empty where there is none. */
  helperAddress(): Promise<string>;
  /** Whether the platform asks for a browser security control. It is advice only: users without it are not blocked. */
  demandsControl(): Promise<boolean>;
  /** Text to sign. It is valid for this test only. */
  challenge(): Promise<string>;
  /** Undefined where the text has expired. */
  test(signed: SignedText): Promise<KeyTestResult | undefined>;
}
