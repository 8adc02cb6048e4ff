import type { AgreedText } from '../../../domain/agreements/platform-agreements.ts';
import type { JoinField, JoinProblem } from '../../../domain/people/shared/join-form.ts';

/** Content of the invitation that a code belongs to. It contains no personal data. */
export interface ReadInvitation {
  readonly companyName: string;
  /** Names of the roles. */
  readonly roles: readonly string[];
  readonly institution: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Why a code is not valid. `unknown`: no such code, or a newer one was sent. `closed`: it was used with too many
 * different identity numbers.
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
  /** Agreements that were read to their end and accepted. */
  readonly agreements: readonly AgreedText[];
}

export type JoinOutcome =
  | { readonly joined: true; readonly userName: string; readonly companyName: string }
  | { readonly joined: false; readonly because: CodeRefusal | 'here' | 'form-expired' }
  /** The identity number differs from that of the invited person. `left`: number of remaining attempts. */
  | { readonly joined: false; readonly because: 'other-person'; readonly left: number }
  | {
      readonly joined: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<JoinField, JoinProblem>>>;
    };

/**
 * Joining a company with the code that was sent to the person's telephone (checklist F-058, F-060). Throws `PortFault`.
 */
export interface JoinDesk {
  /** Whether the back end supports invitations. */
  readonly isOffered: boolean;
  read(code: string): Promise<ReadOutcome>;
  accept(order: JoinOrder): Promise<JoinOutcome>;
}
