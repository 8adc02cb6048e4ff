import type { Table } from '../table.ts';
import type {
  SessionRecord,
  AttemptRecord,
  VerifyCodeRecord,
  KeyChallengeRecord,
  RecoveryProofRecord,
  SecondFactorRecord,
  FactorDemandRecord,
  AuthenticatorRecord,
  RecoveryCodesRecord,
  ResetWaitRecord,
  TrustedDeviceRecord,
  AccountFreezeRecord,
  UnfreezeRecord,
} from '../records/entry.ts';

export interface EntryTables {
  readonly sessions: Table<SessionRecord> & {
    /** Ends every other session of a user, as replaced by default; returns their number. */
    endOthers(userId: string, exceptIdHash: string, because?: SessionRecord['endedBecause']): Promise<number>;
    /** Sessions of a person that have not been ended, the one used last first. */
    openOf(userId: string): Promise<readonly SessionRecord[]>;
    /**
     * Last session of a user in one visit, by its `picAuthToken`, whether or not it is still valid; undefined where
     * there was none.
     */
    lastOfVisit(userId: string, picAuthToken: string): Promise<SessionRecord | undefined>;
    /** Ends the open sessions of a user in one visit, by its `picAuthToken`, as signed out; returns their number. */
    endVisit(userId: string, picAuthToken: string): Promise<number>;
    /** Removes the hand-overs to a user that were not used. */
    forgetHandOvers(userId: string): Promise<void>;
    /** Removes sessions that were not used since the instant. */
    removeIdleSince(instant: number): Promise<void>;
  };
  readonly attempts: Table<AttemptRecord> & {
    /** Removes failures without a later one since the instant. */
    removeQuietSince(instant: number): Promise<void>;
  };
  readonly verifyCodes: Table<VerifyCodeRecord> & {
    /** Removes codes that were sent before the instant. */
    removeSentBefore(instant: number): Promise<void>;
  };
  readonly keyChallenges: Table<KeyChallengeRecord> & {
    /** Removes challenges that expired before the instant. */
    removeExpiredBefore(instant: number): Promise<void>;
  };
  readonly recoveryProofs: Table<RecoveryProofRecord> & {
    /** Removes proofs that were given before the instant. */
    removeProvedBefore(instant: number): Promise<void>;
  };
  /** Keyed by account. */
  readonly secondFactors: Table<SecondFactorRecord>;
  /** Keyed by account. */
  readonly authenticators: Table<AuthenticatorRecord>;
  /** Keyed by account. */
  readonly recoveryCodes: Table<RecoveryCodesRecord>;
  /** Keyed by account. */
  readonly resetWaits: Table<ResetWaitRecord> & {
    /** Removes requests from before the instant. */
    removeAskedBefore(instant: number): Promise<void>;
  };
  /** Keyed by company. */
  readonly factorDemands: Table<FactorDemandRecord>;
  readonly trustedDevices: Table<TrustedDeviceRecord> & {
    /** Devices of one account, the one used last first. */
    ofUser(userId: string): Promise<readonly TrustedDeviceRecord[]>;
    /** Removes all devices of an account; returns their number. */
    removeOf(userId: string): Promise<number>;
    /** Removes devices that were trusted before the instant. */
    removeTrustedBefore(instant: number): Promise<void>;
  };
  /** Keyed by account; none for one that is not frozen. */
  readonly freezes: Table<AccountFreezeRecord>;
  readonly unfreezes: Table<UnfreezeRecord> & {
    /** Requests of one person, the newest first. */
    of(userId: string): Promise<readonly UnfreezeRecord[]>;
  };
}
