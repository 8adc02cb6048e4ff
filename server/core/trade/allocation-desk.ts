import { actsForCore } from '../../../src/domain/identity/role.ts';
import { moneyToText, zeroMoney } from '../../../src/domain/money/money.ts';
import { organisationsInOrder, organisationTree } from '../../../src/domain/parties/inner-organisation.ts';
import { showsAllocation } from '../../../src/domain/trade/shared/inner-allocation.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { lockCaller } from '../identity/lock-caller.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { GroupRecord } from '../records/company.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { allocateHolding, deallocateHolding, mayAllocate } from './allocation-work.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { holdingPageToWire } from './holding-page.ts';
import { holdingQuery } from './list-queries.ts';
import { allocationFilter, tradeReaderOf } from './allocation-filter.ts';
import { visibleOrganisations } from './shared/visible-organisations.ts';
import { momentOf } from './trade-facts.ts';
import { tradeReader } from './trade-wire.ts';

/** The caller as a user of the holder's side. Refuses with NOT_PERMITTED a user who may not see holdings. */
function holdersCaller(context: CallContext): Caller {
  const caller = tradeReaderOf(context);
  if (actsForCore(caller.role)) throw new Refusal('NOT_PERMITTED');
  return caller;
}

type Calls = 'creditShowInner' | 'creditsOfInnerOrg' | 'allocateCredit' | 'handBackCredit' | 'tradeOrganisations';

/** Allocation of holdings to inner organisations (checklist C-051 to C-054; decision 0211). */
export function allocationDesk(parts: Parts): Desk<Calls> {
  const { store, clock } = parts;
  const { kindsFor } = createDecisionSigner(parts);

  /** Organisations that the caller may see; none where the company has no allocation. */
  async function shownOrganisations(
    transaction: Transaction,
    { user, role }: Caller,
  ): Promise<GroupRecord['organisations']> {
    if (actsForCore(role)) return [];
    const group = await transaction.groups.find(user.pkCorp);
    if (!group || !showsAllocation(group.innerOrganisationsOn, group.organisations)) return [];
    const seen = await visibleOrganisations(transaction, user);
    return group.organisations.filter(({ id }) => seen === undefined || seen.includes(id));
  }

  return {
    creditShowInner: async (_request, context) => {
      const caller = tradeReaderOf(context);
      return store.transaction(async (transaction) => (await shownOrganisations(transaction, caller)).length > 0);
    },

    creditsOfInnerOrg: async ({ innerOrgId, page, pageSize, ...asked }, context) => {
      const caller = holdersCaller(context);
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const allocatedTo = await allocationFilter(transaction, caller, innerOrgId ?? 'nobody');
        const reader = await tradeReader(transaction, caller, context.locale, clock.now(), kindsFor);
        const slice = { offset: (page - 1) * pageSize, limit: pageSize };
        const query = holdingQuery(asked, 'held', caller, moment, allocatedTo);
        const seen = await visibleOrganisations(transaction, caller.user);
        return holdingPageToWire(transaction, query, slice, reader, moment, seen);
      });
    },

    allocateCredit: async ({ id, innerOrgId, version }, context) => {
      const caller = holdersCaller(context);
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const asked = { holdingId: id, version, organisationId: innerOrgId };
          const { holding, organisation } = await allocateHolding(transaction, caller, asked, clock.now());
          return {
            holdingId: holding.id,
            innerOrgId: organisation.id,
            innerOrgName: organisation.name,
            version: holding.allocationVersion ?? 0,
          };
        });
      });
    },

    handBackCredit: async ({ id, version }, context) => {
      const caller = holdersCaller(context);
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const holding = await deallocateHolding(transaction, caller, { holdingId: id, version }, clock.now());
          return { holdingId: holding.id, version: holding.allocationVersion ?? 0 };
        });
      });
    },

    tradeOrganisations: async (_request, context) => {
      const caller = holdersCaller(context);
      return store.transaction(async (transaction) => {
        const shown = await shownOrganisations(transaction, caller);
        const sums = new Map(
          (shown.length === 0 ? [] : await transaction.holdings.heldByOrganisation(caller.user.pkCorp)).map((each) => [
            each.organisationId,
            each,
          ]),
        );
        const inOrder = organisationsInOrder(organisationTree(shown));
        const records = inOrder.map(({ organisation: { id, code, name, stopped }, depth }) => ({
          innerOrgId: id,
          innerOrgCode: code,
          innerOrgName: name,
          depth,
          isActive: !stopped,
          count: sums.get(id)?.count ?? 0,
          totalAmount: moneyToText(sums.get(id)?.amount ?? zeroMoney),
        }));
        return { records, mayAllocate: records.length > 0 && mayAllocate(caller) };
      });
    },
  };
}
