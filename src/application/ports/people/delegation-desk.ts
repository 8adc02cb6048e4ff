import type {
  DelegationEntry,
  DelegationField,
  DelegationObjection,
  DelegationProblem,
} from '../../../domain/people/shared/delegating.ts';
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
  /** The first and the last day. */
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly state: DelegationState;
  readonly madeBy: string;
  readonly madeAt: number;
  readonly mayEnd: boolean;
  /** When the delegation ended, and by whom; `by` is empty where its time ran out. Undefined while it is in force. */
  readonly ended: { readonly at: number; readonly by: string } | undefined;
}

/** Somebody who may act, or be acted for, with the roles of their own. */
export interface DelegationPerson {
  readonly userId: string;
  readonly personName: string;
  readonly isSelf: boolean;
  readonly roles: readonly HeldRole[];
}

export interface Delegations {
  readonly today: PlainDate;
  /** Whether one names delegates for others too, and whether at all. */
  readonly mayManage: boolean;
  readonly mayName: boolean;
  readonly people: readonly DelegationPerson[];
  /** The newest first. */
  readonly delegations: readonly Delegation[];
}

/** Why nothing was changed; `because` in the back end's refusals. */
export type DelegationRefusal = DelegationObjection | 'too-many' | 'nobody-confirms' | 'now' | 'not-permitted' | 'gone';

export type DelegationOutcome =
  | { readonly done: true; readonly now: Delegations }
  | { readonly done: false; readonly because: DelegationRefusal }
  /** What was said is not taken, field by field. */
  | {
      readonly done: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<DelegationField, DelegationProblem>>>;
    };

/** Who acts for whom while they are away (document 1, section 6; checklist F-260). Throws `PortFault`. */
export interface DelegationDesk {
  /** Whether the back end lets people act for one another at all. */
  readonly isOffered: boolean;
  delegations(signal?: AbortSignal): Promise<Delegations>;
  name(entry: DelegationEntry): Promise<DelegationOutcome>;
  end(delegationId: string): Promise<DelegationOutcome>;
}
