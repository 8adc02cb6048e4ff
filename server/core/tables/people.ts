import type { Table } from '../table.ts';
import type { InvitationRecord, ProposalRecord, DelegationRecord, DepartureRecord } from '../records/people.ts';

export interface PeopleTables {
  /** `ofCompany`: the newest first. `byCodeHash`: the one whose code has this digest. */
  readonly invitations: Table<InvitationRecord> & {
    ofCompany(pkCorp: string): Promise<readonly InvitationRecord[]>;
    byCodeHash(codeHash: string): Promise<InvitationRecord | undefined>;
  };
  /** `ofCompany`: those of one company, the newest first, at most this many. */
  readonly proposals: Table<ProposalRecord> & {
    ofCompany(pkCorp: string, most: number): Promise<readonly ProposalRecord[]>;
    /** Those of a company that may be decided at an instant, the newest first. */
    openOf(pkCorp: string, now: number): Promise<readonly ProposalRecord[]>;
  };
  /**
   * `ofCompany`: the newest first. `openOf`: those of a company that wait, are in force or are to come, regardless of
   * how many were made since, the newest first. `ofDelegate`: those of a delegate that are in force or are to come.
   * `allAgreed`: those of all companies that are in force, are to come, or have expired and were not ended yet.
   */
  readonly delegations: Table<DelegationRecord> & {
    ofCompany(pkCorp: string, most: number): Promise<readonly DelegationRecord[]>;
    openOf(pkCorp: string): Promise<readonly DelegationRecord[]>;
    ofDelegate(userId: string): Promise<readonly DelegationRecord[]>;
    allAgreed(): Promise<readonly DelegationRecord[]>;
  };
  /** Keyed by account; none for a user who works for their company. `ofCompany`: in the order of their accounts. */
  readonly departures: Table<DepartureRecord> & { ofCompany(pkCorp: string): Promise<readonly DepartureRecord[]> };
}
