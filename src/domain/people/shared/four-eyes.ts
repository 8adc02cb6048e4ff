import type { RoleCode } from '../../identity/role.ts';
import type { Member } from './people.ts';
import { isWeighty, mayConfirm } from './role-templates.ts';

/**
 * What two people decide: who has which roles, whom the company invites to such a role, who acts in one for somebody
 * else, whom it lets act in its name, and that its people sign in by two proofs.
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

/** Milliseconds for which a proposal waits for another person: seven days. */
export const proposalLife = 7 * 86_400_000;
/** Signs of a reason, at most. */
export const longestReason = 200;
/**
 * Milliseconds from the decision until people have to sign in by two proofs: three days, so that nobody is surprised.
 */
export const demandNotice = 3 * 86_400_000;

/** How a proposal is kept. `overtaken`: what it was about had changed when somebody confirmed it. */
export type KeptProposal = 'open' | 'confirmed' | 'declined' | 'withdrawn' | 'overtaken';
export type ProposalState = KeptProposal | 'lapsed';

/** How a proposal stands at an instant; it may be confirmed until, and not at, the end of its time. */
export function proposalState(
  { state, until }: { readonly state: KeptProposal; readonly until: number },
  now: number,
): ProposalState {
  return state === 'open' && now >= until ? 'lapsed' : state;
}

/**
 * Whether roles become others in a way that two people decide about: where somebody is made an administrator or
 * director, or is one no longer.
 */
export function changesRights(before: readonly RoleCode[], after: readonly RoleCode[]): boolean {
  return [...before.filter((role) => !after.includes(role)), ...after.filter((role) => !before.includes(role))].some(
    isWeighty,
  );
}

/**
 * Whether somebody would have more to say than before: made an administrator or director, and not merely one no longer.
 */
export const gainsRights = (before: readonly RoleCode[], after: readonly RoleCode[]): boolean =>
  after.some((role) => !before.includes(role) && isWeighty(role));

/** Somebody of a company: `formerly` is what they have and whatever they lost by leaving, though they came back. */
export interface Decider extends Member {
  readonly formerly: readonly RoleCode[];
}

const hasSay = (isMain: boolean, roles: readonly RoleCode[], institution: string): boolean =>
  institution === '' && roles.length > 0 && (isMain || roles.some(mayConfirm));

/**
 * Whether somebody could confirm what another person proposed, in one of their roles. Of whom nobody knows who they are
 * nobody knows either that they are another person.
 */
export const canConfirm = ({
  isMain,
  roles,
  institution,
  idNumber,
}: Pick<Member, 'isMain' | 'roles' | 'institution' | 'idNumber'>): boolean =>
  idNumber !== '' && hasSay(isMain, roles, institution);

/** The person who acts, and the colleague on whose behalf they act; empty where there is none. */
export interface Hands {
  readonly personId: string;
  readonly forPersonId?: string | undefined;
}

/** Whether two things were done by one hand: whoever acts for a colleague is the colleague as well. */
export function isSameHand(one: Hands, other: Hands): boolean {
  const hands = [one.personId, one.forPersonId ?? ''];
  return [other.personId, other.forPersonId ?? ''].some((each) => each !== '' && hands.includes(each));
}

/**
 * Who decides about what somebody proposes. `another`: it waits for another person, however many accounts the proposer
 * has. `alone`: there never was one who could, as in a company that has just come. `nobody`: there was, and nobody is
 * left: whoever has the others leave does not decide alone afterwards, nor does whoever acts for the only other one.
 * `gainer`: the person whom it gives more to say, who is not another person for that.
 */
export function decisionMaker(
  proposer: Hands,
  everybody: readonly Decider[],
  gainer?: string,
): 'another' | 'alone' | 'nobody' {
  const isOwn = ({ personId }: Decider): boolean => isSameHand(proposer, { personId });
  if (everybody.some((each) => !isOwn(each) && each.personId !== gainer && canConfirm(each))) return 'another';
  const could = everybody.filter(({ isMain, formerly, institution }) => hasSay(isMain, formerly, institution));
  const isTwo = new Set(could.filter(isOwn).map(({ personId }) => personId)).size > 1;
  return isTwo || could.some((each) => !isOwn(each)) ? 'nobody' : 'alone';
}

/** Somebody in a role before a proposal. */
export type Judge = Pick<Member, 'isMain' | 'institution' | 'idNumber'> & Hands & { readonly role: RoleCode };

/** A proposal by whose hand it was made, and the person whom it gives more to say. */
export interface Proposed extends Hands {
  readonly gainer?: string | undefined;
}

/**
 * Why somebody does not decide about a proposal in a role; undefined where they do. `not-theirs`: the hand that made it
 * never does, also where it acts for another or another acts for it, nor does whoever it gives more to say, by
 * themselves or in another's name, nor whoever has no say. `unidentified`: it is not known who they are.
 */
export function decisionRefusal(who: Judge, proposal: Proposed): 'not-theirs' | 'unidentified' | undefined {
  if (
    isSameHand(who, proposal) ||
    (proposal.gainer !== undefined && isSameHand(who, { personId: proposal.gainer })) ||
    !hasSay(who.isMain, [who.role], who.institution)
  )
    return 'not-theirs';
  return who.idNumber === '' ? 'unidentified' : undefined;
}

export const mayDecide = (who: Judge, proposal: Proposed): boolean => decisionRefusal(who, proposal) === undefined;
