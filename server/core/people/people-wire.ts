import { signInEvents } from '../identity/sign-in-ways.ts';
import { maskMobile } from '../../../src/domain/identity/masked.ts';
import { invitationState, isPending, type InvitationState } from '../../../src/domain/people/shared/invitation.ts';
import { decisionMaker, proposalState } from '../../../src/domain/people/shared/four-eyes.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import { mayManagePeople, templateOf } from '../../../src/domain/people/shared/role-templates.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { Caller } from '../context.ts';
import type { Handler } from '../handlers.ts';
import type { InvitationRecord, ProposalRecord } from '../records/people.ts';
import type { UserRecord } from '../records/company.ts';
import { localizeName } from '../identity/localize-name.ts';
import { roleName } from '../identity/role-names.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';
import { usersWithRoles } from './users-with-roles.ts';
import { decisionObstacle } from './decision-obstacle.ts';
import { personGainingRights } from './person-gaining-rights.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { subjectLabel } from './subject-label.ts';

/** Data of the page of a company's people. */
export type PeopleWire = Awaited<ReturnType<Handler<'companyPeople'>>>;

/** Roles with their names, each with its template. */
export const toWireRoles = (roles: readonly RoleCode[], locale: ServerLocale) =>
  roles.map((code) => ({ code, name: roleName(code, locale), template: templateOf(code) }));

type Standing = Extract<InvitationState, 'waiting' | 'open' | 'expired' | 'closed'>;

function toWireInvitation(
  { id, personName, mobile, institution, roles, invitedByName, invitedAt, sentAt, until, codeHash }: InvitationRecord,
  state: Standing,
  locale: ServerLocale,
) {
  const sent = codeHash !== '';
  return {
    invitationId: id,
    personName,
    mobile: maskMobile(mobile),
    institution,
    roles: toWireRoles(roles, locale),
    invitedBy: invitedByName,
    invitedAt,
    sentAt: sent ? sentAt : undefined,
    until: sent ? until : undefined,
    state,
  };
}

/** Maximum number of decided proposals, the newest, that are listed beside the open ones. */
const maxShownProposals = 20;

/** Authorisations for the caller, or for the colleague for whom they act. Nobody may confirm their own. */
async function ownAuthorisations(
  transaction: Transaction,
  caller: Caller,
  users: readonly UserRecord[],
): Promise<ReadonlySet<string>> {
  const accounts = new Set(
    users.filter((each) => isSamePerson(each, actingPersonOf(caller))).map(({ userId }) => userId),
  );
  return new Set(
    (await transaction.groups.find(caller.user.pkCorp))?.authorisations.flatMap(({ id, userId = '' }) =>
      accounts.has(userId) ? [id] : [],
    ),
  );
}

/** A proposal with the person whose rights it extends. */
type Proposal = ProposalRecord & { readonly gainer: string | undefined };

function toWireProposal(each: Proposal, caller: Caller, own: ReadonlySet<string>, now: number, locale: ServerLocale) {
  const state = proposalState(each, now);
  const { id, kind, subjectName, before, after, proposedByName, proposedAt, until, decidedAt, decidedByName, reason } =
    each;
  return {
    proposalId: id,
    kind,
    subjectName: subjectLabel(kind, subjectName, locale),
    before: toWireRoles(before, locale),
    after: toWireRoles(after, locale),
    by: localizeName(proposedByName, locale),
    at: proposedAt,
    until,
    state,
    isOwn: isSamePerson(each, actingPersonOf(caller)),
    mayDecide:
      state === 'open' &&
      decisionObstacle(caller, each) === undefined &&
      !(kind === 'authorisation' && own.has(each.subject)),
    unidentified: state === 'open' && decisionObstacle(caller, each) === 'unidentified',
    decided: decidedAt === undefined ? undefined : { at: decidedAt, by: localizeName(decidedByName, locale), reason },
  };
}

/** Whether the caller manages the people of the company. A user of an institution does not. */
export const mayManageCompany = ({ user, role }: Pick<Caller, 'user' | 'role'>): boolean =>
  user.institution === '' && mayManagePeople({ isMain: user.isMain, role });

/** The people of the caller's company, as the caller may see them at an instant. */
export async function toWirePeople(
  transaction: Transaction,
  caller: Caller,
  locale: ServerLocale,
  { now, sendsTexts }: { readonly now: number; readonly sendsTexts: boolean },
): Promise<PeopleWire> {
  const { pkCorp, userId: self } = caller.user;
  const mayManage = mayManageCompany(caller);
  const [company, users, departures] = [
    await transaction.companies.find(pkCorp),
    await transaction.users.ofCompany(pkCorp),
    await transaction.departures.ofCompany(pkCorp),
  ];
  const gone = new Map(departures.map((each) => [each.userId, each]));
  const last = mayManage
    ? await transaction.securityEvents.lastOf(
        users.map(({ userId }) => userId),
        [...signInEvents, 'sandbox-signed-in', 'company-switched'],
      )
    : new Map<string, number>();
  const barred = decisionObstacle(caller);
  const [mayConfirm, hasSay] = [barred === undefined, barred !== 'not-theirs'];
  const standing = mayManage || hasSay ? await transaction.proposals.openOf(pkCorp, now) : [];
  const over =
    mayManage || hasSay
      ? (await transaction.proposals.ofCompany(pkCorp, maxShownProposals)).filter(
          (each) => proposalState(each, now) !== 'open',
        )
      : [];
  const proposals: readonly Proposal[] = await Promise.all(
    [...standing, ...over].map(async (each) => ({
      ...each,
      gainer: proposalState(each, now) === 'open' ? await personGainingRights(transaction, each) : undefined,
    })),
  );
  const own = proposals.some(({ kind }) => kind === 'authorisation')
    ? await ownAuthorisations(transaction, caller, users)
    : new Set<string>();
  const invitations = mayManage ? await transaction.invitations.ofCompany(pkCorp) : [];
  return {
    isCore: company?.isCore ?? false,
    mayManage,
    sendsTexts,
    mayConfirm,
    decidesAlone:
      mayManage && decisionMaker(actingPersonOf(caller), await usersWithRoles(transaction, pkCorp)) === 'alone',
    twoStepsFrom: (await transaction.factorDemands.find(pkCorp))?.from,
    proposals: proposals.map((each) => toWireProposal(each, caller, own, now, locale)),
    people: users.map(({ userId, personName, userName, institution, isMain, roles, mobile }) => {
      const left = roles.length === 0 ? gone.get(userId) : undefined;
      return {
        userId,
        personName,
        userName,
        institution,
        isMain,
        isSelf: userId === self,
        roles: toWireRoles(left?.roles ?? roles, locale),
        ...(mayManage ? { mobile: maskMobile(mobile), lastSignedIn: last.get(userId) } : {}),
        left: left && {
          at: left.leftAt,
          by: localizeName(left.endedByName, locale),
          successor: left.successorName,
          packages: left.packages,
        },
      };
    }),
    invitations: invitations.flatMap((each) => {
      const state = invitationState(each, now);
      return isPending(state) && state !== 'used' && state !== 'withdrawn'
        ? [toWireInvitation(each, state, locale)]
        : [];
    }),
  };
}
