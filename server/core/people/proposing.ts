import { decisionMaker, proposalLife, type ProposalKind } from '../../../src/domain/people/shared/four-eyes.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { Caller } from '../context.ts';
import type { ProposalRecord } from '../records/people.ts';
import type { Transaction } from '../store.ts';
import { randomToken } from '../secrets.ts';
import { refused } from './company-turn.ts';
import { authorisationSettled } from './authorising.ts';
import { deciders } from './deciders.ts';
import { gainerOf } from './gainer-of.ts';
import { handsOf } from './hands.ts';
import { notifyProposalDecided, notifyProposalMade } from './people-messages.ts';

/** Maximum number of a company's proposals that wait at once. */
const mostWaiting = 50;

interface Proposed {
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly subjectName: string;
  readonly before: readonly RoleCode[];
  readonly after: readonly RoleCode[];
}

/**
 * Writes down what somebody proposes, for another person to decide. Answers false, and writes nothing, where there
 * never was anybody else who could: it is then done at once. Refuses because nobody is left who could confirm
 * (`nobody-confirms`), or the same thing waits already (`proposed`).
 */
export async function proposes(
  transaction: Transaction,
  caller: Pick<Caller, 'user' | 'actsFor'>,
  what: Proposed,
  now: number,
): Promise<boolean> {
  const { user } = caller;
  const hands = handsOf(caller);
  const gainer = await gainerOf(transaction, what);
  const by = decisionMaker(hands, await deciders(transaction, user.pkCorp), gainer);
  if (by === 'alone') return false;
  if (by === 'nobody') throw refused('nobody-confirms');
  const aboutTheSame = (each: ProposalRecord): boolean =>
    each.subject === what.subject && each.kind.split('-')[0] === what.kind.split('-')[0];
  const waiting = await transaction.proposals.standing(user.pkCorp, now);
  if (waiting.some(aboutTheSame)) throw refused('proposed');
  if (waiting.length >= mostWaiting) throw refused('too-many');
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

/**
 * Takes back what waits and is not to be decided any more, of a subject or of whoever proposed it; with it an
 * invitation that nobody has sent yet.
 */
export async function overtakes(
  transaction: Transaction,
  pkCorp: string,
  which: (proposal: ProposalRecord) => boolean,
  by: Caller['user'],
  now: number,
): Promise<void> {
  for (const each of await transaction.proposals.standing(pkCorp, now)) {
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
    await discardProposed(transaction, each, by.personName, now);
  }
}

/**
 * Discards the subject of a proposal that nobody can confirm any more: a delegation, or an authorisation or its end.
 */
export async function discardProposed(
  transaction: Transaction,
  { kind, subject, pkCorp }: ProposalRecord,
  by: string,
  now: number,
): Promise<void> {
  if (kind === 'delegation') await delegationDropped(transaction, subject, by, now);
  if (kind === 'authorisation' || kind === 'authorisation-end')
    await authorisationSettled(
      transaction,
      { pkCorp, subject, withdraws: kind === 'authorisation-end', confirmed: false },
      by,
      now,
    );
}

async function delegationDropped(transaction: Transaction, id: string, by: string, now: number): Promise<void> {
  const found = await transaction.delegations.lock(id);
  if (found?.state === 'waiting')
    await transaction.delegations.save({ ...found, state: 'declined', endedAt: now, endedByName: by });
}
