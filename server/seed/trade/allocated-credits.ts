import { addDays, shanghaiInstant, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';

/** Number of days ago on which the credits of the demo world were allocated. */
const allocatedBefore = 20;

/** Organisations that have credits from the start, with the number of credits of each. */
const shares = [
  ['IO-ZH1', 2],
  ['IO-ZH11', 1],
  ['IO-ZH2', 2],
] as const;

/** Allocates the earliest due credits of the demo world's group to its inner organisations. */
export async function saveAllocatedCredits(transaction: Transaction, today: PlainDate): Promise<void> {
  const { pkCorp } = companies.zhuhe;
  const group = await transaction.groups.find(pkCorp);
  const operator = people.find((each) => each.pkCorp === pkCorp && each.isMain);
  const receivers = shares.flatMap(([id, count]) => Array.from({ length: count }, () => id));
  const query = { companyId: pkCorp, place: 'held', keyword: '', orderBy: 'dueOn', descending: false } as const;
  const held = await transaction.holdings.page(query, { offset: 0, limit: receivers.length });
  const at = shanghaiInstant(addDays(today, -allocatedBefore), 10);
  for (const [index, holding] of held.entries()) {
    const organisation = group?.organisations.find(({ id }) => id === receivers[index]);
    if (!organisation || !operator) continue;
    await transaction.holdings.save({ ...holding, innerOrganisationId: organisation.id, allocationVersion: 1 });
    await transaction.holdingAllocations.save({
      id: `HA-${holding.id}`,
      holdingId: holding.id,
      companyId: pkCorp,
      event: 'allocated',
      organisationId: organisation.id,
      organisationName: organisation.name,
      at,
      userId: operator.userId,
      personName: operator.personName,
    });
  }
}
