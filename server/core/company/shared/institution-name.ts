import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';

/**
 * Name of the institution for which a user acts, as it is today; empty for the company's own people. An inner
 * organisation may have another name than when the user was invited.
 */
export async function institutionName(
  { groups }: Pick<Transaction, 'groups'>,
  { pkCorp, institution, innerOrganisationId }: Pick<UserRecord, 'pkCorp' | 'institution' | 'innerOrganisationId'>,
): Promise<string> {
  if (institution === '' || innerOrganisationId === undefined) return institution;
  const group = await groups.find(pkCorp);
  return group?.organisations.find(({ id }) => id === innerOrganisationId)?.name ?? institution;
}
