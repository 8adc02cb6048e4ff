import type { HumanProofDesk } from '../identity/human-proof-desk.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  /** Text that the user read from the picture; undefined where none was shown. */
  readonly captcha: string | undefined;
  /** Result of `prove`, given instead of the picture's text. */
  readonly proof: string | undefined;
}

/** Result of signing in; it never reveals whether the name or the password was wrong. */
export type SignInOutcome =
  | { readonly signedIn: true }
  /** `proofOnly`: the back end accepts a computed proof only, no picture. */
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
   * The password was right. `ways`: accepted kinds of second proof, SMS and KEY, separated by a space. `mobile`: masked
   * telephone number.
   */
  | { readonly signedIn: false; readonly because: 'second-proof'; readonly ways: string; readonly mobile: string }
  | { readonly signedIn: false; readonly because: 'form-expired' };

/** Signing in by password (document 1, section 7). */
export interface SignInDesk extends HumanProofDesk {
  /** Loads in advance what signing in needs. Reports no fault; `signIn` does. */
  prepare(): Promise<void>;
  signIn(credentials: Credentials): Promise<SignInOutcome>;
}
