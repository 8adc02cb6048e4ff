import type { PlainDate } from '../calendar/plain-date.ts';
import type { RoleCode } from './role.ts';

/**
 * How a delegation is kept. `waiting`: another person has not confirmed it yet. `standing`: agreed, whether it has
 * begun or not.
 */
export type KeptDelegation = 'waiting' | 'standing' | 'declined' | 'ended';
/** How it stands on a day. `over`: its last day is past. */
export const delegationStates = ['waiting', 'coming', 'holding', 'over', 'declined', 'ended'] as const;
export type DelegationState = (typeof delegationStates)[number];

/** From which day to which, both of them included, a delegation holds. */
export interface DelegationDays {
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** How a delegation stands on a day of Shanghai. */
export function delegationState(
  { state, from, until }: DelegationDays & { readonly state: KeptDelegation },
  today: PlainDate,
): DelegationState {
  if (state === 'declined' || state === 'ended') return state;
  if (today > until) return 'over';
  if (state === 'waiting') return 'waiting';
  return today < from ? 'coming' : 'holding';
}

/** Whether two delegations hold on one day at least. */
export const overlaps = (one: DelegationDays, other: DelegationDays): boolean =>
  one.from <= other.until && other.from <= one.until;

/** Somebody of a company as far as delegations ask. */
export interface Delegating {
  readonly companyId: string;
  readonly personId: string;
  readonly institution: string;
  readonly roles: readonly RoleCode[];
  /** The account is frozen. */
  readonly frozen: boolean;
}

const works = ({ institution, roles, frozen }: Delegating): boolean =>
  institution === '' && roles.length > 0 && !frozen;

/**
 * The roles in which somebody acts for another on a day, beside their own: those of the delegation that the other has,
 * both working for one company. What the other was delegated themselves, and what they lost meanwhile, goes on to
 * nobody.
 */
export function rolesActed(
  delegation: DelegationDays & { readonly state: KeptDelegation; readonly roles: readonly RoleCode[] },
  delegator: Delegating,
  delegate: Delegating,
  today: PlainDate,
): readonly RoleCode[] {
  if (
    delegationState(delegation, today) !== 'holding' ||
    !works(delegator) ||
    !works(delegate) ||
    delegator.companyId !== delegate.companyId ||
    delegator.personId === delegate.personId
  )
    return [];
  return delegation.roles.filter((role) => delegator.roles.includes(role) && !delegate.roles.includes(role));
}

/** Somebody at work, and for which colleague they act in the role that they work in; undefined where for nobody. */
export interface AtWork {
  readonly userId: string;
  readonly actsFor?: { readonly userId: string; readonly personName: string } | undefined;
}

/** The user to whom work is attributed: the colleague for whom the user acts, otherwise the user. */
export const worksAs = ({ userId, actsFor }: AtWork): string => actsFor?.userId ?? userId;

/** How a user who acts for a colleague is named in histories, in the form used for signatures on paper. */
export const signedFor = (name: string, delegatorName: string): string => `${name}（代${delegatorName}）`;
