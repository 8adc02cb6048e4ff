import { actsForCore, roleKind } from '../../../src/domain/identity/role.ts';
import {
  allocatingBar,
  returningBar,
  type AllocationBar,
  type AllocationEvent,
} from '../../../src/domain/trade/shared/inner-allocation.ts';
import type { Caller } from '../context.ts';
import type { GroupRecord } from '../records/company.ts';
import type { HoldingRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { notifyAllocation } from './allocation-messages.ts';

type Organisation = GroupRecord['organisations'][number];

/**
 * Whether a caller may allocate holdings to inner organisations: an operator of a supplier who is not of an
 * institution.
 */
export const mayAllocate = ({ role, user }: Pick<Caller, 'role' | 'user'>): boolean =>
  roleKind(role) === 'operator' && !actsForCore(role) && user.institution === '';

/** The allocation of a holding in the form that its rules use. */
const allocationOf = (holding: HoldingRecord) => ({
  ...holding,
  organisationId: holding.innerOrganisationId,
  version: holding.allocationVersion ?? 0,
});

/** Holding and group of the caller's company, both locked; refuses with NOT_PERMITTED and NOT_FOUND. */
async function lockOwn(
  transaction: Transaction,
  caller: Caller,
  holdingId: string,
): Promise<{ readonly group: GroupRecord; readonly holding: HoldingRecord }> {
  if (!mayAllocate(caller)) throw new Refusal('NOT_PERMITTED');
  const { pkCorp } = caller.user;
  // The group is locked before the holding, because stopping an organisation locks the group and then reads its
  // holdings.
  const group = await transaction.groups.lock(pkCorp);
  if (!group?.innerOrganisationsOn) throw new Refusal('NOT_PERMITTED');
  const holding = await transaction.holdings.lock(holdingId, { companyId: pkCorp, by: ['companyId'] });
  if (!holding) throw new Refusal('NOT_FOUND');
  return { group, holding };
}

function checkBar(because: AllocationBar | undefined): void {
  if (because) throw new Refusal('ALLOCATION', { because });
}

/** Saves a changed allocation with its line in the log, and notifies the people of the organisation. */
async function saveChange(
  transaction: Transaction,
  { user }: Caller,
  holding: HoldingRecord,
  event: AllocationEvent,
  organisation: Pick<Organisation, 'id' | 'name'>,
  now: number,
): Promise<HoldingRecord> {
  const changed: HoldingRecord = {
    ...holding,
    innerOrganisationId: event === 'allocated' ? organisation.id : undefined,
    allocationVersion: (holding.allocationVersion ?? 0) + 1,
  };
  await transaction.holdings.save(changed);
  await transaction.holdingAllocations.save({
    id: `HA-${randomToken(12)}`,
    holdingId: holding.id,
    companyId: holding.companyId,
    event,
    organisationId: organisation.id,
    organisationName: organisation.name,
    at: now,
    userId: user.userId,
    personName: user.personName,
  });
  await notifyAllocation(transaction, changed, { event, organisation, by: user.personName }, now);
  return changed;
}

/** The holding, and the version of its allocation, that the caller read. */
interface Read {
  readonly holdingId: string;
  readonly version: number;
}

/**
 * Allocates a holding of the caller's company to one of its inner organisations. No amount moves. Refuses with
 * NOT_PERMITTED, with NOT_FOUND for a holding of another company, and with ALLOCATION and the reason.
 */
export async function allocateHolding(
  transaction: Transaction,
  caller: Caller,
  { holdingId, version, organisationId }: Read & { readonly organisationId: string },
  now: number,
): Promise<{ readonly holding: HoldingRecord; readonly organisation: Organisation }> {
  const { group, holding } = await lockOwn(transaction, caller, holdingId);
  const organisation = group.organisations.find(({ id }) => id === organisationId);
  if (!organisation) throw new Refusal('NOT_FOUND');
  checkBar(allocatingBar(allocationOf(holding), organisation, version));
  return { holding: await saveChange(transaction, caller, holding, 'allocated', organisation, now), organisation };
}

/** Returns a holding that is allocated to an inner organisation to the company. Refuses as `allocateHolding`. */
export async function deallocateHolding(
  transaction: Transaction,
  caller: Caller,
  { holdingId, version }: Read,
  now: number,
): Promise<HoldingRecord> {
  const { group, holding } = await lockOwn(transaction, caller, holdingId);
  checkBar(returningBar(allocationOf(holding), version));
  const id = holding.innerOrganisationId ?? '';
  const organisation = group.organisations.find((each) => each.id === id) ?? { id, name: '' };
  return saveChange(transaction, caller, holding, 'returned', organisation, now);
}
