import type {
  AllocationBook,
  AllocationDesk,
  AllocationOutcome,
  ReadAllocation,
} from '../../../application/ports/trade/allocation-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { allocationCalls } from '../../../contract/documented/trade/allocations.ts';
import { creditCalls } from '../../../contract/documented/trade/credits.ts';
import { tradeAllocationExtensions } from '../../../contract/extensions/trade/trade-allocation-extensions.ts';
import { allocationBars } from '../../../domain/trade/shared/inner-allocation.ts';
import type { WireClient } from '../wire-client.ts';
import { wireAmount } from './wire-trade-desk.ts';

const nothing: AllocationBook = { organisations: [], mayAllocate: false };

export class WireAllocationDesk implements AllocationDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async book(signal?: AbortSignal): Promise<AllocationBook> {
    const isShown =
      this.#client.offers('trade') && (await this.#client.send(creditCalls.creditShowInner, {}, { signal }));
    if (!isShown) return nothing;
    const answer = await this.#client.send(tradeAllocationExtensions.tradeOrganisations, {}, { signal });
    return {
      organisations: answer.records.map((wire) => ({
        id: wire.innerOrgId,
        code: wire.innerOrgCode,
        name: wire.innerOrgName,
        depth: wire.depth,
        isActive: wire.isActive,
        held: { count: wire.count, total: wireAmount(wire.totalAmount) },
      })),
      mayAllocate: answer.mayAllocate,
    };
  }

  async allocate({ holdingId, version }: ReadAllocation, organisationId: string): Promise<AllocationOutcome> {
    const asked = { id: holdingId, innerOrgId: organisationId, version };
    return this.#change(async () => this.#client.send(allocationCalls.allocateCredit, asked));
  }

  async handBack({ holdingId, version }: ReadAllocation): Promise<AllocationOutcome> {
    return this.#change(async () => this.#client.send(allocationCalls.handBackCredit, { id: holdingId, version }));
  }

  async #change(send: () => Promise<unknown>): Promise<AllocationOutcome> {
    try {
      await send();
      return { done: true };
    } catch (fault) {
      const { code, values } = fault instanceof PortFault ? fault.detail : {};
      const because =
        code === 'NOT_FOUND'
          ? 'gone'
          : allocationBars.find((each) => code === 'ALLOCATION' && each === values?.['because']);
      if (because === undefined) throw fault;
      return { done: false, because };
    }
  }
}
