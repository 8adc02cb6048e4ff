import { gainsRights } from '../../../src/domain/people/shared/four-eyes.ts';
import type { ProposalRecord } from '../records/people.ts';
import type { Transaction } from '../store.ts';

/** Id of the person whose rights would grow by a proposal; undefined where nobody's would. */
export async function personGainingRights(
  transaction: Transaction,
  { kind, subject, before, after }: Pick<ProposalRecord, 'kind' | 'subject' | 'before' | 'after'>,
): Promise<string | undefined> {
  const personId =
    kind === 'roles' && gainsRights(before, after)
      ? (await transaction.users.find(subject))?.personId
      : kind === 'delegation'
        ? (await transaction.delegations.find(subject))?.toPersonId
        : undefined;
  return personId || undefined;
}
