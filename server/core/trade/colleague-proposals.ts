import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import { stateAfter, type ProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import type { ColleagueProposal } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Table } from '../table.ts';

/** An open proposal of the caller. */
export const openProposal = (caller: Caller, now: number): ColleagueProposal => ({
  companyId: caller.user.pkCorp,
  state: 'proposed',
  maker: actingPersonOf(caller),
  makerName: caller.user.personName,
  proposedAt: now,
  deciderName: '',
  decidedAt: undefined,
});

/** Fields that the answer of a caller changes. */
export const afterAnswer = (
  { user }: Pick<Caller, 'user'>,
  answer: ProposalAnswer,
  now: number,
): Pick<ColleagueProposal, 'state' | 'deciderName' | 'decidedAt'> => ({
  state: stateAfter[answer],
  deciderName: user.personName,
  decidedAt: now,
});

/** Why this person cannot give this answer to an open proposal; undefined where they can. */
export function personBar(
  caller: Pick<Caller, 'user' | 'actsFor'>,
  { maker }: Pick<ColleagueProposal, 'maker'>,
  answer: ProposalAnswer,
): 'own' | 'not-own' | 'unidentified' | undefined {
  const isOwn = isSamePerson(actingPersonOf(caller), maker);
  if (answer === 'withdraw') return isOwn ? undefined : 'not-own';
  if (isOwn) return 'own';
  return caller.user.idNumber === '' ? 'unidentified' : undefined;
}

/** Locks an open proposal of the caller's company. Refuses with NOT_FOUND, and with `code` and `ended`. */
export async function lockOpenProposal<Record extends ColleagueProposal>(
  table: Pick<Table<Record>, 'lock'>,
  { user }: Pick<Caller, 'user'>,
  id: string,
  code: Refusal['code'],
): Promise<Record> {
  const found = await table.lock(id, { companyId: user.pkCorp, by: ['companyId'] });
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.state !== 'proposed') throw new Refusal(code, { because: 'ended' });
  return found;
}

/** Refuses with `code` the first field that has a problem; nothing where none has. */
export function checkFields<Field extends string>(
  fields: readonly Field[],
  problems: Partial<Readonly<Record<Field, string>>>,
  code: Refusal['code'],
): void {
  for (const field of fields) {
    const because = problems[field];
    if (because !== undefined) throw new Refusal(code, { because, field });
  }
}
