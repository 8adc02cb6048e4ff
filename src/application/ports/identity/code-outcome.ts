/**
 * Result of requesting a code by telephone; it never reveals whether the number is known. Times in seconds, except
 * `minutes`.
 */
export type CodeOutcome =
  | { readonly sent: true; readonly resendAfter: number; readonly validFor: number }
  | { readonly sent: false; readonly because: 'too-soon'; readonly seconds: number }
  /** `proofOnly`: the back end accepts a computed proof only, no picture. */
  | { readonly sent: false; readonly because: 'captcha-required' | 'captcha-wrong'; readonly proofOnly: boolean }
  | { readonly sent: false; readonly because: 'locked'; readonly minutes: number }
  | { readonly sent: false; readonly because: 'form-expired' };

/** Proof that a human makes the request; both undefined where none is required. */
export interface HumanProof {
  readonly captcha: string | undefined;
  readonly proof: string | undefined;
}
