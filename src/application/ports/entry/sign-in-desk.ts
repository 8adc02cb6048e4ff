import type { HumanProofDesk } from '../identity/human-proof-desk.ts';

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
export interface SignInDesk extends HumanProofDesk {
  /** Asks beforehand for what signing in needs. Reports no fault; `signIn` does. */
  prepare(): Promise<void>;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
}
