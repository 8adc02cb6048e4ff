import { creditCalls } from '../../../contract/documented/evidence/credits.ts';
import type { CandidateFilter, CandidateList, ExpectedMaterial } from '../../../application/ports/evidence/candidate-list.ts';
import type { CandidateWire } from '../../../contract/documented/evidence/credits.ts';
import type { HandledDocType } from '../../../domain/evidence/materials/materials-policy.ts';
import { isUploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { Candidate, InvoiceTag } from '../../../domain/evidence/selection/candidate.ts';
import { moneyFromWire } from '../money-from-wire.ts';
import type { WireClient } from '../wire-client.ts';

function invoiceTagOf(wire: CandidateWire): InvoiceTag | undefined {
  const labels = (wire.viewLabels ?? '').split(',');
  if (labels.includes('INVOICE_ABSENT_REPLENISH')) return 'INVOICE_ABSENT_REPLENISH';
  return labels.includes('INVOICE_ABSENT') || wire.pushBlankType === 'NO_INVOICE' ? 'INVOICE_ABSENT' : undefined;
}

function candidateFromWire(wire: CandidateWire): Candidate {
  return {
    fkCredit: wire.fkCredit, number: wire.creditNo, supplierName: wire.supplierName, creditSourceName: wire.creditSourceName, payerName: wire.payerName ?? '', counterpartyName: wire.corpNameCp ?? '',
    fkFinance: wire.fkFinance ?? undefined, funderName: wire.financeName ?? undefined, fkCorpCore: wire.fkCorpCore ?? '', businessType: wire.creditBusiType,
    creditState: wire.creditState ?? '', productType: wire.creditProductType ?? '', amount: moneyFromWire(wire.amount), dueDate: wire.dueDate, accountNumber: wire.accountNo ?? '',
    invoiceTag: invoiceTagOf(wire), packagedIn: wire.docDatumId ?? undefined,
  };
}

export class WireCandidateList implements CandidateList {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async page(filter: CandidateFilter, page: number, pageSize: number, signal?: AbortSignal): Promise<{ readonly total: number; readonly rows: readonly Candidate[] }> {
    const answer = await this.client.send(
      creditCalls.candidates,
      {
        page, pageSize, creditStates: 'HOLDING',
        ...(filter.counterparty === '' ? {} : { corpNameCp: filter.counterparty }),
        ...(filter.businessTypes.length > 0 ? { creditBusiTypes: filter.businessTypes.join(',') } : {}),
        ...(filter.productType === '' ? {} : { creditProductType: filter.productType }),
      },
      { signal },
    );
    return { total: answer.total, rows: answer.records.map(candidateFromWire) };
  }

  async expectedMaterials(docType: HandledDocType, fkCorpCore: string, fkFinance: string): Promise<readonly ExpectedMaterial[]> {
    const standard = await this.client.send(creditCalls.effectiveStandard, { docType, fkCorpCore, fkFinance });
    return (standard.categories ?? []).flatMap((category) =>
      isUploadStage(category.docUploadStage) ? [{ name: category.categoryName, stage: category.docUploadStage, required: category.required ?? false }] : [],
    );
  }
}
