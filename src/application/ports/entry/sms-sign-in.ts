/** Result of requesting a code; it never reveals whether the number is known. Times in seconds, except `minutes`. */
export type CodeOutcome =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly because: 'too-soon'; readonly seconds: number }
  /** `proofOnly`: the back end accepts a computed proof only, no picture. */
  | { readonly sent: false; readonly because: 'captcha-required' | 'captcha-wrong'; readonly proofOnly: boolean }
  | { readonly sent: false; readonly because: 'locked'; readonly minutes: number }
  | { readonly sent: false; readonly because: 'form-expired' };

export interface OwnAccount {
  readonly userName: string;
  readonly company: string;
}

/** Result of entering a code. */
export type CodeEntry =
  | { readonly signedIn: true }
  /** The code was right, but several accounts have the number: the same code together with one user name signs in. */
  | { readonly signedIn: false; readonly because: 'several'; readonly accounts: readonly OwnAccount[] }
  | { readonly signedIn: false; readonly because: 'refused' | 'company-deregistered' | 'form-expired' };

/** Sign-in with a code that is sent to a telephone (document 1, section 7). */
export interface SmsSignIn {
  ask(order: {
    readonly mobile: string;
    readonly captcha: string | undefined;
    readonly proof: string | undefined;
  }): Promise<CodeOutcome>;
  enter(order: {
    readonly mobile: string;
    readonly code: string;
    readonly userName: string | undefined;
  }): Promise<CodeEntry>;
}
