import { contentToWire } from '../../../contract/documented/evidence/content-mapping.ts';
import { materialChangeCalls } from '../../../contract/documented/evidence/material-changes.ts';
import { materialCalls } from '../../../contract/documented/evidence/materials.ts';
import type {
  ContentField,
  ItemChange,
  ItemOutcome,
  MaterialDesk,
  RemovalOutcome,
  SharedFields,
  SharedOutcome,
} from '../../../application/ports/evidence/material-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type { RequestOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { DocFileWire } from '../../../contract/documented/evidence/materials.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { DocumentType } from '../../../domain/evidence/materials/stage.ts';
import { itemFromWire, materialFromWire } from '../../../contract/documented/evidence/material-mapping.ts';
import type { WireClient } from '../wire-client.ts';

type ItemRefusal = Extract<ItemOutcome, { readonly saved: false }>;

/** Fields by the paths with which a back end names invalid ones. */
const fieldPaths: ReadonlyMap<unknown, ContentField> = new Map([
  ['invoice.invoiceType', 'type'],
  ['invoice.invoiceCode', 'code'],
  ['invoice.invoiceNum', 'number'],
  ['invoice.checkCode', 'checkCode'],
  ['invoice.invoiceDate', 'date'],
  ['invoice.amountExcludingTax', 'amountExcludingTax'],
  ['invoice.taxAmount', 'tax'],
  ['invoice.taxIncludedAmount', 'total'],
  ['contract.contractNo', 'contract-number'],
  ['contract.contractAmount', 'contract-amount'],
]);

/** Why a document was rejected; any other fault is rethrown. */
export function itemRefusalOf(fault: unknown): ItemRefusal {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  const field = code === 'REQUEST_INVALID' ? fieldPaths.get(values?.['field']) : undefined;
  if (field !== undefined) return { saved: false, because: 'field-refused', field };
  if (code === 'ITEM_CHANGED')
    return { saved: false, because: 'changed-by-another', by: typeof values?.['by'] === 'string' ? values['by'] : '' };
  if (code === 'NOT_OPEN_FOR_CHANGE') return { saved: false, because: 'not-open' };
  if (code === 'MATERIAL_FULL') return { saved: false, because: 'material-full' };
  if (code === 'FILE_MISSING') return { saved: false, because: 'file-missing' };
  if (fault.kind === 'not-found') return { saved: false, because: 'gone' };
  throw fault;
}

type Fields = Pick<
  RequestOf<Calls['fileModify']>,
  'invoice' | 'contract' | 'extBusiParams' | 'busiContractFile' | 'invoiceFile' | 'fkFile'
>;

function fileFields(type: DocumentType, pkFiles: readonly string[]): Fields {
  if (type === 'BUSI_CONTRACT') return { busiContractFile: pkFiles.join(',') };
  return type === 'BUSI_INVOICE' ? { invoiceFile: pkFiles[0] ?? '' } : { fkFile: pkFiles[0] ?? '' };
}

function fieldsOf(type: DocumentType, { fileIds: pkFiles, content }: ItemChange): Fields {
  return { ...(pkFiles ? fileFields(type, pkFiles) : {}), ...(content ? contentToWire(content) : {}) };
}

export class WireMaterialDesk implements MaterialDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async materials(docDatumId: string, signal?: AbortSignal): Promise<readonly Material[]> {
    const wires = await this.client.send(materialCalls.materialList, { docDatumId }, { signal });
    return wires.map(materialFromWire);
  }

  async document(docFileId: string): Promise<MaterialItem | undefined> {
    try {
      return itemFromWire(await this.client.send(materialCalls.fileFind, { docFileId }));
    } catch (fault) {
      if (fault instanceof PortFault && fault.kind === 'not-found') return undefined;
      throw fault;
    }
  }

  async add(material: Material, content: ItemChange, key: string): Promise<ItemOutcome> {
    const { materialId: docMaterialId, documentType: docFileType } = material;
    return this.saveOutcome(
      this.client.send(
        materialCalls.fileCreate,
        { docMaterialId, docFileType, ...fieldsOf(docFileType, content) },
        { idempotencyKey: key },
      ),
    );
  }

  async change(seen: MaterialItem, content: ItemChange): Promise<ItemOutcome> {
    return this.saveOutcome(
      this.client.send(materialCalls.fileModify, {
        docFileId: seen.documentId,
        ...this.revision(seen),
        ...fieldsOf(seen.documentType, content),
      }),
    );
  }

  async changeShared(
    docMaterialId: string,
    seen: readonly MaterialItem[],
    { type, code, date }: SharedFields,
  ): Promise<SharedOutcome> {
    const invoice = {
      ...(type === undefined ? {} : { invoiceType: type }),
      ...(code === undefined ? {} : { invoiceCode: code }),
      ...(date === undefined ? {} : { invoiceDate: date }),
    };
    try {
      const wires = await this.client.send(materialChangeCalls.materialBatchModify, {
        docMaterialId,
        updateDocFile: seen.map((item) => ({ docFileId: item.documentId, ...this.revision(item), invoice })),
      });
      return { saved: true, items: wires.map(itemFromWire) };
    } catch (fault) {
      const docFileId = fault instanceof PortFault ? fault.detail.values?.['docFileId'] : undefined;
      return {
        saved: false,
        refused: itemRefusalOf(fault),
        documentId: typeof docFileId === 'string' ? docFileId : undefined,
      };
    }
  }

  async remove(seen: MaterialItem, material: Material): Promise<RemovalOutcome> {
    try {
      await this.client.send(materialCalls.fileUnrelate, {
        docMaterialId: material.materialId,
        docFileIds: seen.documentId,
        ...this.revision(seen),
      });
      return { saved: true };
    } catch (fault) {
      return itemRefusalOf(fault);
    }
  }

  private revision(seen: MaterialItem): { readonly revision?: number } {
    return this.client.offers('item-revisions') && seen.revision !== undefined ? { revision: seen.revision } : {};
  }

  private async saveOutcome(work: Promise<DocFileWire>): Promise<ItemOutcome> {
    try {
      return { saved: true, item: itemFromWire(await work) };
    } catch (fault) {
      return itemRefusalOf(fault);
    }
  }
}
