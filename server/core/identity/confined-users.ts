import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/**
 * Whether a user sees only what the company allocates to an inner organisation: a person of an institution who works
 * for an organisation, or who waits to be placed in one because the company has them (checklist F-246).
 */
export async function isConfinedToOrganisation(
  { groups }: Pick<Transaction, 'groups'>,
  { pkCorp, institution, innerOrganisationId }: Pick<UserRecord, 'pkCorp' | 'institution' | 'innerOrganisationId'>,
): Promise<boolean> {
  if (institution === '') return false;
  return innerOrganisationId !== undefined || (await groups.find(pkCorp))?.innerOrganisationsOn === true;
}
