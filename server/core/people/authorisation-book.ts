import { maskMobile } from '../../../src/domain/identity/masked.ts';
import type { AuthorisationChoices } from '../../../src/domain/company/shared/authorisation-entry.ts';
import { decisionMaker } from '../../../src/domain/people/shared/four-eyes.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import { groupFlags } from '../company/shared/group-flags.ts';
import type { Caller, CallContext } from '../context.ts';
import { callerOf, type Handler } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { AuthorisationRecord, CompanyRecord, GroupRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import { localizeName } from '../identity/localize-name.ts';
import type { Transaction } from '../store.ts';
import { isUnconfirmedOrEnded } from './authorisation-steps.ts';
import { decisionObstacle } from './decision-obstacle.ts';
import { lockCompany } from './company-lock.ts';
import { usersWithRoles } from './users-with-roles.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { mayManageCompany } from './people-wire.ts';

type Shown = Awaited<ReturnType<Handler<'authorisationChanges'>>>;

/** Organisations and products for which a group may give authorisations. */
export const choicesOf = (
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
export async function peopleOf(transaction: Transaction, caller: Caller): Promise<readonly Authorisable[]> {
  const working = (await transaction.users.ofCompany(caller.user.pkCorp)).filter(
    ({ roles, institution }) => roles.length > 0 && institution === '',
  );
  return working.map(({ userId, personId, personName, mobile }) => ({
    userId,
    personName,
    mobile: maskMobile(mobile),
    isGiver: isSamePerson({ personId }, actingPersonOf(caller)),
  }));
}

/** Whether an authorisation is for the caller, or for the colleague for whom they act. */
const isTheirs = (people: readonly Authorisable[], { userId }: Pick<AuthorisationRecord, 'userId'>): boolean =>
  people.some((each) => each.userId === userId && each.isGiver);

export const subjectNameOf = (
  group: GroupRecord,
  { personName, organisationId }: Pick<AuthorisationRecord, 'personName' | 'organisationId'>,
): string => `${personName}（${group.organisations.find(({ id }) => id === organisationId)?.name ?? ''}）`;

/** Functions that the calls on a group's authorisations share. */
export function authorisationBook(parts: Parts) {
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
    const mayGrant = mayManageCompany(caller);
    const { organisations, products } = choicesOf(group, company);
    const openProposals = (await transaction.proposals.openOf(company.pkCorp, now)).filter(({ kind }) =>
      kind.startsWith('authorisation'),
    );
    const [people, hasSay] = [
      await peopleOf(transaction, caller),
      mayGrant || decisionObstacle(caller) !== 'not-theirs',
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
          isOwn: isSamePerson(proposal, actingPersonOf(caller)),
          mayDecide:
            decisionObstacle(caller, proposal) === undefined &&
            (proposal.kind === 'authorisation-end' || !isTheirs(people, each)),
          unidentified: decisionObstacle(caller, proposal) === 'unidentified',
        },
        mayWithdraw: mayGrant && !proposal && !isUnconfirmedOrEnded(each, now),
      };
    };
    return {
      mayGrant,
      decidesAlone:
        mayGrant &&
        decisionMaker(actingPersonOf(caller), await usersWithRoles(transaction, company.pkCorp)) === 'alone',
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
      const { caller: present } = await lockCompany(transaction, caller, clock.now());
      await work(transaction, present, await groupOf(transaction, present));
      return toWireAuthorising(transaction, present, context);
    });
  }

  return { toWireAuthorising, changeInTurn };
}

export type AuthorisationBook = ReturnType<typeof authorisationBook>;
