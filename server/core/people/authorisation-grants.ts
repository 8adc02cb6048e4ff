import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { isAuthorisationAction } from '../../../src/domain/company/shared/authorisation-actions.ts';
import {
  authorisationProblemsOf,
  maxAuthorisations,
  maxChangesPerDay,
  normaliseAuthorisation,
} from '../../../src/domain/company/shared/authorisation-entry.ts';
import { decisionMaker } from '../../../src/domain/people/shared/four-eyes.ts';
import { isProduct } from '../../../src/domain/catalogue/product-code.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { AuthorisationRecord, GroupRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { ownNameOf } from '../identity/people-in-role.ts';
import { saveAuthorisation, isUnconfirmedOrEnded, addStep, recordAuthorisationStep } from './authorisation-steps.ts';
import { peopleRefusal } from './company-lock.ts';
import { usersWithRoles } from './users-with-roles.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { mayManageCompany } from './people-wire.ts';
import { proposeIfConfirmerExists } from './proposals.ts';
import { choicesOf, peopleOf, subjectNameOf, type AuthorisationBook } from './authorisation-book.ts';

const dayLong = 86_400_000;

/** Refuses a new authorisation (`too-many`) beyond the maximum of a day. Withdrawals are always possible. */
function checkDay({ authorisations }: GroupRecord, now: number): void {
  if (
    authorisations.flatMap(({ steps = [] }) => steps).filter(({ at }) => at > now - dayLong).length >= maxChangesPerDay
  )
    throw peopleRefusal('too-many');
}

/** Giving an authorisation, which a second person may have to confirm. */
export function authorisationGrantHandlers(
  { clock }: Parts,
  { changeInTurn }: AuthorisationBook,
): Desk<'giveAuthorisation'> {
  return {
    giveAuthorisation: async (request, context) =>
      changeInTurn(context, async (transaction, caller, { group, company }) => {
        if (!mayManageCompany(caller)) throw new Refusal('NOT_PERMITTED');
        const now = clock.now();
        const people = await peopleOf(transaction, caller);
        const account = people.find(({ userId }) => userId === request.userId);
        const entry = normaliseAuthorisation({
          ...request,
          personName: account?.personName ?? request.personName,
          products: request.products.filter(isProduct),
          actions: request.actions.filter(isAuthorisationAction),
        });
        const problems = {
          ...authorisationProblemsOf(
            entry,
            {
              ...choicesOf(group, company),
              people,
              givers: [ownNameOf(caller), ...(caller.actsFor ? [caller.actsFor.personName] : [])],
            },
            shanghaiDate(now),
          ),
          ...(request.products.every(isProduct) ? {} : { products: 'form' }),
          ...(request.actions.every(isAuthorisationAction) ? {} : { actions: 'form' }),
        };
        const fields = Object.entries(problems).map(([field, problem]) => `${field} ${problem}`);
        if (fields.length > 0) throw new Refusal('PEOPLE_REFUSED', { fields });
        // The authorised person cannot confirm their own authorisation: another who could must be left.
        const authorised = account && (await transaction.users.find(account.userId));
        const everybody = await usersWithRoles(transaction, company.pkCorp);
        if (
          authorised &&
          decisionMaker(actingPersonOf(caller), everybody) === 'another' &&
          decisionMaker(
            actingPersonOf(caller),
            everybody.filter(({ personId }) => personId !== authorised.personId),
          ) !== 'another'
        )
          throw peopleRefusal('nobody-confirms');
        const waiting = new Set(
          (await transaction.proposals.openOf(company.pkCorp, now)).map(({ subject }) => subject),
        );
        if (
          group.authorisations.filter((each) => !isUnconfirmedOrEnded(each, now) || waiting.has(each.id)).length >=
          maxAuthorisations
        )
          throw peopleRefusal('full');
        checkDay(group, now);
        const id = `AU-${randomToken(12)}`;
        const waits = await proposeIfConfirmerExists(
          transaction,
          caller,
          { kind: 'authorisation', subject: id, subjectName: subjectNameOf(group, entry), before: [], after: [] },
          now,
        );
        const made: AuthorisationRecord = { ...entry, id, withdrawnOn: '' };
        await saveAuthorisation(
          transaction,
          company.pkCorp,
          waits
            ? { ...addStep(made, 'proposed', caller.user.personName, now), unconfirmed: 'waiting' }
            : addStep(made, 'granted', caller.user.personName, now),
        );
        await recordAuthorisationStep(
          transaction,
          context,
          caller,
          waits ? 'proposed' : 'given',
          { userId: made.userId ?? '', change: waits ? undefined : 'gains' },
          now,
        );
      }),
  };
}
