import { noGroupFlags } from '../../../../src/domain/identity/group-menus.ts';
import type { GroupFlags } from '../../../../src/domain/identity/group-pages.ts';
import type { Parts } from '../../parts.ts';
import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';

/** The group pages that are switched on for a caller: those of their company; none for a user of an institution. */
export async function groupFlags(
  transaction: Transaction,
  user: Pick<UserRecord, 'pkCorp' | 'institution'>,
  { extensions }: Pick<Parts, 'extensions'>,
): Promise<GroupFlags> {
  const group = user.institution === '' ? await transaction.groups.find(user.pkCorp) : undefined;
  return group
    ? {
        innerOrganisations: group.innerOrganisationsOn,
        authorisations: group.authorisationsOn && extensions.includes('authorisations'),
      }
    : noGroupFlags;
}
