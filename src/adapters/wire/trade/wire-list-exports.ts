import type { ExportedList, ListExports } from '../../../application/ports/trade/list-exports.ts';
import { tradeExportExtensions } from '../../../contract/extensions/trade/trade-export-extensions.ts';
import type { WireClient } from '../wire-client.ts';

export class WireListExports implements ListExports {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  get isOffered(): boolean {
    return this.#client.offers('trade') && this.#client.offers('download-tasks');
  }

  async ask({ acts, states, issuerId, organisationId, financingStates, ...list }: ExportedList): Promise<string> {
    const asked = {
      ...list,
      issuerId: issuerId === '' ? undefined : issuerId,
      innerOrgId: organisationId === '' ? undefined : organisationId,
      isUnallocated: organisationId === '' ? true : undefined,
      acts: acts && [...acts],
      states: states && [...states],
      financingStates: financingStates && [...financingStates],
    };
    return (await this.#client.send(tradeExportExtensions.exportTradeList, asked)).name;
  }
}
