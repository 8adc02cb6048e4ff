/** Result of requesting a code. Times in seconds, except `minutes`. */
export type SecondCodeOutcome =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly because: 'too-soon'; readonly seconds: number }
  | { readonly sent: false; readonly because: 'locked'; readonly minutes: number }
  /** The password was entered too long ago, or the visit has ended: the password must be entered again. */
  | { readonly sent: false; readonly because: 'over' };

/** Result of a second proof. */
export type SecondProofOutcome =
  | { readonly signedIn: true }
  /** `over`: as in `SecondCodeOutcome`, or after too many wrong codes. */
  | { readonly signedIn: false; readonly because: 'refused' | 'over' | 'company-deregistered' }
  /** After several wrong codes of the app or wrong recovery codes. */
  | { readonly signedIn: false; readonly because: 'locked'; readonly minutes: number };

/**
 * Second step of signing in, in the visit in which the password was entered (decision 0127). Other failures are faults.
 */
export interface SecondProofDesk {
  /** Sends a code to the account's telephone. */
  askCode(): Promise<SecondCodeOutcome>;
  /** `trust`: this browser needs no second proof for 30 days. */
  /** `byApp`: the code comes from the authenticator app, or is a recovery code. */
  prove(order: {
    readonly code: string;
    readonly trust: boolean;
    readonly byApp?: boolean;
  }): Promise<SecondProofOutcome>;
}
