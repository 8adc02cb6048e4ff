import { addDays, isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import { overlaps, type DelegationDays } from '../../identity/delegation.ts';
import type { RoleCode } from '../../identity/role.ts';
import { canConfirm } from './four-eyes.ts';
import { canManage, type Member } from './people.ts';
import { isWeighty } from './role-templates.ts';

/** Who acts for whom, in which roles, from which day to which, as it is said. */
export interface DelegationEntry extends DelegationDays {
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly roles: readonly RoleCode[];
}

/** In the order of the form. */
export const delegationFields = ['fromUserId', 'toUserId', 'roles', 'from', 'until'] as const;
export type DelegationField = (typeof delegationFields)[number];
export const delegationProblems = ['missing', 'form', 'past', 'before-from', 'too-long'] as const;
export type DelegationProblem = (typeof delegationProblems)[number];

/** So many days at most, so that nobody's rights are with another for good: roles are given for that. */
export const longestDelegation = 90;
/** It begins so many days from today at most. */
export const furthestDelegation = 365;
/** So many of a company wait, are to come or hold at once. */
export const mostDelegations = 100;
/** So many one person names within a day, so that nobody is told of ever new ones. */
export const mostNamedADay = 20;

function fromProblem(from: PlainDate, today: PlainDate): DelegationProblem | undefined {
  if (from === '') return 'missing';
  if (!isSupportedDate(from)) return 'form';
  if (from < today) return 'past';
  return from > addDays(today, furthestDelegation) ? 'too-long' : undefined;
}

function untilProblem({ from, until }: DelegationDays, today: PlainDate): DelegationProblem | undefined {
  if (until === '') return 'missing';
  if (!isSupportedDate(until)) return 'form';
  if (until < today) return 'past';
  if (!isSupportedDate(from)) return undefined;
  if (until < from) return 'before-from';
  return until > addDays(from, longestDelegation - 1) ? 'too-long' : undefined;
}

/** Everything that speaks against what is said on a day of Shanghai, field by field. */
export function delegationProblemsOf(
  entry: DelegationEntry,
  today: PlainDate,
): Partial<Readonly<Record<DelegationField, DelegationProblem>>> {
  const found: Readonly<Record<DelegationField, DelegationProblem | undefined>> = {
    fromUserId: entry.fromUserId === '' ? 'missing' : undefined,
    toUserId: entry.toUserId === '' ? 'missing' : undefined,
    roles: entry.roles.length === 0 ? 'missing' : undefined,
    from: fromProblem(entry.from, today),
    until: untilProblem(entry, today),
  };
  return Object.fromEntries(
    delegationFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
  );
}

/** Why somebody may not act for another. */
export const delegationObjections = [
  'to-oneself',
  'institution',
  'not-working',
  'not-theirs',
  'has-roles',
  'away',
  'chain',
  'acts-already',
  'twice',
  'maker-and-checker',
] as const;
export type DelegationObjection = (typeof delegationObjections)[number];

/** What stands or is to come of the company's delegations. */
export interface OtherDelegation extends DelegationDays {
  readonly fromPersonId: string;
  readonly toPersonId: string;
  readonly roles: readonly RoleCode[];
}

/**
 * Whether by a delegation the same hand would make and check: the delegate has a say already, the roles give another,
 * and of all others nobody is left who could confirm what one of the two makes.
 */
export function makesAndChecks(
  delegator: Member,
  delegate: Member,
  roles: readonly RoleCode[],
  everybody: readonly Member[],
): boolean {
  if (!roles.some(isWeighty) || !(canManage(delegate) || canConfirm(delegate))) return false;
  return !everybody.some(
    (each) => each.personId !== delegator.personId && each.personId !== delegate.personId && canConfirm(each),
  );
}

/**
 * Why a delegation does not come about as a company's people and its other delegations stand; undefined where it may.
 */
export function delegationObjection(
  entry: DelegationEntry,
  delegator: Member,
  delegate: Member,
  everybody: readonly Member[],
  others: readonly OtherDelegation[],
): DelegationObjection | undefined {
  if (delegator.personId === delegate.personId) return 'to-oneself';
  if (delegator.institution !== '' || delegate.institution !== '') return 'institution';
  if (delegator.roles.length === 0 || delegate.roles.length === 0) return 'not-working';
  if (!entry.roles.every((role) => delegator.roles.includes(role))) return 'not-theirs';
  if (entry.roles.every((role) => delegate.roles.includes(role))) return 'has-roles';
  const meanwhile = others.filter((each) => overlaps(each, entry));
  if (meanwhile.some((each) => each.fromPersonId === delegate.personId)) return 'away';
  // Nobody hands on what was handed to them: whoever acts for another then is there.
  if (meanwhile.some((each) => each.toPersonId === delegator.personId)) return 'chain';
  if (
    meanwhile.some(
      (each) => each.fromPersonId === delegator.personId && each.roles.some((role) => entry.roles.includes(role)),
    )
  )
    return 'twice';
  // In one role one acts for one person, so that it is known for whom.
  if (
    meanwhile.some(
      (each) => each.toPersonId === delegate.personId && each.roles.some((role) => entry.roles.includes(role)),
    )
  )
    return 'acts-already';
  return makesAndChecks(delegator, delegate, entry.roles, everybody) ? 'maker-and-checker' : undefined;
}
