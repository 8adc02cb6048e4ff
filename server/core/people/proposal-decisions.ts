import { proposalState } from '../../../src/domain/people/shared/four-eyes.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import type { Caller, CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { InvitationRecord, ProposalRecord } from '../records/people.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { changeCompanyPeople, peopleRefusal, type PeopleChange } from './company-lock.ts';
import { issueInvitationCode } from './invitation-codes.ts';
import { changeRole } from './role-changes.ts';
import { notifyProposalDecided } from './people-messages.ts';
import { mayManageCompany } from './people-wire.ts';
import { discardProposals, proposeIfConfirmerExists } from './proposals.ts';
import { recordSecurityEvent } from '../identity/security-events.ts';
import { recordAuthorisationStep, settleAuthorisation } from './authorisation-steps.ts';
import { confirmDelegation } from './delegations.ts';
import { decisionObstacle } from './decision-obstacle.ts';
import { checkMayDecide } from './check-may-decide.ts';
import { personGainingRights } from './person-gaining-rights.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { checkManagerRemains, lockMember, setTwoStepDemand } from './rights-rules.ts';
import { ownerByPkCorp } from '../table.ts';

/** Whether a caller may decide on proposals of others. */
const hasSay = (caller: Pick<Caller, 'user' | 'role' | 'actsFor'>): boolean =>
  decisionObstacle(caller) !== 'not-theirs';

/** Locks an open proposal of the company. The clock is read after the wait, because a proposal can lapse meanwhile. */
async function lockOpenProposal(
  { clock }: Pick<Parts, 'clock'>,
  transaction: Transaction,
  { user }: Caller,
  proposalId: string,
): Promise<ProposalRecord> {
  const found = await transaction.proposals.lock(proposalId, ownerByPkCorp(user.pkCorp));
  if (!found) throw new Refusal('NOT_FOUND');
  if (proposalState(found, clock.now()) !== 'open') throw peopleRefusal('now');
  return found;
}

interface DecisionContext {
  readonly transaction: Transaction;
  readonly company: { readonly pkCorp: string; readonly name: string };
  readonly caller: Caller;
  readonly context: CallContext;
}

/** Applies a confirmed proposal. Refuses, so that nothing is decided, where its subject has changed meanwhile. */
async function applyProposal(
  parts: Parts,
  { transaction, company, caller, context }: DecisionContext,
  found: ProposalRecord,
  invitation: InvitationRecord | undefined,
): ReturnType<PeopleChange> {
  const { clock, texts } = parts;
  switch (found.kind) {
    case 'roles': {
      const target = await lockMember(transaction, caller, found.subject);
      if ([...target.roles].toSorted().join() !== [...found.before].toSorted().join()) throw peopleRefusal('overtaken');
      await checkManagerRemains(transaction, target, found.after);
      await changeRole(transaction, target, found.after, context, clock.now());
      return undefined;
    }
    case 'invitation': {
      if (invitation?.state !== 'waiting') throw peopleRefusal('overtaken');
      if (!texts) throw peopleRefusal('no-texts');
      const sent = await issueInvitationCode(transaction, parts, invitation, company, { caller, context });
      await transaction.invitations.save(sent.invitation);
      return sent.message;
    }
    case 'delegation':
      await confirmDelegation(transaction, found.subject, clock.now());
      await recordSecurityEvent(transaction, context, 'delegation-confirmed', caller.user.userId, clock.now());
      return undefined;
    case 'authorisation':
    case 'authorisation-end': {
      const withdraws = found.kind === 'authorisation-end';
      const userId = await settleAuthorisation(
        transaction,
        { pkCorp: company.pkCorp, subject: found.subject, withdraws, confirmed: true, hands: actingPersonOf(caller) },
        caller.user.personName,
        clock.now(),
      );
      const change = withdraws ? 'loses' : 'gains';
      await recordAuthorisationStep(transaction, context, caller, 'confirmed', { userId, change }, clock.now());
      return undefined;
    }
    case 'two-steps-on':
    case 'two-steps-off':
      if (found.kind === 'two-steps-on' && !texts) throw peopleRefusal('no-texts');
      await setTwoStepDemand(transaction, company.pkCorp, found.kind === 'two-steps-on', caller.user, clock.now());
      return undefined;
  }
}

/** Proposals that a second person decides (checklist F-260: the maker is never the checker). */
export function proposalDecisions(parts: Parts): Desk<'proposeTwoSteps' | 'decideProposal' | 'withdrawProposal'> {
  const { clock, texts } = parts;
  return {
    proposeTwoSteps: async ({ demanded: isOn }, context) =>
      changeCompanyPeople(parts, context, mayManageCompany, async (transaction, { pkCorp }, caller) => {
        // Where no messages can be sent, a requirement can still be withdrawn: otherwise nobody could sign in.
        if (isOn && !texts) throw peopleRefusal('no-texts');
        if (((await transaction.factorDemands.lock(pkCorp)) !== undefined) === isOn) throw peopleRefusal('now');
        const waits = await proposeIfConfirmerExists(
          transaction,
          caller,
          { kind: isOn ? 'two-steps-on' : 'two-steps-off', subject: '', subjectName: '', before: [], after: [] },
          clock.now(),
        );
        if (!waits) await setTwoStepDemand(transaction, pkCorp, isOn, caller.user, clock.now());
        return undefined;
      }),

    decideProposal: async ({ proposalId, confirmed, reason }, context) =>
      changeCompanyPeople(parts, context, hasSay, async (transaction, company, caller) => {
        const found = await lockOpenProposal(parts, transaction, caller, proposalId);
        checkMayDecide(caller, { ...found, gainer: await personGainingRights(transaction, found) });
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
          if (found.kind.startsWith('authorisation'))
            await recordAuthorisationStep(transaction, context, caller, 'declined', { userId: '' }, clock.now());
          return undefined;
        }
        await transaction.proposals.save({ ...decided, state: 'confirmed' });
        await notifyProposalDecided(transaction, decided, caller.user, 'confirmed', clock.now());
        return applyProposal(parts, { transaction, company, caller, context }, found, invitation);
      }),

    withdrawProposal: async ({ proposalId }, context) =>
      changeCompanyPeople(
        parts,
        context,
        () => true,
        async (transaction, _company, caller) => {
          const found = await lockOpenProposal(parts, transaction, caller, proposalId);
          // A delegate may withdraw it in the colleague's name only with a delegated role that decides on proposals,
          // and not with another role.
          if (
            !isSamePerson(found, { personId: caller.user.personId }) &&
            !(isSamePerson(found, actingPersonOf(caller)) && hasSay(caller))
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
}
