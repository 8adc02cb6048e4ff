import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { canManage } from '../../../src/domain/people/shared/people.ts';
import { isSamePerson, type ActingPerson } from '../../../src/domain/identity/acting-person.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { Caller, CallContext } from '../context.ts';
import { handOver, mayTakeOver, openWorkOf } from '../evidence/shared/open-work.ts';
import type { UserRecord } from '../records/company.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import { endAccountSessions } from '../identity/person-sessions.ts';
import type { Transaction } from '../store.ts';
import { announceRoleChange } from '../identity/people-in-role.ts';
import { peopleRefusal } from './company-lock.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { notifyPersonLeft } from './people-messages.ts';

/** Whether a user is the only one who may correct the company's real-name form (F-121). */
export async function hasCertification(
  transaction: Transaction,
  { pkCorp, personId }: Pick<UserRecord, 'pkCorp' | 'personId'>,
): Promise<boolean> {
  const form = await transaction.realNames.find(pkCorp);
  return (
    form !== undefined &&
    form.personSubmit === personId &&
    (await transaction.certifications.find(pkCorp))?.realName !== 'AUTH'
  );
}

/** Open work of a user that a successor has to take over. */
export interface WorkInHand {
  readonly packages: number;
  /** Whether they are the only one who may correct the real-name form. */
  readonly certification: boolean;
}

/**
 * Whether a colleague may take over the open work of a user who leaves. `by` carries out the departure, and cannot
 * become the main user by it.
 */
export function canSucceed(
  successor: UserRecord,
  target: UserRecord,
  { packages, certification }: WorkInHand,
  by: ActingPerson,
): boolean {
  if (successor.personId === target.personId || successor.institution !== '' || successor.roles.length === 0)
    return false;
  if (packages > 0 && !mayTakeOver(successor)) return false;
  if (certification && !successor.roles.some((role) => mayCertify({ isMain: successor.isMain || target.isMain, role })))
    return false;
  return !target.isMain || (canManage(successor) && !isSamePerson(successor, by));
}

/** Changes the roles of a user and ends their sessions. A user who had left works for the company again. */
export async function changeRole(
  transaction: Transaction,
  target: UserRecord,
  after: readonly RoleCode[],
  context: Pick<CallContext, 'source' | 'agent'>,
  now: number,
): Promise<void> {
  await transaction.users.save({ ...target, roles: after });
  // No session may continue under a removed role or with old menus.
  await endAccountSessions(transaction, target.userId);
  // A delegate has no more rights than the user.
  await announceRoleChange(transaction, target);
  await recordSecurityEvent(transaction, context, 'roles-changed', target.userId, now);
}

/**
 * Removes a user from their company. The account keeps its name and history, and loses all roles, sessions and trust.
 * The successor takes over the open work, and the place of the main user. Refuses (`successor`) where there is work and
 * no permitted successor.
 */
export async function removeMember(
  transaction: Transaction,
  target: UserRecord,
  successor: UserRecord | undefined,
  caller: Pick<Caller, 'user' | 'actsFor'>,
  context: Pick<CallContext, 'source' | 'agent'>,
  now: number,
): Promise<void> {
  const by = caller.user;
  const { packages } = await openWorkOf(transaction, target, 0);
  const certification = await hasCertification(transaction, target);
  const needed = packages > 0 || certification || target.isMain;
  if (successor ? !canSucceed(successor, target, { packages, certification }, actingPersonOf(caller)) : needed)
    throw peopleRefusal('successor');
  if (successor && packages > 0) await handOver(transaction, target, successor, now);
  const form = certification ? await transaction.realNames.lock(target.pkCorp) : undefined;
  if (successor && form)
    await transaction.realNames.save({ ...form, personSubmit: successor.personId, submittedBy: successor.personName });
  if (successor && target.isMain) await transaction.users.save({ ...successor, isMain: true });
  await transaction.users.save({ ...target, roles: [], isMain: false });
  const earlier = await transaction.departures.find(target.userId);
  await transaction.departures.save({
    userId: target.userId,
    pkCorp: target.pkCorp,
    roles: target.roles,
    wasMain: target.isMain || earlier?.wasMain === true,
    formerly: [...new Set([...(earlier?.formerly ?? []), ...target.roles])],
    leftAt: now,
    endedBy: by.userId,
    endedByName: by.personName,
    successor: needed && successor ? successor.userId : '',
    successorName: needed && successor ? successor.personName : '',
    packages,
  });
  await endAccountSessions(transaction, target.userId);
  await recordSecurityEvent(transaction, context, 'left-company', target.userId, now);
  await notifyPersonLeft(transaction, target, by, needed ? successor : undefined, packages, now);
}
