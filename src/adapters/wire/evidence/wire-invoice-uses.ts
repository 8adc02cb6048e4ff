import type { InvoiceUse, InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import { invoiceExtensions } from '../../../contract/extensions/evidence/invoice-extensions.ts';
import { invoiceMarks } from '../../../domain/evidence/reuse/invoice-mark.ts';
import type { WireClient } from '../wire-client.ts';

export class WireInvoiceUses implements InvoiceUses {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async ofPackage(docDatumId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, InvoiceUse>> {
    if (!this.client.offers('invoice-uses')) return new Map();
    const { uses, marks } = await this.client.send(invoiceExtensions.invoiceUses, { docDatumId }, { signal });
    const found = new Map<string, InvoiceUse>(
      (uses ?? []).map(({ docFileId, invoiceCode, invoiceNum, usedIn }) => [
        docFileId,
        { code: invoiceCode ?? '', number: invoiceNum, usedIn },
      ]),
    );
    for (const { docFileId, invoiceCode, invoiceNum, invoiceState } of marks ?? []) {
      const mark = invoiceMarks.find((each) => each === invoiceState);
      if (mark !== undefined)
        found.set(docFileId, {
          code: invoiceCode ?? '',
          number: invoiceNum,
          usedIn: found.get(docFileId)?.usedIn,
          mark,
        });
    }
    return found;
  }
}
