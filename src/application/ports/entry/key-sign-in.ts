import type { SignedText } from '../keys/key-agent.ts';

/** Result of signing in by a key. `on` is a day in Shanghai. */
export type KeyEntry =
  | { readonly signedIn: true }
  | { readonly signedIn: false; readonly because: 'expired' | 'not-yet'; readonly on: string }
  | { readonly signedIn: false; readonly because: 'refused' | 'revoked' | 'company-deregistered' | 'form-expired' };

/** Signing in by a key (document 1, sections 2 and 7). */
export interface KeySignIn {
  /** A text that is to be signed now, and for how many seconds it may be. */
  challenge(): Promise<{ readonly text: string; readonly validFor: number }>;
  enter(signed: SignedText): Promise<KeyEntry>;
}
