import type {
  ChoosingOutcome,
  DocumentOrigin,
  EarlierQuery,
  EarlierDocuments,
  EarlierKind,
  EarlierPage,
} from '../../../application/ports/evidence/earlier-documents.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { earlierCalls as calls, type EarlierWire } from '../../../contract/documented/evidence/earlier.ts';
import { materialChangeCalls } from '../../../contract/documented/evidence/material-changes.ts';
import { itemFromWire } from '../../../contract/documented/evidence/material-mapping.ts';
import type { EarlierFilter } from '../../../domain/evidence/reuse/earlier-filter.ts';
import type { EarlierDocument } from '../../../domain/evidence/reuse/earlier-document.ts';
import { invoiceMarks } from '../../../domain/evidence/reuse/invoice-mark.ts';
import type { WireClient } from '../wire-client.ts';

const callOf: Readonly<Record<EarlierKind, typeof calls.earlierInvoices>> = {
  invoices: calls.earlierInvoices,
  'trade-invoices': calls.tradeInvoices,
  contracts: calls.earlierContracts,
  'contracts-in-review': calls.earlierContractsInAudit,
};

function documentFrom(wire: EarlierWire): EarlierDocument {
  const { documentId: docFileId, content, files } = itemFromWire(wire);
  const usedIn = wire.usedIn ?? [];
  return {
    documentId: docFileId,
    materialId: wire.docMaterialId,
    content,
    files,
    usedIn,
    uses: wire.usedCount ?? usedIn.length,
    isHere: wire.inPackage ?? false,
    mark: invoiceMarks.find((each) => each === wire.invoiceState),
  };
}

const filterToWire = ({ buyer, amountFrom, amountTo, dateFrom, dateTo, unused }: EarlierFilter) => ({
  ...(buyer.trim() === '' ? {} : { payerName: buyer.trim() }),
  ...(amountFrom === '' ? {} : { amountFrom }),
  ...(amountTo === '' ? {} : { amountTo }),
  ...(dateFrom === '' ? {} : { dateFrom }),
  ...(dateTo === '' ? {} : { dateTo }),
  ...(unused ? { unused } : {}),
});

function refusalOf(fault: unknown): ChoosingOutcome {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  if (code === 'CHOICE_REFUSED')
    return {
      chosen: false,
      because: 'refused',
      number: typeof values?.['number'] === 'string' ? values['number'] : '',
    };
  if (code === 'MATERIAL_FULL') return { chosen: false, because: 'material-full' };
  if (code === 'NOT_OPEN_FOR_CHANGE') return { chosen: false, because: 'not-open' };
  if (fault.kind === 'not-found') return { chosen: false, because: 'gone' };
  throw fault;
}

export class WireEarlierDocuments implements EarlierDocuments {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async page(
    { kind, packageId: docDatumId, keyword, filter, page, pageSize }: EarlierQuery,
    signal?: AbortSignal,
  ): Promise<EarlierPage> {
    const { total, records } = await this.client.send(
      callOf[kind],
      { docDatumId, page, pageSize, ...(keyword === '' ? {} : { keyword }), ...filterToWire(filter) },
      { signal },
    );
    return { total, documents: records.map(documentFrom) };
  }

  async origin(docMaterialId: string, signal?: AbortSignal): Promise<DocumentOrigin> {
    const wire = await this.client.send(materialChangeCalls.materialBaseInfo, { id: docMaterialId }, { signal });
    return {
      packageId: wire.docDatumId,
      state: wire.state,
      material: wire.categoryName,
      businesses: wire.businessNumbers ?? [],
      payer: wire.payerName ?? '',
      supplier: wire.supplierName ?? '',
      funder: wire.financeName ?? '',
      submittedAt: wire.submitTime ?? undefined,
    };
  }

  async choose(docMaterialId: string, docFileIds: readonly string[], key: string): Promise<ChoosingOutcome> {
    try {
      const added = await this.client.send(
        calls.fileRelate,
        { docMaterialId, docFileIds: docFileIds.join(',') },
        { idempotencyKey: key },
      );
      return { chosen: true, items: added.map(itemFromWire) };
    } catch (fault) {
      return refusalOf(fault);
    }
  }
}
