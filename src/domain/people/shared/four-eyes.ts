import { isSamePerson, type ActingPerson } from '../../identity/acting-person.ts';
import type { RoleCode } from '../../identity/role.ts';
import type { Member } from './people.ts';
import { needsSecondPerson, mayConfirm } from './role-templates.ts';

/**
 * Proposals that need two people: roles, invitations to roles with rights, delegations of such roles, authorisations,
 * and the second step of signing in.
 */
export const proposalKinds = [
  'roles',
  'invitation',
  'two-steps-on',
  'two-steps-off',
  'delegation',
  'authorisation',
  'authorisation-end',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Milliseconds for which a proposal waits for confirmation: seven days. */
export const proposalLife = 7 * 86_400_000;
/** Maximum length of a reason, in characters. */
export const maxReasonCharacters = 200;
/** Milliseconds from the decision until two proofs are required: three days of notice. */
export const demandNotice = 3 * 86_400_000;

/** Stored state of a proposal. `overtaken`: its subject had changed before the confirmation. */
export type KeptProposal = 'open' | 'confirmed' | 'declined' | 'withdrawn' | 'overtaken';
export type ProposalState = KeptProposal | 'lapsed';

/** State of a proposal at an instant. It lapses at the end of its time. */
export function proposalState(
  { state, until }: { readonly state: KeptProposal; readonly until: number },
  now: number,
): ProposalState {
  return state === 'open' && now >= until ? 'lapsed' : state;
}

/** Whether a change of roles needs two people: it adds or removes an administrator or director. */
export function changesRights(before: readonly RoleCode[], after: readonly RoleCode[]): boolean {
  return [...before.filter((role) => !after.includes(role)), ...after.filter((role) => !before.includes(role))].some(
    needsSecondPerson,
  );
}

/** Whether a change of roles adds an administrator or director. */
export const gainsRights = (before: readonly RoleCode[], after: readonly RoleCode[]): boolean =>
  after.some((role) => !before.includes(role) && needsSecondPerson(role));

/** A person of a company; `formerly`: current roles and those lost by leaving. */
export interface Decider extends Member {
  readonly formerly: readonly RoleCode[];
}

const hasSay = (isMain: boolean, roles: readonly RoleCode[], institution: string): boolean =>
  institution === '' && roles.length > 0 && (isMain || roles.some(mayConfirm));

/**
 * Whether a person could confirm a proposal of another, in one of their roles. A person without a known identity number
 * cannot, because they might be the same person.
 */
export const canConfirm = ({
  isMain,
  roles,
  institution,
  idNumber,
}: Pick<Member, 'isMain' | 'roles' | 'institution' | 'idNumber'>): boolean =>
  idNumber !== '' && hasSay(isMain, roles, institution);

/**
 * Who decides about a proposal. `another`: another person confirms it, regardless of the proposer's accounts. `alone`:
 * there never was another person who could, as in a new company. `nobody`: there was one, but none is left, so that
 * removing the others does not make anyone decide alone. `gainer`: the person who gains rights and cannot confirm it.
 */
export function decisionMaker(
  proposer: ActingPerson,
  everybody: readonly Decider[],
  gainer?: string,
): 'another' | 'alone' | 'nobody' {
  const isOwn = ({ personId }: Decider): boolean => isSamePerson(proposer, { personId });
  if (everybody.some((each) => !isOwn(each) && each.personId !== gainer && canConfirm(each))) return 'another';
  const could = everybody.filter(({ isMain, formerly, institution }) => hasSay(isMain, formerly, institution));
  const isTwo = new Set(could.filter(isOwn).map(({ personId }) => personId)).size > 1;
  return isTwo || could.some((each) => !isOwn(each)) ? 'nobody' : 'alone';
}

/** A person who looks at a proposal in a role. */
export type Judge = Pick<Member, 'isMain' | 'institution' | 'idNumber'> & ActingPerson & { readonly role: RoleCode };

/** A proposal with its proposer, and the person who gains rights by it. */
export interface Proposed extends ActingPerson {
  readonly gainer?: string | undefined;
}

/**
 * Why a person cannot decide about a proposal in a role; undefined where they can. `not-theirs`: they proposed it, gain
 * rights by it, act for such a person, or have no right to decide. `unidentified`: their identity is not known.
 */
export function decisionRefusal(who: Judge, proposal: Proposed): 'not-theirs' | 'unidentified' | undefined {
  if (
    isSamePerson(who, proposal) ||
    (proposal.gainer !== undefined && isSamePerson(who, { personId: proposal.gainer })) ||
    !hasSay(who.isMain, [who.role], who.institution)
  )
    return 'not-theirs';
  return who.idNumber === '' ? 'unidentified' : undefined;
}

export const mayDecide = (who: Judge, proposal: Proposed): boolean => decisionRefusal(who, proposal) === undefined;
