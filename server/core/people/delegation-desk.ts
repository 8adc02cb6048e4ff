import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  delegationProblemsOf,
  maxDelegations,
  maxDelegationsPerDay,
} from '../../../src/domain/people/shared/delegation-entry.ts';
import { needsSecondPerson } from '../../../src/domain/people/shared/role-templates.ts';
import { delegationState, delegateSignature } from '../../../src/domain/identity/delegation.ts';
import type { Caller, CallContext } from '../context.ts';
import { callerOf, type Desk, type Handler } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { DelegationRecord } from '../records/people.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import { localizeName } from '../identity/localize-name.ts';
import { callerInRole } from '../identity/people-in-role.ts';
import type { Transaction } from '../store.ts';
import { peopleRefusal } from './company-lock.ts';
import { endDelegation, bringDelegationIntoForce, findDelegationObjection } from './delegations.ts';
import { mayManageCompany, toWireRoles } from './people-wire.ts';
import { closeSupersededProposals, proposeIfConfirmerExists } from './proposals.ts';
import { ownerByPkCorp } from '../table.ts';

/** Maximum number of a company's delegations, the newest, that are shown beside the open ones. */
const maxShownDelegations = 200;
const dayLong = 86_400_000;

type Shown = Awaited<ReturnType<Handler<'delegations'>>>;

/** Whether a delegation concerns a user, as its delegator or delegate. */
const concerns = ({ fromUserId, toUserId }: DelegationRecord, { userId }: UserRecord): boolean =>
  fromUserId === userId || toUserId === userId;

/** Functions that the calls on a company's delegations share. */
function delegationBook({ store, clock }: Pick<Parts, 'store' | 'clock'>) {
  async function toWireDelegations(
    transaction: Transaction,
    caller: Caller,
    { locale }: Pick<CallContext, 'locale'>,
  ): Promise<Shown> {
    const { user, actsFor } = caller;
    const [mayManage, today] = [mayManageCompany(caller), shanghaiDate(clock.now())];
    const working = (await transaction.users.ofCompany(user.pkCorp)).filter(
      ({ roles, institution }) => roles.length > 0 && institution === '',
    );
    const open = (await transaction.delegations.openOf(user.pkCorp)).filter(
      (each) => delegationState(each, today) !== 'over',
    );
    // Open delegations are always listed; ended ones do not displace them.
    const all = [
      ...open,
      ...(await transaction.delegations.ofCompany(user.pkCorp, maxShownDelegations)).filter(
        ({ id }) => !open.some((each) => each.id === id),
      ),
    ].toSorted((a, b) => b.madeAt - a.madeAt || (a.id < b.id ? -1 : 1));
    return {
      today,
      mayManage,
      // A delegate may not delegate further.
      mayName: user.institution === '' && (actsFor === undefined || mayManage),
      people: working.map(({ userId, personName, roles }) => ({
        userId,
        personName,
        isSelf: userId === user.userId,
        roles: toWireRoles(roles, locale),
      })),
      delegations: all
        .filter((each) => mayManage || concerns(each, user))
        .map((each) => {
          const state = delegationState(each, today);
          return {
            delegationId: each.id,
            fromUserId: each.fromUserId,
            fromName: each.fromName,
            toUserId: each.toUserId,
            toName: each.toName,
            roles: toWireRoles(each.roles, locale),
            from: each.from,
            until: each.until,
            state,
            madeBy: localizeName(each.madeByName, locale),
            madeAt: each.madeAt,
            mayEnd: state === 'waiting' || state === 'coming' || state === 'holding',
            ended:
              each.endedAt === undefined ? undefined : { at: each.endedAt, by: localizeName(each.endedByName, locale) },
          };
        }),
    };
  }

  /** Changes a company's delegations, one change at a time, by a caller with present rights. */
  async function changeInTurn(
    context: CallContext,
    work: (transaction: Transaction, caller: Caller) => Promise<void>,
  ): Promise<Shown> {
    const caller = callerOf(context);
    return store.transaction(async (transaction) => {
      const company = await transaction.companies.lock(caller.user.pkCorp);
      const user = await transaction.users.find(caller.user.userId);
      const acting = user && (await callerInRole(transaction, user, caller.role, clock.now()));
      if (!company || !acting) throw new Refusal('NOT_PERMITTED');
      const present: Caller = { session: caller.session, ...acting };
      await work(transaction, present);
      return toWireDelegations(transaction, present, context);
    });
  }

  return { toWireDelegations, changeInTurn };
}

type DelegationBook = ReturnType<typeof delegationBook>;

/** Naming a delegate, which a second person may have to confirm. */
function newDelegations({ clock }: Pick<Parts, 'clock'>, { changeInTurn }: DelegationBook): Desk<'nameDelegate'> {
  async function findMember(transaction: Transaction, { user }: Caller, userId: string): Promise<UserRecord> {
    const found = await transaction.users.find(userId);
    if (!found || found.pkCorp !== user.pkCorp) throw new Refusal('NOT_FOUND');
    return found;
  }

  return {
    nameDelegate: async (entry, context) =>
      changeInTurn(context, async (transaction, caller) => {
        const now = clock.now();
        const isOwn = entry.fromUserId === caller.user.userId;
        if (caller.user.institution !== '') throw new Refusal('NOT_PERMITTED');
        // A delegate may manage the company's people, but may not delegate further.
        if (isOwn ? caller.actsFor !== undefined : !mayManageCompany(caller))
          throw isOwn ? peopleRefusal('chain') : new Refusal('NOT_PERMITTED');
        const fields = Object.entries(delegationProblemsOf(entry, shanghaiDate(now))).map(
          ([field, problem]) => `${field} ${problem}`,
        );
        if (fields.length > 0) throw new Refusal('PEOPLE_REFUSED', { fields });
        const [delegator, delegate] = [
          await findMember(transaction, caller, entry.fromUserId),
          await findMember(transaction, caller, entry.toUserId),
        ];
        if (
          caller.actsFor !== undefined &&
          (delegator.personId === caller.actsFor.personId || delegate.personId === caller.user.personId)
        )
          throw peopleRefusal('chain');
        const reason = await findDelegationObjection(transaction, entry, delegator, delegate, now);
        if (reason) throw peopleRefusal(reason);
        const all = await transaction.delegations.openOf(caller.user.pkCorp);
        if (
          all.filter((each) => ['waiting', 'coming', 'holding'].includes(delegationState(each, shanghaiDate(now))))
            .length >= maxDelegations
        )
          throw peopleRefusal('too-many');
        if (
          (await transaction.delegations.ofCompany(caller.user.pkCorp, maxShownDelegations)).filter(
            ({ madeBy, madeAt }) => madeBy === caller.user.userId && madeAt > now - dayLong,
          ).length >= maxDelegationsPerDay
        )
          throw peopleRefusal('too-many');
        const made: DelegationRecord = {
          id: `DG-${randomToken(12)}`,
          pkCorp: caller.user.pkCorp,
          fromUserId: delegator.userId,
          fromPersonId: delegator.personId,
          fromName: delegator.personName,
          toUserId: delegate.userId,
          toPersonId: delegate.personId,
          toName: delegate.personName,
          roles: [...new Set(entry.roles)],
          from: entry.from,
          until: entry.until,
          state: 'waiting',
          madeAt: now,
          madeBy: caller.user.userId,
          madeByName: caller.user.personName,
          begun: false,
          endedAt: undefined,
          endedByName: '',
        };
        // Saved before the proposal, which refers to it.
        await transaction.delegations.save(made);
        await recordSecurityEvent(transaction, context, 'delegated', delegator.userId, now);
        // Users may delegate their own rights without a second person. For a colleague's weighty rights, and for a
        // delegation to the user who names it, a second person has to confirm.
        const waits =
          !isOwn &&
          (made.roles.some(needsSecondPerson) || delegate.personId === caller.user.personId) &&
          (await proposeIfConfirmerExists(
            transaction,
            caller,
            {
              kind: 'delegation',
              subject: made.id,
              subjectName: delegateSignature(made.toName, made.fromName),
              before: [],
              after: made.roles,
            },
            now,
          ));
        if (!waits) await bringDelegationIntoForce(transaction, made, now);
      }),
  };
}

/** Listing and ending delegations. */
function delegationList(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  { toWireDelegations, changeInTurn }: DelegationBook,
): Desk<'delegations' | 'endDelegation'> {
  return {
    delegations: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => toWireDelegations(transaction, caller, context));
    },

    endDelegation: async ({ delegationId }, context) =>
      changeInTurn(context, async (transaction, caller) => {
        const found = await transaction.delegations.lock(delegationId, ownerByPkCorp(caller.user.pkCorp));
        if (!found || (!concerns(found, caller.user) && !mayManageCompany(caller))) throw new Refusal('NOT_FOUND');
        if (!['waiting', 'coming', 'holding'].includes(delegationState(found, shanghaiDate(clock.now()))))
          throw peopleRefusal('now');
        await endDelegation(transaction, found, caller.user.personName, clock.now());
        await closeSupersededProposals(
          transaction,
          found.pkCorp,
          ({ subject }) => subject === found.id,
          caller.user,
          clock.now(),
        );
        await recordSecurityEvent(transaction, context, 'delegation-ended', found.fromUserId, clock.now());
      }),
  };
}

/**
 * Acting for a colleague who is away (document 1, section 6; checklist F-260: the maker is never the checker, also not
 * in another's name).
 */
export function delegationDesk(
  parts: Pick<Parts, 'store' | 'clock'>,
): Desk<'delegations' | 'nameDelegate' | 'endDelegation'> {
  const book = delegationBook(parts);
  return {
    ...newDelegations(parts, book),
    ...delegationList(parts, book),
  };
}
