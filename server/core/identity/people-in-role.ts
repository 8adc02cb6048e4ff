import { addDays, shanghaiDate, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  delegationState,
  actingRolesOf,
  delegateSignature,
  worksAs,
  type Delegating,
} from '../../../src/domain/identity/delegation.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { ActsFor, Caller } from '../context.ts';
import type { DelegationRecord } from '../records/people.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { isConfinedToOrganisation } from './confined-users.ts';

/** A role in which somebody acts for a colleague. */
interface ActedRole {
  readonly role: RoleCode;
  readonly delegation: DelegationRecord;
}

/** Maximum number of a company's delegations, the newest, that are searched. */
const maxSearchedDelegations = 200;

const toDelegating = async (transaction: Transaction, user: UserRecord): Promise<Delegating> => ({
  ...user,
  companyId: user.pkCorp,
  frozen: (await transaction.freezes.find(user.userId)) !== undefined,
});

/** The roles that a user may work in under the given delegations, each role once. */
async function rolesActedUnder(
  transaction: Transaction,
  user: UserRecord,
  delegations: readonly DelegationRecord[],
  now: number,
): Promise<readonly ActedRole[]> {
  const found: ActedRole[] = [];
  for (const delegation of delegations) {
    const delegator = await transaction.users.find(delegation.fromUserId);
    if (!delegator) continue;
    for (const role of actingRolesOf(
      delegation,
      await toDelegating(transaction, delegator),
      await toDelegating(transaction, user),
      shanghaiDate(now),
    )) {
      if (!found.some((each) => each.role === role)) found.push({ role, delegation });
    }
  }
  return found;
}

/** The roles in which a user acts for colleagues at an instant. The user's own roles are not among them. */
export async function rolesActedBy(
  transaction: Transaction,
  user: UserRecord,
  now: number,
): Promise<readonly ActedRole[]> {
  return rolesActedUnder(transaction, user, await transaction.delegations.ofDelegate(user.userId), now);
}

/** The roles that a user may work in at an instant: their own, and those in which they act for a colleague. */
export async function rolesNow(transaction: Transaction, user: UserRecord, now: number): Promise<readonly RoleCode[]> {
  return [...user.roles, ...(await rolesActedBy(transaction, user, now)).map(({ role }) => role)];
}

/** All users of a company with the roles that they may work in at an instant. */
export async function peopleNow(transaction: Transaction, pkCorp: string, now: number): Promise<readonly UserRecord[]> {
  const active = (await transaction.delegations.openOf(pkCorp)).filter(({ state }) => state === 'standing');
  const people: UserRecord[] = [];
  for (const user of await transaction.users.ofCompany(pkCorp)) {
    const ofUser = active.filter(({ toUserId }) => toUserId === user.userId);
    people.push(
      ofUser.length === 0
        ? user
        : {
            ...user,
            roles: [...user.roles, ...(await rolesActedUnder(transaction, user, ofUser, now)).map(({ role }) => role)],
          },
    );
  }
  return people;
}

/**
 * A user as a caller in a role: by themselves when the role is their own, otherwise for the absent colleague, whose
 * name is then added to theirs. Undefined where the user may not work in the role.
 */
export async function callerInRole(
  transaction: Transaction,
  user: UserRecord,
  role: RoleCode,
  now: number,
): Promise<Omit<Caller, 'session'> | undefined> {
  const isConfined = await isConfinedToOrganisation(transaction, user);
  if (user.roles.includes(role)) return { user, role, isConfined };
  const acted = (await rolesActedBy(transaction, user, now)).find((each) => each.role === role);
  if (!acted) return undefined;
  const {
    id: delegationId,
    fromUserId: userId,
    fromPersonId: personId,
    fromName: personName,
    until,
  } = acted.delegation;
  const actsFor: ActsFor = { delegationId, userId, personId, personName, until, ownName: user.personName };
  return { user: { ...user, personName: delegateSignature(user.personName, personName) }, role, actsFor, isConfined };
}

/**
 * Handler of a package that a caller claims: the colleague for whom they act, who keeps it after the delegation, or the
 * caller.
 */
export function handlerOf({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): {
  readonly handlerId: string;
  readonly handlerName: string;
} {
  return { handlerId: worksAs({ userId: user.userId, actsFor }), handlerName: actsFor?.personName ?? user.personName };
}

/** Name of the caller, without that of a colleague for whom they act. */
export const ownNameOf = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): string =>
  actsFor?.ownName ?? user.personName;

/** Person to whom a caller's action belongs: the colleague for whom they act, or the caller. */
export const personBehind = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): string =>
  actsFor?.personId ?? user.personId;

/** Whether a caller may act on what belongs to a person: the caller, or the colleague for whom they act. */
export const mayActFor = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>, personId: string): boolean =>
  personId !== '' && (personId === user.personId || personId === actsFor?.personId);

/** Whether a user worked in a role for a colleague, and that delegation has ended. */
export async function hasEndedDelegation(
  transaction: Transaction,
  { userId, pkCorp }: UserRecord,
  role: RoleCode,
): Promise<boolean> {
  return (await transaction.delegations.ofCompany(pkCorp, maxSearchedDelegations)).some(
    (each) => each.toUserId === userId && each.roles.includes(role) && each.begun,
  );
}

/**
 * The delegation by a colleague that ended last, with who ended it (empty where its time was over) and when; undefined
 * where none has ended.
 */
export async function lastEndedDelegation(
  transaction: Transaction,
  { userId, pkCorp }: UserRecord,
  delegatorId: string,
  now: number,
): Promise<
  { readonly personName: string; readonly by: string; readonly at: number; readonly today: PlainDate } | undefined
> {
  const today = shanghaiDate(now);
  const theirs = (await transaction.delegations.ofCompany(pkCorp, maxSearchedDelegations)).filter(
    (each) => each.toUserId === userId && each.fromUserId === delegatorId && each.begun,
  );
  const ends = theirs.flatMap((each) => {
    const state = delegationState(each, today);
    if (state !== 'ended' && state !== 'over') return [];
    // A delegation whose time is over counts as ended even before the daily job has recorded it.
    return [
      {
        personName: each.fromName,
        by: each.endedByName,
        at: each.endedAt ?? shanghaiInstant(addDays(each.until, 1)),
        today,
      },
    ];
  });
  return ends.toSorted((a, b) => b.at - a.at)[0];
}

/** Announces a change of a user's roles to the sessions of their delegates. */
export async function announceRoleChange(
  transaction: Transaction,
  { userId, pkCorp }: Pick<UserRecord, 'userId' | 'pkCorp'>,
): Promise<void> {
  const theirs = (await transaction.delegations.openOf(pkCorp)).filter(
    (each) => each.fromUserId === userId && each.state === 'standing',
  );
  await transaction.announce(theirs.map((each) => ({ userId: each.toUserId, topic: 'session' })));
}
