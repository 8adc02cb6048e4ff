import type { PlainDate } from '../calendar/plain-date.ts';
import type { RoleCode } from './role.ts';

/** Stored state of a delegation. `waiting`: not confirmed yet. `standing`: confirmed, whether it has begun or not. */
export type KeptDelegation = 'waiting' | 'standing' | 'declined' | 'ended';
/** State of a delegation on a day. `over`: its last day has passed. */
export const delegationStates = ['waiting', 'coming', 'holding', 'over', 'declined', 'ended'] as const;
export type DelegationState = (typeof delegationStates)[number];

/** First and last day of a delegation. */
export interface DelegationDays {
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** State of a delegation on a Shanghai day. */
export function delegationState(
  { state, from, until }: DelegationDays & { readonly state: KeptDelegation },
  today: PlainDate,
): DelegationState {
  if (state === 'declined' || state === 'ended') return state;
  if (today > until) return 'over';
  if (state === 'waiting') return 'waiting';
  return today < from ? 'coming' : 'holding';
}

/** Whether two delegations have at least one day in common. */
export const overlaps = (one: DelegationDays, other: DelegationDays): boolean =>
  one.from <= other.until && other.from <= one.until;

/** Facts of a person that matter for delegations. */
export interface Delegating {
  readonly companyId: string;
  readonly personId: string;
  readonly institution: string;
  readonly roles: readonly RoleCode[];
  /** The account is frozen. */
  readonly frozen: boolean;
}

const isAtWork = ({ institution, roles, frozen }: Delegating): boolean =>
  institution === '' && roles.length > 0 && !frozen;

/**
 * The additional roles in which a delegate acts for the delegator on a day. Both work for the same company, and only
 * roles count that the delegator still has. A delegated role cannot be delegated further.
 */
export function actingRolesOf(
  delegation: DelegationDays & { readonly state: KeptDelegation; readonly roles: readonly RoleCode[] },
  delegator: Delegating,
  delegate: Delegating,
  today: PlainDate,
): readonly RoleCode[] {
  if (
    delegationState(delegation, today) !== 'holding' ||
    !isAtWork(delegator) ||
    !isAtWork(delegate) ||
    delegator.companyId !== delegate.companyId ||
    delegator.personId === delegate.personId
  )
    return [];
  return delegation.roles.filter((role) => delegator.roles.includes(role) && !delegate.roles.includes(role));
}

/** A user, and the colleague for whom they act in their current role. */
export interface AtWork {
  readonly userId: string;
  readonly actsFor?: { readonly userId: string; readonly personName: string } | undefined;
}

/** The user to whom work is attributed: the colleague for whom the user acts, otherwise the user. */
export const worksAs = ({ userId, actsFor }: AtWork): string => actsFor?.userId ?? userId;

/** How a user who acts for a colleague is named in histories, in the form used for signatures on paper. */
export const delegateSignature = (name: string, delegatorName: string): string => `${name}（代${delegatorName}）`;
