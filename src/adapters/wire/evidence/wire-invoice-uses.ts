import type { InvoiceUse, InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import { invoiceExtensions } from '../../../contract/extensions/evidence/invoice-extensions.ts';
import type { WireClient } from '../wire-client.ts';

export class WireInvoiceUses implements InvoiceUses {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async ofPackage(docDatumId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, InvoiceUse>> {
    if (!this.client.offers('invoice-uses')) return new Map();
    const { uses } = await this.client.send(invoiceExtensions.invoiceUses, { docDatumId }, { signal });
    return new Map((uses ?? []).map(({ docFileId, invoiceCode, invoiceNum, usedIn }) => [docFileId, { code: invoiceCode ?? '', number: invoiceNum, usedIn }]));
  }
}
