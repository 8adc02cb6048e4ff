export interface Credentials {
  readonly userName: string;
  readonly password: string;
  /** What was read from the picture, if one was shown. */
  readonly captcha: string | undefined;
  /** What `prove` gave, instead of reading a picture. */
  readonly proof: string | undefined;
}

/** Result of signing in; it never reveals whether the name or the password was wrong. */
export type SignInOutcome =
  | { readonly signedIn: true }
  /** `proofOnly`: no picture is taken at present. */
  | {
      readonly signedIn: false;
      readonly because: 'refused';
      readonly captchaRequired: boolean;
      readonly proofOnly: boolean;
    }
  | { readonly signedIn: false; readonly because: 'captcha-required' | 'captcha-wrong'; readonly proofOnly: boolean }
  | { readonly signedIn: false; readonly because: 'locked'; readonly minutes: number }
  | { readonly signedIn: false; readonly because: 'company-deregistered' }
  /**
   * The password was right: `ways` is how the second proof may be given, SMS and KEY with a space between, and `mobile`
   * the telephone, masked.
   */
  | { readonly signedIn: false; readonly because: 'second-proof'; readonly ways: string; readonly mobile: string }
  | { readonly signedIn: false; readonly because: 'form-expired' };

/** Signing in by password (document 1, section 7). */
export interface SignInDesk {
  /** Opens a visitor's session for the form; called again it starts afresh. */
  open(): Promise<void>;
  /** Somebody is about to sign in: what that takes is asked for beforehand. Tells of no fault; the signing in does. */
  prepare(): Promise<void>;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
  /** The address of a fresh picture to read. */
  captchaAddress(): Promise<string>;
  /**
   * Computes a proof for the next attempt; `onShare` hears how far it probably is, from 0 to 1. Faults with `cancelled`
   * once the signal is given.
   */
  prove(onShare: (share: number) => void, signal: AbortSignal): Promise<string>;
  /** Whether the back end accepts a computed proof instead of the picture. */
  readonly offersProof: boolean;
}
