import type { GroupRecord } from '../records/company.ts';
import type { HoldingAllocationRecord, HoldingRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { localizeName } from '../identity/localize-name.ts';
import type { ServerLocale } from '../server-locale.ts';

const nameOf = (group: GroupRecord | undefined, organisationId: string | undefined): string =>
  group?.organisations.find(({ id }) => id === organisationId)?.name ?? '';

/** Allocations of holdings of one company, in their order; nothing for a company without inner organisations. */
export async function allocationsToWire({ groups }: Transaction, holdings: readonly HoldingRecord[]) {
  const [first] = holdings;
  const group = first && (await groups.find(first.companyId));
  return holdings.map(({ innerOrganisationId, allocationVersion }) =>
    group?.innerOrganisationsOn
      ? {
          innerOrgId: innerOrganisationId ?? '',
          innerOrgName: nameOf(group, innerOrganisationId),
          allocationVersion: allocationVersion ?? 0,
        }
      : {},
  );
}

/** A change of an allocation, with the names at that time. */
export const allocationChangeToWire = (
  { event, organisationName, at, personName }: HoldingAllocationRecord,
  locale: ServerLocale,
) => ({ event, innerOrgName: organisationName, time: at, personName: localizeName(personName, locale) });
