import type { HoldingFreezeRecord, OfficerOrderRecord } from '../../../core/records/trade.ts';
import type { OfficerTables } from '../../../core/tables/trade.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { byId } from './by-id.ts';

export function officerTables({ table }: MemoryShelf): OfficerTables {
  const orders = table<OfficerOrderRecord>((each) => each.id);
  const freezes = table<HoldingFreezeRecord>((each) => each.id);
  return {
    officerOrders: Object.assign(orders, {
      newest: async (limit: number) =>
        orders
          .select(({ partOf }) => partOf === '')
          .toSorted((one, other) => other.proposedAt - one.proposedAt || byId(other, one))
          .slice(0, limit),
      proposedOf: async (companyId: string) =>
        orders.select((each) => each.state === 'proposed' && each.companyId === companyId).toSorted(byId),
      approvedOf: async (holdingIds: readonly string[]) =>
        orders
          .select(
            ({ holdingId, toHoldingId, state }) =>
              state === 'approved' && (holdingIds.includes(holdingId) || holdingIds.includes(toHoldingId)),
          )
          .toSorted((one, other) => (one.checkedAt ?? 0) - (other.checkedAt ?? 0) || byId(one, other)),
    }),
    holdingFreezes: Object.assign(freezes, {
      ofHoldings: async (holdingIds: readonly string[]) =>
        freezes
          .select(({ holdingId }) => holdingIds.includes(holdingId))
          .toSorted((one, other) => one.at - other.at || byId(one, other)),
      ended: async (before: string) =>
        freezes
          .selectUncopied(({ until }) => until !== '' && until < before)
          .map(({ id }) => id)
          .toSorted(),
    }),
  };
}
