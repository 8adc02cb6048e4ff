import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { isAuthorisationAction } from '../../../src/domain/company/shared/authorisation-actions.ts';
import {
  authorisationProblemsOf,
  mostAuthorisations,
  mostChangesADay,
  normaliseAuthorisation,
  type AuthorisationChoices,
} from '../../../src/domain/company/shared/authorising.ts';
import { decisionMaker, proposalState, isSameHand } from '../../../src/domain/people/shared/four-eyes.ts';
import { isProduct } from '../../../src/domain/catalogue/product-code.ts';
import { groupFlags } from '../company/shared/group-flags.ts';
import type { Caller, CallContext } from '../context.ts';
import { callerOf, type Desk, type Handler } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { AuthorisationRecord, CompanyRecord, GroupRecord } from '../records/company.ts';
import type { ProposalRecord } from '../records/people.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { localizeName } from '../identity/name-said.ts';
import { callerInRole, ownNameOf } from '../identity/acting.ts';
import type { Transaction } from '../store.ts';
import { saveAuthorisation, settleAuthorisation, isGone, withStep } from './authorising.ts';
import { actionsBarredFrom } from './barred-from.ts';
import { checkDecides } from './check-decides.ts';
import { turnRefusal } from './company-turn.ts';
import { deciders } from './deciders.ts';
import { handsOf } from './hands.ts';
import { notifyProposalDecided } from './people-messages.ts';
import { manages } from './people-shown.ts';
import { proposes } from './proposing.ts';

const dayLong = 86_400_000;

type Shown = Awaited<ReturnType<Handler<'authorising'>>>;

/** Organisations and products for which a group may give authorisations. */
const choicesOf = (
  group: GroupRecord,
  { openedProducts }: CompanyRecord,
): Pick<AuthorisationChoices, 'products'> & { readonly organisations: GroupRecord['organisations'] } => ({
  organisations: group.organisations.filter(({ stopped }) => !stopped),
  products: openedProducts,
});

/** A user who may be authorised, unless they are the giver. */
interface Authorisable {
  readonly userId: string;
  readonly personName: string;
  readonly mobile: string;
  readonly isGiver: boolean;
}

/** Users of the caller's company, as candidates for an authorisation. All accounts of the giver are marked. */
async function peopleOf(transaction: Transaction, caller: Caller): Promise<readonly Authorisable[]> {
  const working = (await transaction.users.ofCompany(caller.user.pkCorp)).filter(
    ({ roles, institution }) => roles.length > 0 && institution === '',
  );
  return working.map(({ userId, personId, personName, mobile }) => ({
    userId,
    personName,
    mobile: maskMobile(mobile),
    isGiver: isSameHand({ personId }, handsOf(caller)),
  }));
}

/** Whether an authorisation is for the caller, or for the colleague for whom they act. */
const isTheirs = (people: readonly Authorisable[], { userId }: Pick<AuthorisationRecord, 'userId'>): boolean =>
  people.some((each) => each.userId === userId && each.isGiver);

/**
 * Giving and withdrawing authorisations of a group, by two people (document 1, section 2; F-246, F-260: the maker is
 * never the checker).
 */
export function authorisingDesk(
  parts: Parts,
): Desk<'authorising' | 'authorisationGiven' | 'authorisationWithdrawn' | 'authorisationDecided'> {
  const { store, clock } = parts;

  async function groupOf(
    transaction: Transaction,
    { user }: Caller,
  ): Promise<{ readonly group: GroupRecord; readonly company: CompanyRecord }> {
    const group = (await groupFlags(transaction, user, parts)).authorisations
      ? await transaction.groups.find(user.pkCorp)
      : undefined;
    const company = await transaction.companies.find(user.pkCorp);
    if (!group || !company) throw new Refusal('NOT_PERMITTED');
    return { group, company };
  }

  async function toWireAuthorising(
    transaction: Transaction,
    caller: Caller,
    { locale }: Pick<CallContext, 'locale'>,
  ): Promise<Shown> {
    const { group, company } = await groupOf(transaction, caller);
    const now = clock.now();
    const mayGrant = manages(caller);
    const { organisations, products } = choicesOf(group, company);
    const openProposals = (await transaction.proposals.standing(company.pkCorp, now)).filter(({ kind }) =>
      kind.startsWith('authorisation'),
    );
    const [people, hasSay] = [
      await peopleOf(transaction, caller),
      mayGrant || actionsBarredFrom(caller) !== 'not-theirs',
    ];
    const toWireAuthorisation = (each: AuthorisationRecord): Shown['authorisations'][number] => {
      const proposal = openProposals.find(({ subject }) => subject === each.id);
      return {
        authorisationId: each.id,
        personName: each.personName,
        innerOrgName: group.organisations.find(({ id }) => id === each.organisationId)?.name ?? '',
        products: [...each.products],
        actions: each.actions && [...each.actions],
        mobile: hasSay ? people.find(({ userId }) => userId === each.userId)?.mobile : undefined,
        validFrom: each.from,
        validUntil: each.until,
        unconfirmed: each.unconfirmed === 'waiting' && !proposal ? 'lapsed' : each.unconfirmed,
        steps: (each.steps ?? []).map((step) => ({ ...step, by: localizeName(step.by, locale) })),
        proposal: proposal && {
          proposalId: proposal.id,
          withdraws: proposal.kind === 'authorisation-end',
          until: proposal.until,
          isOwn: isSameHand(proposal, handsOf(caller)),
          mayDecide:
            actionsBarredFrom(caller, proposal) === undefined &&
            (proposal.kind === 'authorisation-end' || !isTheirs(people, each)),
          unidentified: actionsBarredFrom(caller, proposal) === 'unidentified',
        },
        mayWithdraw: mayGrant && !proposal && !isGone(each, now),
      };
    };
    return {
      mayGrant,
      decidesAlone: mayGrant && decisionMaker(handsOf(caller), await deciders(transaction, company.pkCorp)) === 'alone',
      people: mayGrant ? [...people] : [],
      innerOrgs: organisations.map(({ id, name }) => ({ innerOrgId: id, innerOrgName: name })),
      products: [...products],
      authorisations: group.authorisations.map(toWireAuthorisation).toReversed(),
    };
  }

  /** Makes changes to authorisations in turn within the company, by a caller whose present rights permit it. */
  async function changeInTurn(
    context: CallContext,
    work: (
      transaction: Transaction,
      caller: Caller,
      of: { readonly group: GroupRecord; readonly company: CompanyRecord },
    ) => Promise<void>,
  ): Promise<Shown> {
    const caller = callerOf(context);
    return store.transaction(async (transaction) => {
      const company = await transaction.companies.lock(caller.user.pkCorp);
      const user = company && (await transaction.users.find(caller.user.userId));
      const acting = user && (await callerInRole(transaction, user, caller.role, clock.now()));
      if (!acting) throw new Refusal('NOT_PERMITTED');
      const present: Caller = { session: caller.session, ...acting };
      await work(transaction, present, await groupOf(transaction, present));
      return toWireAuthorising(transaction, present, context);
    });
  }

  /** Refuses a new authorisation (`too-many`) beyond the maximum of a day. Withdrawals are always possible. */
  function checkDay({ authorisations }: GroupRecord, now: number): void {
    if (
      authorisations.flatMap(({ steps = [] }) => steps).filter(({ at }) => at > now - dayLong).length >= mostChangesADay
    )
      throw turnRefusal('too-many');
  }

  const subjectNameOf = (
    group: GroupRecord,
    { personName, organisationId }: Pick<AuthorisationRecord, 'personName' | 'organisationId'>,
  ): string => `${personName}（${group.organisations.find(({ id }) => id === organisationId)?.name ?? ''}）`;

  return {
    authorising: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => toWireAuthorising(transaction, caller, context));
    },

    authorisationGiven: async (request, context) =>
      changeInTurn(context, async (transaction, caller, { group, company }) => {
        if (!manages(caller)) throw new Refusal('NOT_PERMITTED');
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
        const everybody = await deciders(transaction, company.pkCorp);
        if (
          authorised &&
          decisionMaker(handsOf(caller), everybody) === 'another' &&
          decisionMaker(
            handsOf(caller),
            everybody.filter(({ personId }) => personId !== authorised.personId),
          ) !== 'another'
        )
          throw turnRefusal('nobody-confirms');
        const waiting = new Set(
          (await transaction.proposals.standing(company.pkCorp, now)).map(({ subject }) => subject),
        );
        if (
          group.authorisations.filter((each) => !isGone(each, now) || waiting.has(each.id)).length >= mostAuthorisations
        )
          throw turnRefusal('full');
        checkDay(group, now);
        const id = `AU-${randomToken(12)}`;
        const waits = await proposes(
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
            ? { ...withStep(made, 'proposed', caller.user.personName, now), unconfirmed: 'waiting' }
            : withStep(made, 'granted', caller.user.personName, now),
        );
      }),

    authorisationWithdrawn: async ({ authorisationId }, context) =>
      changeInTurn(context, async (transaction, caller, { group, company }) => {
        if (!manages(caller)) throw new Refusal('NOT_PERMITTED');
        const now = clock.now();
        const found = group.authorisations.find(({ id }) => id === authorisationId);
        if (!found) throw new Refusal('NOT_FOUND');
        if (isGone(found, now)) throw turnRefusal('now');
        const waits = await proposes(
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
            ? withStep(found, 'withdrawal-proposed', caller.user.personName, now)
            : { ...withStep(found, 'withdrawn', caller.user.personName, now), withdrawnOn: shanghaiDate(now) },
        );
      }),

    authorisationDecided: async ({ proposalId, confirmed, reason }, context) =>
      changeInTurn(context, async (transaction, caller, { company }) => {
        const found = await transaction.proposals.lock(proposalId);
        if (!found || found.pkCorp !== company.pkCorp || !found.kind.startsWith('authorisation'))
          throw new Refusal('NOT_FOUND');
        const now = clock.now();
        if (proposalState(found, now) !== 'open') throw turnRefusal('now');
        checkDecides(caller, found);
        const decided: ProposalRecord = {
          ...found,
          decidedAt: now,
          decidedBy: caller.user.userId,
          decidedByName: caller.user.personName,
          reason: reason.trim(),
          state: confirmed ? 'confirmed' : 'declined',
        };
        await transaction.proposals.save(decided);
        await settleAuthorisation(
          transaction,
          {
            pkCorp: company.pkCorp,
            subject: found.subject,
            withdraws: found.kind === 'authorisation-end',
            confirmed,
            hands: handsOf(caller),
          },
          caller.user.personName,
          now,
        );
        await notifyProposalDecided(transaction, decided, caller.user, confirmed ? 'confirmed' : 'declined', now);
      }),
  };
}
