import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { SigningPurpose } from '../../../src/domain/keys/signing-text.ts';
import type { RecoveryPurpose, ProofKind } from '../../../src/domain/entry/recovery.ts';
import type { UnfreezeState, ReviewReason } from '../../../src/domain/identity/unfreeze-rules.ts';

export interface SessionRecord {
  /** SHA-256 of the opaque id that the browser holds. */
  readonly idHash: string;
  readonly userId: string | undefined;
  readonly role: RoleCode | undefined;
  /** Real time, as is `lastActiveAt`. */
  readonly createdAt: number;
  readonly lastActiveAt: number;
  readonly picAuthToken: string;
  readonly captcha: string;
  readonly proofChallenge: string;
  /** Between the password and the hand-over: the account that this session will belong to, and its one-time token. */
  readonly pendingUserId: string | undefined;
  readonly pendingTokenHash: string | undefined;
  /** `switched`: another session of the same visit, with the same `picAuthToken`, has replaced it. */
  readonly endedBecause: 'replaced' | 'signed-out' | 'switched' | 'password-changed' | 'ended-elsewhere' | undefined;
  /**
   * Host name by which the user signed in. Its platform's terms apply until they leave. Empty before, or where there is
   * none.
   */
  readonly host: string;
  /**
   * Address from which the user signed in, and their browser's description of itself, shown in the list of their own
   * sessions; empty before.
   */
  readonly source: string;
  readonly agent: string;
  /** Whether two proofs were given for it. Such a session may switch to a company that demands two. */
  readonly twoProofs: boolean;
}

/**
 * Count of failed sign-ins: of one name from one source, of a name, of a source, or of all. Where failures expire one
 * by one, `lastFailureAt` is the instant up to which earlier ones have expired.
 */
export interface AttemptRecord {
  readonly key: string;
  readonly failures: number;
  readonly lastFailureAt: number;
}

/** A code that was sent to a telephone for one visit. */
export interface VerifyCodeRecord {
  /** A digest of number and visit, which does not reveal the user. */
  readonly key: string;
  readonly codeHash: string;
  /** Real time. */
  readonly sentAt: number;
  readonly wrong: number;
  readonly spent: boolean;
}

/** A text to sign, once. */
export interface KeyChallengeRecord {
  /** A digest of the visit and the text. */
  readonly key: string;
  readonly purpose: SigningPurpose;
  readonly host: string;
  /** Real time. */
  readonly expiresAt: number;
  readonly spent: boolean;
}

/** Purpose of a proof of identity: account recovery, or a password that still needs a second proof. */
export type ProofPurpose = RecoveryPurpose | SecondProofPurpose;

/** Purpose of a second proof: signing in. */
export type SecondProofPurpose = 'second-proof';

/** The second step of an account's sign-in; none for one that has never used it. */
export interface SecondFactorRecord {
  readonly userId: string;
  readonly isOn: boolean;
  /**
   * When its owner last switched it, in the portal's time; undefined for a user who has it because the company demands
   * it.
   */
  readonly since: number | undefined;
  readonly lastUsedAt: number | undefined;
}

/** The authenticator app of an account (RFC 6238). Secrets are sealed under the installation's secret. */
export interface AuthenticatorRecord {
  readonly userId: string;
  /** Secret in use; undefined before a code of it has been given. */
  readonly sealed: string | undefined;
  /** When a code of it was first given, in the portal's time. */
  readonly addedAt: number | undefined;
  /** Last step whose code was used. A code of this step or an earlier one is refused. */
  readonly lastStep: number;
  /** Secret that is being added, and since when, in real time. */
  readonly pending: string | undefined;
  readonly pendingAt: number | undefined;
}

/** Recovery codes of an account that have not been used, as digests. */
export interface RecoveryCodesRecord {
  readonly userId: string;
  readonly hashes: readonly string[];
  /** The portal's time. */
  readonly madeAt: number;
}

/** A password reset of an account with two steps that waits, so that its owner can stop it. Real times. */
export interface ResetWaitRecord {
  readonly userId: string;
  /** A digest of the password hash at that time, so that another password ends the wait. */
  readonly passwordMark: string;
  readonly askedAt: number;
  /** From when the password may be reset. */
  readonly readyAt: number;
  readonly stoppedAt: number | undefined;
  /** The colleague who confirmed the request. */
  readonly confirmedBy: string | undefined;
  /** Origin of the request. */
  readonly source: string;
  readonly agent: string;
}

/** A company's demand that its users give two proofs. */
export interface FactorDemandRecord {
  readonly pkCorp: string;
  /** Start of the demand, and when it was decided, in the portal's time. */
  readonly from: number;
  readonly decidedAt: number;
  readonly decidedBy: string;
}

/** A browser that an account trusts, so that it needs no second proof there. */
export interface TrustedDeviceRecord {
  /** A digest of the account and of a token that only the browser has. */
  readonly key: string;
  readonly userId: string;
  /** Real time. */
  readonly trustedAt: number;
  readonly lastUsedAt: number;
  readonly source: string;
  readonly agent: string;
}

/** Proof of a user's identity without a password, or by the password alone where two proofs are asked for. */
export interface RecoveryProofRecord {
  /** A digest of the ticket, the visit and the purpose, which does not reveal the user. */
  readonly key: string;
  readonly userId: string;
  readonly purpose: ProofPurpose;
  /** A digest of the ticket and the password hash at that time, so that a changed password ends the proof. */
  readonly passwordMark: string;
  /** Kind of the proof. */
  readonly by: ProofKind;
  /** Real time. */
  readonly provedAt: number;
}

/** An account frozen by the bank or the platform. */
export interface AccountFreezeRecord {
  readonly userId: string;
  readonly frozenAt: number;
}

/** Request of a user who proved who they are to have their account opened. */
export interface UnfreezeRecord {
  /** The number given to the applicant. */
  readonly number: string;
  readonly userId: string;
  readonly reason: string;
  readonly state: UnfreezeState;
  /** Why a person has to decide; undefined where no decision was needed. */
  readonly because: ReviewReason | undefined;
  /** Digests under which the failures that lock it are counted. */
  readonly locks: readonly string[];
  readonly askedAt: number;
  readonly decidedAt: number | undefined;
  /** Answer given with the decision. */
  readonly answer: string;
}
