/** Result of requesting a code. Times in seconds, except `minutes`. */
export type SecondCodeOutcome =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly because: 'too-soon'; readonly seconds: number }
  | { readonly sent: false; readonly because: 'locked'; readonly minutes: number }
  /** The password was entered too long ago, or the visit has ended: it must be entered again. */
  | { readonly sent: false; readonly because: 'over' };

/** Result of a second proof. */
export type SecondProofOutcome =
  | { readonly signedIn: true }
  /** `over`: as in `SecondCodeOutcome`, and after too many wrong codes. */
  | { readonly signedIn: false; readonly because: 'refused' | 'over' | 'company-deregistered' }
  /** After several wrong codes of the app, or recovery codes. */
  | { readonly signedIn: false; readonly because: 'locked'; readonly minutes: number };

/**
 * The second step of signing in, in the visit that has shown the password (decision 0127). Anything else is a fault.
 */
export interface SecondProofDesk {
  /** Has a code sent to the account's telephone. */
  askCode(): Promise<SecondCodeOutcome>;
  /** `trust`: this browser brings the proof along for 30 days. */
  /** `byApp`: the code is of the authenticator app, or a recovery code. */
  prove(order: {
    readonly code: string;
    readonly trust: boolean;
    readonly byApp?: boolean;
  }): Promise<SecondProofOutcome>;
}
