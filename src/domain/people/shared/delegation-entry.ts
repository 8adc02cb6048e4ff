import { addDays, isSupportedDate, type PlainDate } from '../../calendar/plain-date.ts';
import { overlaps, type DelegationDays } from '../../identity/delegation.ts';
import type { RoleCode } from '../../identity/role.ts';
import { canConfirm } from './four-eyes.ts';
import { canManage, type Member } from './people.ts';
import { needsSecondPerson } from './role-templates.ts';

/** A delegation as it is entered. */
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

/** Maximum length in days. Permanent rights are given as roles instead. */
export const maxDelegationDays = 90;
/** Maximum days from today to the beginning. */
export const furthestDelegation = 365;
/** Maximum number of a company's delegations that are waiting, future or valid. */
export const maxDelegations = 100;
/** Maximum number of delegations that one person creates in a day, so that nobody gets endless messages. */
export const maxDelegationsPerDay = 20;

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
  return until > addDays(from, maxDelegationDays - 1) ? 'too-long' : undefined;
}

/** The problems of an entry on a Shanghai day, by field. */
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

/** Why a person may not act for another. */
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

/** A valid or future delegation of the company. */
export interface OtherDelegation extends DelegationDays {
  readonly fromPersonId: string;
  readonly toPersonId: string;
  readonly roles: readonly RoleCode[];
}

/**
 * Whether a delegation would let one person both propose and confirm: the delegate already has such rights, the roles
 * add others, and no third person could confirm a proposal of the two.
 */
export function makesAndChecks(
  delegator: Member,
  delegate: Member,
  roles: readonly RoleCode[],
  everybody: readonly Member[],
): boolean {
  if (!roles.some(needsSecondPerson) || !(canManage(delegate) || canConfirm(delegate))) return false;
  return !everybody.some(
    (each) => each.personId !== delegator.personId && each.personId !== delegate.personId && canConfirm(each),
  );
}

/** Why a delegation is not possible with the company's people and other delegations; undefined where it is. */
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
  // A person who acts for another cannot delegate in turn.
  if (meanwhile.some((each) => each.toPersonId === delegator.personId)) return 'chain';
  if (
    meanwhile.some(
      (each) => each.fromPersonId === delegator.personId && each.roles.some((role) => entry.roles.includes(role)),
    )
  )
    return 'twice';
  // In one role a delegate acts for one person only, so that it is known for whom.
  if (
    meanwhile.some(
      (each) => each.toPersonId === delegate.personId && each.roles.some((role) => entry.roles.includes(role)),
    )
  )
    return 'acts-already';
  return makesAndChecks(delegator, delegate, entry.roles, everybody) ? 'maker-and-checker' : undefined;
}
