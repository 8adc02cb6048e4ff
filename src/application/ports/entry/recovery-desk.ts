import type { PasswordProblem } from '../../../domain/identity/password-rules.ts';
import type { CodeOutcome } from '../identity/code-outcome.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { ReviewReason } from '../../../domain/identity/unfreeze-rules.ts';
import type { RecoveryPurpose } from '../../../domain/entry/recovery.ts';

/**
 * Result of proving the user's identity. A ticket is valid once, for one account and one purpose, for `validFor`
 * seconds.
 */
export type RecoveryProofOutcome =
  | { readonly proved: true; readonly ticket: string; readonly validFor: number }
  | { readonly proved: false; readonly because: 'refused' | 'company-deregistered' | 'frozen' | 'form-expired' };

export type PasswordResetOutcome =
  | { readonly reset: true; readonly endedSessions: number }
  | { readonly reset: false; readonly because: 'refused'; readonly problem: PasswordProblem }
  /** The code of the app or the recovery code is wrong or missing. `locked`: after several wrong ones. */
  | { readonly reset: false; readonly because: 'other-wrong' | 'other-missing' }
  | { readonly reset: false; readonly because: 'locked'; readonly minutes: number }
  /** The proof was already used, is too old, or belongs to another user: the user must prove their identity again. */
  | { readonly reset: false; readonly because: 'proof-over' };

/**
 * The request waits for a manual decision, which is announced by text message. `askedAt`: start of waiting, in
 * milliseconds since the epoch. `answerBy`: estimated day of the decision. Both are undefined where the back end does
 * not say.
 */
export interface WaitingReview {
  readonly outcome: 'review';
  readonly because: ReviewReason;
  readonly number: string;
  readonly askedAt: number | undefined;
  readonly answerBy: PlainDate | undefined;
}

/** Result of a request to unlock an account. `nothing`: the account was not locked. */
export type UnfreezeOutcome =
  | { readonly outcome: 'unlocked' | 'nothing' }
  /** As in `PasswordResetOutcome`. */
  | { readonly outcome: 'proof-over' }
  | WaitingReview;

/** The account to recover; without a name, that of the signed-in user. */
export interface RecoveryOf {
  readonly purpose: RecoveryPurpose;
  readonly userName: string | undefined;
}

/** Account recovery without the password (document 1, section 2; checklist F-061). */
export interface RecoveryDesk {
  askCode(
    order: RecoveryOf & { readonly captcha: string | undefined; readonly proof: string | undefined },
  ): Promise<CodeOutcome>;
  prove(order: RecoveryOf & { readonly kind: 'sms'; readonly code: string }): Promise<RecoveryProofOutcome>;
  resetPassword(order: {
    readonly ticket: string;
    readonly password: string;
    /** Code of the authenticator app, or a recovery code; absent where none is needed. */
    readonly otherCode?: string | undefined;
  }): Promise<PasswordResetOutcome>;
  unfreeze(order: { readonly ticket: string; readonly reason: string }): Promise<UnfreezeOutcome>;
}
