import { decisionMaker, proposalLife, type ProposalKind } from '../../../src/domain/people/shared/four-eyes.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { Caller } from '../context.ts';
import type { ProposalRecord } from '../records/people.ts';
import type { Transaction } from '../store.ts';
import { randomToken } from '../secrets.ts';
import { peopleRefusal } from './company-lock.ts';
import { settleAuthorisation } from './authorisation-steps.ts';
import { usersWithRoles } from './users-with-roles.ts';
import { personGainingRights } from './person-gaining-rights.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { notifyProposalDecided, notifyProposalMade } from './people-messages.ts';

/** Maximum number of a company's proposals that wait at once. */
const maxWaitingProposals = 50;

interface Proposed {
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly subjectName: string;
  readonly before: readonly RoleCode[];
  readonly after: readonly RoleCode[];
}

/**
 * Saves a proposal for another person to decide. Returns false, and saves nothing, where the company never had another
 * person who could decide; the change is then made at once. Refuses where nobody is left who could confirm
 * (`nobody-confirms`), or where the same proposal is open already (`proposed`).
 */
export async function proposeIfConfirmerExists(
  transaction: Transaction,
  caller: Pick<Caller, 'user' | 'actsFor'>,
  what: Proposed,
  now: number,
): Promise<boolean> {
  const { user } = caller;
  const hands = actingPersonOf(caller);
  const gainer = await personGainingRights(transaction, what);
  const by = decisionMaker(hands, await usersWithRoles(transaction, user.pkCorp), gainer);
  if (by === 'alone') return false;
  if (by === 'nobody') throw peopleRefusal('nobody-confirms');
  const isAboutSameSubject = (each: ProposalRecord): boolean =>
    each.subject === what.subject && each.kind.split('-')[0] === what.kind.split('-')[0];
  const waiting = await transaction.proposals.openOf(user.pkCorp, now);
  if (waiting.some(isAboutSameSubject)) throw peopleRefusal('proposed');
  if (waiting.length >= maxWaitingProposals) throw peopleRefusal('too-many');
  const made: ProposalRecord = {
    ...what,
    id: `PP-${randomToken(12)}`,
    pkCorp: user.pkCorp,
    proposedAt: now,
    until: now + proposalLife,
    proposedBy: user.userId,
    proposedByName: user.personName,
    personId: user.personId,
    forPersonId: hands.forPersonId ?? '',
    state: 'open',
    decidedAt: undefined,
    decidedBy: '',
    decidedByName: '',
    reason: '',
  };
  await transaction.proposals.save(made);
  await notifyProposalMade(transaction, made, gainer);
  return true;
}

/** Closes the open proposals that `which` selects as overtaken, with their invitations that were not sent yet. */
export async function closeSupersededProposals(
  transaction: Transaction,
  pkCorp: string,
  which: (proposal: ProposalRecord) => boolean,
  by: Caller['user'],
  now: number,
): Promise<void> {
  for (const each of await transaction.proposals.openOf(pkCorp, now)) {
    if (!which(each)) continue;
    await transaction.proposals.save({
      ...each,
      state: 'overtaken',
      decidedAt: now,
      decidedBy: by.userId,
      decidedByName: by.personName,
    });
    await notifyProposalDecided(transaction, each, by, 'overtaken', now);
    const invitation = each.kind === 'invitation' ? await transaction.invitations.lock(each.subject) : undefined;
    if (invitation?.state === 'waiting')
      await transaction.invitations.save({ ...invitation, state: 'withdrawn', endedAt: now });
    await discardProposals(transaction, each, by.personName, now);
  }
}

/**
 * Discards the subject of a proposal that nobody can confirm any more: a delegation, or an authorisation or its end.
 */
export async function discardProposals(
  transaction: Transaction,
  { kind, subject, pkCorp }: ProposalRecord,
  by: string,
  now: number,
): Promise<void> {
  if (kind === 'delegation') await dropDelegation(transaction, subject, by, now);
  if (kind === 'authorisation' || kind === 'authorisation-end')
    await settleAuthorisation(
      transaction,
      { pkCorp, subject, withdraws: kind === 'authorisation-end', confirmed: false },
      by,
      now,
    );
}

async function dropDelegation(transaction: Transaction, id: string, by: string, now: number): Promise<void> {
  const found = await transaction.delegations.lock(id);
  if (found?.state === 'waiting')
    await transaction.delegations.save({ ...found, state: 'declined', endedAt: now, endedByName: by });
}
