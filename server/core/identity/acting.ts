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

/** A role in which somebody acts for a colleague. */
interface ActedRole {
  readonly role: RoleCode;
  readonly delegation: DelegationRecord;
}

/** Maximum number of a company's delegations, the newest, that are searched. */
const mostRemembered = 200;

const asDelegating = async (transaction: Transaction, user: UserRecord): Promise<Delegating> => ({
  ...user,
  companyId: user.pkCorp,
  frozen: (await transaction.freezes.find(user.userId)) !== undefined,
});

async function actedIn(
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
      await asDelegating(transaction, delegator),
      await asDelegating(transaction, user),
      shanghaiDate(now),
    )) {
      if (!found.some((each) => each.role === role)) found.push({ role, delegation });
    }
  }
  return found;
}

/** The roles in which somebody acts for colleagues at an instant, beside their own. */
export async function rolesActedBy(
  transaction: Transaction,
  user: UserRecord,
  now: number,
): Promise<readonly ActedRole[]> {
  return actedIn(transaction, user, await transaction.delegations.ofDelegate(user.userId), now);
}

/** The roles that somebody may work in at an instant: their own, and those in which they act for a colleague. */
export async function rolesNow(transaction: Transaction, user: UserRecord, now: number): Promise<readonly RoleCode[]> {
  return [...user.roles, ...(await rolesActedBy(transaction, user, now)).map(({ role }) => role)];
}

/** Everybody of a company with the roles that they may work in at an instant. */
export async function peopleNow(transaction: Transaction, pkCorp: string, now: number): Promise<readonly UserRecord[]> {
  const standing = (await transaction.delegations.openOf(pkCorp)).filter(({ state }) => state === 'standing');
  const people: UserRecord[] = [];
  for (const user of await transaction.users.ofCompany(pkCorp)) {
    const theirs = standing.filter(({ toUserId }) => toUserId === user.userId);
    people.push(
      theirs.length === 0
        ? user
        : {
            ...user,
            roles: [...user.roles, ...(await actedIn(transaction, user, theirs, now)).map(({ role }) => role)],
          },
    );
  }
  return people;
}

/**
 * Somebody in a role as things stand: by themselves where it is theirs, and otherwise for the colleague who is away,
 * whose name then stands beside theirs in whatever they do. Undefined where they may not work in it.
 */
export async function inRole(
  transaction: Transaction,
  user: UserRecord,
  role: RoleCode,
  now: number,
): Promise<Pick<Caller, 'user' | 'role' | 'actsFor'> | undefined> {
  if (user.roles.includes(role)) return { user, role };
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
  return { user: { ...user, personName: delegateSignature(user.personName, personName) }, role, actsFor };
}

/**
 * Who has in hand what a caller takes up: the colleague for whom they act, whose it stays when that is over, or they
 * themselves.
 */
export function inHandOf({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): {
  readonly handlerId: string;
  readonly handlerName: string;
} {
  return { handlerId: worksAs({ userId: user.userId, actsFor }), handlerName: actsFor?.personName ?? user.personName };
}

/** What somebody is called themselves, whomever they act for. */
export const ownNameOf = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): string =>
  actsFor?.ownName ?? user.personName;

/** Person to whom a caller's action belongs: the colleague for whom they act, or the caller. */
export const personBehind = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>): string =>
  actsFor?.personId ?? user.personId;

/** Whether a caller may act on what belongs to a person: the caller, or the colleague for whom they act. */
export const isTheirs = ({ user, actsFor }: Pick<Caller, 'user' | 'actsFor'>, personId: string): boolean =>
  personId !== '' && (personId === user.personId || personId === actsFor?.personId);

/** Whether a user worked in a role for a colleague, and that delegation has ended. */
export async function wasActing(
  transaction: Transaction,
  { userId, pkCorp }: UserRecord,
  role: RoleCode,
): Promise<boolean> {
  return (await transaction.delegations.ofCompany(pkCorp, mostRemembered)).some(
    (each) => each.toUserId === userId && each.roles.includes(role) && each.begun,
  );
}

/**
 * How somebody's last delegation by a colleague ended: by whom, by nobody where its time was over, and when; undefined
 * where none did.
 */
export async function actingOver(
  transaction: Transaction,
  { userId, pkCorp }: UserRecord,
  delegatorId: string,
  now: number,
): Promise<
  { readonly personName: string; readonly by: string; readonly at: number; readonly today: PlainDate } | undefined
> {
  const today = shanghaiDate(now);
  const theirs = (await transaction.delegations.ofCompany(pkCorp, mostRemembered)).filter(
    (each) => each.toUserId === userId && each.fromUserId === delegatorId && each.begun,
  );
  const ends = theirs.flatMap((each) => {
    const state = delegationState(each, today);
    if (state !== 'ended' && state !== 'over') return [];
    // Whoever looks before the day's work has been done finds that its time is over all the same.
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

/** Has the windows of those look again who act for somebody whose roles have changed. */
export async function actingMoved(
  transaction: Transaction,
  { userId, pkCorp }: Pick<UserRecord, 'userId' | 'pkCorp'>,
): Promise<void> {
  const theirs = (await transaction.delegations.openOf(pkCorp)).filter(
    (each) => each.fromUserId === userId && each.state === 'standing',
  );
  await transaction.announce(theirs.map((each) => ({ userId: each.toUserId, topic: 'session' })));
}
