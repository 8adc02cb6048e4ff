import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { proposalState } from '../../../src/domain/people/shared/four-eyes.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { ProposalRecord } from '../records/people.ts';
import { Refusal } from '../refusal.ts';
import {
  saveAuthorisation,
  settleAuthorisation,
  isUnconfirmedOrEnded,
  addStep,
  recordAuthorisationStep,
} from './authorisation-steps.ts';
import { checkMayDecide } from './check-may-decide.ts';
import { peopleRefusal } from './company-lock.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { notifyProposalDecided } from './people-messages.ts';
import { mayManageCompany } from './people-wire.ts';
import { proposeIfConfirmerExists } from './proposals.ts';
import { authorisationBook, type AuthorisationBook, subjectNameOf } from './authorisation-book.ts';
import { authorisationGrantHandlers } from './authorisation-grants.ts';
import { ownerByPkCorp } from '../table.ts';

/** Listing and withdrawing authorisations, and deciding on a proposal to give or withdraw one. */
function authorisationChanges(
  { store, clock }: Parts,
  { toWireAuthorising, changeInTurn }: AuthorisationBook,
): Desk<'authorisationChanges' | 'withdrawAuthorisation' | 'decideAuthorisation'> {
  return {
    authorisationChanges: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => toWireAuthorising(transaction, caller, context));
    },

    withdrawAuthorisation: async ({ authorisationId }, context) =>
      changeInTurn(context, async (transaction, caller, { group, company }) => {
        if (!mayManageCompany(caller)) throw new Refusal('NOT_PERMITTED');
        const now = clock.now();
        const found = group.authorisations.find(({ id }) => id === authorisationId);
        if (!found) throw new Refusal('NOT_FOUND');
        if (isUnconfirmedOrEnded(found, now)) throw peopleRefusal('now');
        const waits = await proposeIfConfirmerExists(
          transaction,
          caller,
          {
            kind: 'authorisation-end',
            subject: found.id,
            subjectName: subjectNameOf(group, found),
            before: [],
            after: [],
          },
          now,
        );
        await saveAuthorisation(
          transaction,
          company.pkCorp,
          waits
            ? addStep(found, 'withdrawal-proposed', caller.user.personName, now)
            : { ...addStep(found, 'withdrawn', caller.user.personName, now), withdrawnOn: shanghaiDate(now) },
        );
        await recordAuthorisationStep(
          transaction,
          context,
          caller,
          waits ? 'end-proposed' : 'ended',
          { userId: found.userId ?? '', change: waits ? undefined : 'loses' },
          now,
        );
      }),

    decideAuthorisation: async ({ proposalId, confirmed, reason }, context) =>
      changeInTurn(context, async (transaction, caller, { company }) => {
        const found = await transaction.proposals.lock(proposalId, ownerByPkCorp(company.pkCorp));
        if (!found?.kind.startsWith('authorisation')) throw new Refusal('NOT_FOUND');
        const now = clock.now();
        if (proposalState(found, now) !== 'open') throw peopleRefusal('now');
        checkMayDecide(caller, found);
        const decided: ProposalRecord = {
          ...found,
          decidedAt: now,
          decidedBy: caller.user.userId,
          decidedByName: caller.user.personName,
          reason: reason.trim(),
          state: confirmed ? 'confirmed' : 'declined',
        };
        await transaction.proposals.save(decided);
        const withdraws = found.kind === 'authorisation-end';
        const userId = await settleAuthorisation(
          transaction,
          {
            pkCorp: company.pkCorp,
            subject: found.subject,
            withdraws,
            confirmed,
            hands: actingPersonOf(caller),
          },
          caller.user.personName,
          now,
        );
        await recordAuthorisationStep(
          transaction,
          context,
          caller,
          confirmed ? 'confirmed' : 'declined',
          { userId, change: confirmed ? (withdraws ? 'loses' : 'gains') : undefined },
          now,
        );
        await notifyProposalDecided(transaction, decided, caller.user, confirmed ? 'confirmed' : 'declined', now);
      }),
  };
}

/**
 * Giving and withdrawing authorisations of a group, by two people (document 1, section 2; F-246, F-260: the maker is
 * never the checker).
 */
export function authorisationDesk(
  parts: Parts,
): Desk<'authorisationChanges' | 'giveAuthorisation' | 'withdrawAuthorisation' | 'decideAuthorisation'> {
  const book = authorisationBook(parts);
  return {
    ...authorisationGrantHandlers(parts, book),
    ...authorisationChanges(parts, book),
  };
}
