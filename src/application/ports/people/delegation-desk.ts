import type {
  DelegationEntry,
  DelegationField,
  DelegationObjection,
  DelegationProblem,
} from '../../../domain/people/shared/delegation-entry.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { DelegationState } from '../../../domain/identity/delegation.ts';
import type { HeldRole } from './people-desk.ts';

/** A user acts for a colleague who is away. Instants in milliseconds since the epoch. */
export interface Delegation {
  readonly id: string;
  readonly fromUserId: string;
  readonly fromName: string;
  readonly toUserId: string;
  readonly toName: string;
  readonly roles: readonly HeldRole[];
  /** First and last day. */
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly state: DelegationState;
  readonly madeBy: string;
  readonly madeAt: number;
  readonly mayEnd: boolean;
  /** End of the delegation and who ended it; `by` is empty where it expired. Undefined while it is in force. */
  readonly ended: { readonly at: number; readonly by: string } | undefined;
}

/** A person who may delegate or act for others, with their own roles. */
export interface DelegationPerson {
  readonly userId: string;
  readonly personName: string;
  readonly isSelf: boolean;
  readonly roles: readonly HeldRole[];
}

export interface Delegations {
  readonly today: PlainDate;
  /** `mayManage`: the user may name delegates for others. `mayName`: the user may name delegates at all. */
  readonly mayManage: boolean;
  readonly mayName: boolean;
  readonly people: readonly DelegationPerson[];
  /** The newest first. */
  readonly delegations: readonly Delegation[];
}

/** Why nothing was changed; values are the `because` of the back end's refusals. */
export type DelegationRefusal = DelegationObjection | 'too-many' | 'nobody-confirms' | 'now' | 'not-permitted' | 'gone';

export type DelegationOutcome =
  | { readonly done: true; readonly now: Delegations }
  | { readonly done: false; readonly because: DelegationRefusal }
  /** Invalid entries, by field. */
  | {
      readonly done: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<DelegationField, DelegationProblem>>>;
    };

/** Delegations of absent users (document 1, section 6; checklist F-260). Throws `PortFault`. */
export interface DelegationDesk {
  /** Whether the back end supports delegations. */
  readonly isOffered: boolean;
  delegations(signal?: AbortSignal): Promise<Delegations>;
  name(entry: DelegationEntry): Promise<DelegationOutcome>;
  end(delegationId: string): Promise<DelegationOutcome>;
}
