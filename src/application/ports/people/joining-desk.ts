import type { AgreedText } from '../../../domain/agreements/platform-agreements.ts';
import type { JoinField, JoinProblem } from '../../../domain/people/shared/joining.ts';

/** What a code invites to; nobody's name is among it. */
export interface ReadInvitation {
  readonly companyName: string;
  /** As they are called. */
  readonly roles: readonly string[];
  readonly institution: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Why a code is good for nothing. `unknown`: there is none like it, or another was sent since. `closed`: too many other
 * identity numbers were entered with it.
 */
export type CodeRefusal = 'unknown' | 'expired' | 'withdrawn' | 'used' | 'closed' | 'deregistered' | 'too-many-tries';

export type ReadOutcome =
  | { readonly read: true; readonly invitation: ReadInvitation }
  | { readonly read: false; readonly because: CodeRefusal };

export interface JoinOrder {
  readonly code: string;
  readonly idNumber: string;
  readonly userName: string;
  readonly password: string;
  /** Which texts were read to their end and agreed to. */
  readonly agreements: readonly AgreedText[];
}

export type JoinOutcome =
  | { readonly joined: true; readonly userName: string; readonly companyName: string }
  | { readonly joined: false; readonly because: CodeRefusal | 'here' | 'form-expired' }
  /** The identity number is not that of whoever was invited; so many tries are left. */
  | { readonly joined: false; readonly because: 'other-person'; readonly left: number }
  | {
      readonly joined: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<JoinField, JoinProblem>>>;
    };

/** Joining a company by the code that went to one's telephone (checklist F-058, F-060). Throws `PortFault`. */
export interface JoiningDesk {
  /** Whether the back end takes codes at all. */
  readonly isOffered: boolean;
  read(code: string): Promise<ReadOutcome>;
  accept(order: JoinOrder): Promise<JoinOutcome>;
}
