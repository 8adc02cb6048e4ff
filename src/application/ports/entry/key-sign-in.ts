import type { SignedText } from '../keys/key-agent.ts';

/** Result of signing in by a key. `on` is a day in Shanghai. */
export type KeyEntry =
  | { readonly signedIn: true }
  | { readonly signedIn: false; readonly because: 'expired' | 'not-yet'; readonly on: string }
  | { readonly signedIn: false; readonly because: 'refused' | 'revoked' | 'company-deregistered' | 'form-expired' };

/** Sign-in with a key (document 1, sections 2 and 7). */
export interface KeySignIn {
  /** Text to sign, and its validity in seconds. */
  challenge(): Promise<{ readonly text: string; readonly validFor: number }>;
  enter(signed: SignedText): Promise<KeyEntry>;
}
