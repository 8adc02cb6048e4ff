import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { SigningPurpose } from '../../../src/domain/keys/signing-text.ts';
import type { RecoveryPurpose, ProofKind } from '../../../src/domain/entry/recovery.ts';
import type { UnfreezeState, ReviewReason } from '../../../src/domain/identity/unfreezing.ts';

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
  /** After the password and before the hand-over: whose session this becomes, by which one-time token. */
  readonly pendingUserId: string | undefined;
  readonly pendingTokenHash: string | undefined;
  /** `switched`: another session of the same visit, with the same `picAuthToken`, stands for it. */
  readonly endedBecause: 'replaced' | 'signed-out' | 'switched' | 'password-changed' | 'ended-elsewhere' | undefined;
  /**
   * The host name by which somebody signed in, whose platform's terms hold until they leave; empty before, and where
   * there is none.
   */
  readonly host: string;
  /**
   * Address from which the user signed in, and their browser's description of itself, shown in the list of their own
   * sessions; empty before.
   */
  readonly source: string;
  readonly agent: string;
  /** Whether two proofs were given for it. From such a session, the user may go on to where two are demanded. */
  readonly twoProofs: boolean;
}

/**
 * Failed sign-ins: of one name from one source, of a name, of a source, or of all. `lastFailureAt` is the instant up to
 * which earlier ones have been forgotten, where they are forgotten one by one.
 */
export interface AttemptRecord {
  readonly key: string;
  readonly failures: number;
  readonly lastFailureAt: number;
}

/** A code that was sent to a telephone for one visit. */
export interface VerifyCodeRecord {
  /** A digest of number and visit; nothing in it says who it was. */
  readonly key: string;
  readonly codeHash: string;
  /** Real time. */
  readonly sentAt: number;
  readonly wrong: number;
  readonly spent: boolean;
}

/** Something that was to be signed, once. */
export interface KeyChallengeRecord {
  /** A digest of the visit and of all that was to be signed. */
  readonly key: string;
  readonly purpose: SigningPurpose;
  readonly host: string;
  /** Real time. */
  readonly expiresAt: number;
  readonly spent: boolean;
}

/** For what somebody proved who they are: to get back in, or by a password to which a second proof is still to come. */
export type ProofPurpose = RecoveryPurpose | SecondProofPurpose;

/** A second proof, to come in. */
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

/** A company's demand that its users give two proofs. */
export interface FactorDemandRecord {
  readonly pkCorp: string;
  /** Start of the demand, and when it was decided, in the portal's time. */
  readonly from: number;
  readonly decidedAt: number;
  readonly decidedBy: string;
}

/** A browser that brings one account's second proof along. */
export interface TrustedDeviceRecord {
  /** A digest of the account and of a token that the browser alone holds. */
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
  /** A digest of the ticket, the visit and the purpose; nothing in it says who it was. */
  readonly key: string;
  readonly userId: string;
  readonly purpose: ProofPurpose;
  /** A digest of the ticket with the password that held then: once that is another, the proof ends. */
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
  /** Why a person decides; undefined where nobody had to. */
  readonly because: ReviewReason | undefined;
  /** Digests under which the failures that lock it are counted. */
  readonly locks: readonly string[];
  readonly askedAt: number;
  readonly decidedAt: number | undefined;
  /** Answer given with the decision. */
  readonly answer: string;
}
