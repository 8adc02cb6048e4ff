import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import type { InvoiceSheets, SheetOutcome } from '../../../application/ports/evidence/invoice-sheets.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import {
  invoiceSheetCalls,
  problemsFromWire,
  remarkedFromWire,
  repeatedFromWire,
  troubleFromWire,
  unreadFromWire,
} from '../../../contract/documented/evidence/invoice-sheets.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

function refusalOf(fault: unknown): SheetOutcome {
  if (!(fault instanceof PortFault)) throw fault;
  const { code } = fault.detail;
  if (code === 'NOT_OPEN_FOR_CHANGE' || code === 'MATERIAL_FULL')
    return { taken: false, trouble: { because: 'not-open' } };
  if (code === 'FILE_MISSING') return { taken: false, trouble: { because: 'file-missing' } };
  if (fault.kind === 'not-found') return { taken: false, trouble: { because: 'gone' } };
  throw fault;
}

export class WireInvoiceSheets implements InvoiceSheets {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async template(docMaterialId: string): Promise<GeneratedFile> {
    const { file } = await this.client.send(invoiceSheetCalls.invoiceSheet, { docMaterialId });
    if (!file) throw new PortFault('unexpected-answer', { call: invoiceSheetCalls.invoiceSheet.path });
    return generatedFileFromWire(file);
  }

  async take(docMaterialId: string, pkFile: string): Promise<SheetOutcome> {
    try {
      const answer = await this.client.send(invoiceSheetCalls.invoiceSheet, { docMaterialId, pkFile });
      const trouble = troubleFromWire(answer);
      if (trouble) return { taken: false, trouble };
      const { added, faulty, file } = answer;
      return {
        taken: true,
        added: added ?? 0,
        faulty: faulty ?? 0,
        problems: problemsFromWire(answer),
        repeated: repeatedFromWire(answer),
        remarked: remarkedFromWire(answer),
        unread: unreadFromWire(answer),
        faultyRows: file ? generatedFileFromWire(file) : undefined,
      };
    } catch (fault) {
      return refusalOf(fault);
    }
  }
}
