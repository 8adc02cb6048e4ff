import { changesRights, demandNotice, proposalState, sameHand } from '../../../src/domain/people/shared/four-eyes.ts';
import { canManage, stayReason } from '../../../src/domain/people/shared/people.ts';
import { roleOf, rolesWith, templateOf } from '../../../src/domain/people/shared/role-templates.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { Caller, CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { InvitationRecord, ProposalRecord } from '../records/people.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { openWorkOf } from '../evidence/shared/open-work.ts';
import { inTurn, turnRefusal, type Turn } from './company-turn.ts';
import { withCode } from './inviting.ts';
import { removeMember, hasCertification, mayFollow, changeRole } from './leaving.ts';
import { notifyProposalDecided } from './people-messages.ts';
import { manages } from './people-shown.ts';
import { discardProposals, overtakes, proposes } from './proposing.ts';
import { settleAuthorisation } from './authorising.ts';
import { confirmDelegation, endDelegations } from './delegating.ts';
import { actionsBarredFrom } from './barred-from.ts';
import { checkDecides } from './check-decides.ts';
import { gainerOf } from './gainer-of.ts';
import { handsOf } from './hands.ts';

/** Maximum number of a user's packages in hand that are listed by number. */
const mostNamed = 5;

/** Whether a caller may decide on proposals of others. */
const hasSay = (caller: Pick<Caller, 'user' | 'role' | 'actsFor'>): boolean =>
  actionsBarredFrom(caller) !== 'not-theirs';

/**
 * Changing roles, leaving, and proposals that a second person decides (document 1, section 6; checklist F-260: the
 * maker is never the checker).
 */
export function rightsDesk(
  parts: Parts,
): Desk<'rolesGiven' | 'personWork' | 'personLeft' | 'twoStepsProposed' | 'proposalDecided' | 'proposalWithdrawn'> {
  const { store, clock, texts } = parts;
  const changeAsManager = async (context: CallContext, work: Turn) => inTurn(parts, context, manages, work);

  /** Locks a user of the caller's company. Refuses with NOT_FOUND any other. */
  async function lockMember(transaction: Transaction, { user }: Caller, userId: string): Promise<UserRecord> {
    const found = await transaction.users.lock(userId);
    if (!found || found.pkCorp !== user.pkCorp) throw new Refusal('NOT_FOUND');
    return found;
  }

  async function lockOpenProposal(
    transaction: Transaction,
    { user }: Caller,
    proposalId: string,
  ): Promise<ProposalRecord> {
    const found = await transaction.proposals.lock(proposalId);
    if (!found || found.pkCorp !== user.pkCorp) throw new Refusal('NOT_FOUND');
    if (proposalState(found, clock.now()) !== 'open') throw turnRefusal('now');
    return found;
  }

  async function setTwoStepDemand(
    transaction: Transaction,
    pkCorp: string,
    isOn: boolean,
    by: Caller['user'],
  ): Promise<void> {
    const now = clock.now();
    if (isOn)
      await transaction.factorDemands.save({ pkCorp, from: now + demandNotice, decidedAt: now, decidedBy: by.userId });
    else await transaction.factorDemands.remove(pkCorp);
  }

  /** Refuses a change that would leave the company without a user who manages its people. */
  async function checkStays(transaction: Transaction, target: UserRecord, after: readonly RoleCode[]): Promise<void> {
    const others = (await transaction.users.ofCompany(target.pkCorp)).filter(({ userId }) => userId !== target.userId);
    if (canManage(target) && !canManage({ ...target, roles: after }) && !others.some(canManage))
      throw turnRefusal('last-manager');
  }

  return {
    rolesGiven: async ({ userId, roles, seen }, context) =>
      changeAsManager(context, async (transaction, company, caller) => {
        const target = await lockMember(transaction, caller, userId);
        if (sameHand(target, handsOf(caller))) throw turnRefusal('oneself');
        if (
          roles.some((each) => roleOf(each, company.isCore) === undefined) ||
          (target.institution === '' ? roles.includes('institution') : roles.some((each) => each !== 'institution'))
        )
          throw new Refusal('PEOPLE_REFUSED', { fields: ['roles form'] });
        const left = await transaction.departures.find(userId);
        const before = target.roles;
        if ([...before].toSorted().join() !== [...seen].toSorted().join()) throw turnRefusal('seen');
        const after = rolesWith(
          left && before.length === 0 ? left.roles.filter((role) => templateOf(role) === undefined) : before,
          roles,
          company.isCore,
        );
        // Nobody is left without a role by this: whoever is to have none leaves, with their work.
        if (after.length === 0) throw new Refusal('PEOPLE_REFUSED', { fields: ['roles missing'] });
        if ([...after].toSorted().join() === [...before].toSorted().join()) return undefined;
        await checkStays(transaction, target, after);
        // A former director who comes back with lesser roles is no director any longer. That change takes two people
        // too.
        const isWeighty =
          changesRights(before, after) ||
          (left !== undefined && before.length === 0 && changesRights(left.roles, after));
        if (
          isWeighty &&
          (await proposes(
            transaction,
            caller,
            { kind: 'roles', subject: userId, subjectName: target.personName, before, after },
            clock.now(),
          ))
        )
          return undefined;
        await changeRole(transaction, target, after, context, clock.now());
        await overtakes(
          transaction,
          company.pkCorp,
          ({ kind, subject }) => kind === 'roles' && subject === userId,
          caller.user,
          clock.now(),
        );
        return undefined;
      }),

    personWork: async ({ userId }, context) => {
      const caller = callerOf(context);
      if (!manages(caller)) throw new Refusal('NOT_PERMITTED');
      return store.transaction(async (transaction) => {
        const target = await transaction.users.find(userId);
        if (!target || target.pkCorp !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
        const work = await openWorkOf(transaction, target, mostNamed);
        const certification = await hasCertification(transaction, target);
        const successors = (await transaction.users.ofCompany(target.pkCorp)).filter((each) =>
          mayFollow(each, target, { packages: work.packages, certification }, handsOf(caller)),
        );
        return {
          packages: work.packages,
          numbers: [...work.numbers],
          certification,
          successors: successors.map((each) => ({ userId: each.userId, personName: each.personName })),
        };
      });
    },

    personLeft: async ({ userId, successorId }, context) =>
      changeAsManager(context, async (transaction, company, caller) => {
        const target = await lockMember(transaction, caller, userId);
        const stays = stayReason(target, handsOf(caller), await transaction.users.ofCompany(company.pkCorp));
        if (stays) throw turnRefusal(stays === 'left-already' ? 'left' : stays);
        const successor = successorId == null ? undefined : await lockMember(transaction, caller, successorId);
        await removeMember(transaction, target, successor, caller, context, clock.now());
        await endDelegations(transaction, target, caller.user.personName, clock.now());
        await overtakes(
          transaction,
          company.pkCorp,
          ({ subject, personId }) => subject === userId || personId === target.personId,
          caller.user,
          clock.now(),
        );
        return undefined;
      }),

    twoStepsProposed: async ({ demanded: isOn }, context) =>
      changeAsManager(context, async (transaction, { pkCorp }, caller) => {
        // Where no messages go a demand is taken back all the same: nobody could sign in otherwise.
        if (isOn && !texts) throw turnRefusal('no-texts');
        if (((await transaction.factorDemands.lock(pkCorp)) !== undefined) === isOn) throw turnRefusal('now');
        const waits = await proposes(
          transaction,
          caller,
          { kind: isOn ? 'two-steps-on' : 'two-steps-off', subject: '', subjectName: '', before: [], after: [] },
          clock.now(),
        );
        if (!waits) await setTwoStepDemand(transaction, pkCorp, isOn, caller.user);
        return undefined;
      }),

    proposalDecided: async ({ proposalId, confirmed, reason }, context) =>
      inTurn(parts, context, hasSay, async (transaction, company, caller) => {
        const found = await lockOpenProposal(transaction, caller, proposalId);
        checkDecides(caller, { ...found, gainer: await gainerOf(transaction, found) });
        const decided = {
          ...found,
          decidedAt: clock.now(),
          decidedBy: caller.user.userId,
          decidedByName: caller.user.personName,
          reason: reason.trim(),
        };
        const invitation = found.kind === 'invitation' ? await transaction.invitations.lock(found.subject) : undefined;
        if (!confirmed) {
          await transaction.proposals.save({ ...decided, state: 'declined' });
          await notifyProposalDecided(transaction, decided, caller.user, 'declined', clock.now());
          if (invitation?.state === 'waiting')
            await transaction.invitations.save({ ...invitation, state: 'withdrawn', endedAt: clock.now() });
          await discardProposals(transaction, found, caller.user.personName, clock.now());
          return undefined;
        }
        await transaction.proposals.save({ ...decided, state: 'confirmed' });
        await notifyProposalDecided(transaction, decided, caller.user, 'confirmed', clock.now());
        return confirmedNow(transaction, company, caller, found, invitation, context);
      }),

    proposalWithdrawn: async ({ proposalId }, context) =>
      inTurn(
        parts,
        context,
        () => true,
        async (transaction, _company, caller) => {
          const found = await lockOpenProposal(transaction, caller, proposalId);
          // In the colleague's name whoever was lent a say, and not merely another role of theirs.
          if (
            !sameHand(found, { personId: caller.user.personId }) &&
            !(sameHand(found, handsOf(caller)) && hasSay(caller))
          )
            throw new Refusal('NOT_PERMITTED');
          await transaction.proposals.save({
            ...found,
            state: 'withdrawn',
            decidedAt: clock.now(),
            decidedBy: caller.user.userId,
            decidedByName: caller.user.personName,
          });
          await notifyProposalDecided(transaction, found, caller.user, 'withdrawn', clock.now());
          const invitation =
            found.kind === 'invitation' ? await transaction.invitations.lock(found.subject) : undefined;
          if (invitation?.state === 'waiting')
            await transaction.invitations.save({ ...invitation, state: 'withdrawn', endedAt: clock.now() });
          await discardProposals(transaction, found, caller.user.personName, clock.now());
          return undefined;
        },
      ),
  };

  /**
   * Does what two people have decided. Refuses, and so decides nothing, where what it is about has changed meanwhile.
   */
  async function confirmedNow(
    transaction: Transaction,
    company: { readonly pkCorp: string; readonly name: string },
    caller: Caller,
    found: ProposalRecord,
    invitation: InvitationRecord | undefined,
    context: CallContext,
  ): ReturnType<Turn> {
    switch (found.kind) {
      case 'roles': {
        const target = await lockMember(transaction, caller, found.subject);
        if ([...target.roles].toSorted().join() !== [...found.before].toSorted().join()) throw turnRefusal('overtaken');
        await checkStays(transaction, target, found.after);
        await changeRole(transaction, target, found.after, context, clock.now());
        return undefined;
      }
      case 'invitation': {
        if (invitation?.state !== 'waiting') throw turnRefusal('overtaken');
        if (!texts) throw turnRefusal('no-texts');
        const sent = await withCode(transaction, parts, invitation, company.name, context.locale);
        await transaction.invitations.save(sent.invitation);
        return sent.message;
      }
      case 'delegation':
        await confirmDelegation(transaction, found.subject, clock.now());
        return undefined;
      case 'authorisation':
      case 'authorisation-end':
        await settleAuthorisation(
          transaction,
          {
            pkCorp: company.pkCorp,
            subject: found.subject,
            withdraws: found.kind === 'authorisation-end',
            confirmed: true,
            hands: handsOf(caller),
          },
          caller.user.personName,
          clock.now(),
        );
        return undefined;
      case 'two-steps-on':
      case 'two-steps-off':
        if (found.kind === 'two-steps-on' && !texts) throw turnRefusal('no-texts');
        await setTwoStepDemand(transaction, company.pkCorp, found.kind === 'two-steps-on', caller.user);
        return undefined;
    }
  }
}
