import { organisationsWithin } from '../../../../src/domain/parties/inner-organisation.ts';
import type { UserRecord } from '../../records/company.ts';
import type { HoldingRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';

/**
 * Ids of the inner organisations whose holdings a user sees: their own and those below it. Undefined for the company's
 * own people, who see everything; none while inner organisations are switched off.
 */
export async function visibleOrganisations(
  { groups }: Pick<Transaction, 'groups'>,
  { pkCorp, institution, innerOrganisationId }: Pick<UserRecord, 'pkCorp' | 'institution' | 'innerOrganisationId'>,
): Promise<readonly string[] | undefined> {
  if (institution === '') return undefined;
  const group = innerOrganisationId === undefined ? undefined : await groups.find(pkCorp);
  return group?.innerOrganisationsOn ? [...organisationsWithin(group.organisations, innerOrganisationId ?? '')] : [];
}

/** Whether a reader sees a holding of a company. */
export const isVisibleHolding = (
  { companyId, innerOrganisationId }: Pick<HoldingRecord, 'companyId' | 'innerOrganisationId'>,
  ownId: string,
  organisations: readonly string[] | undefined,
): boolean =>
  companyId === ownId &&
  (organisations === undefined || (innerOrganisationId !== undefined && organisations.includes(innerOrganisationId)));
