import { contentToWire } from '../../../src/contract/documented/evidence/content-mapping.ts';
import { contractOf, originalInvoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import type { ChangeRequest } from '../../../src/domain/evidence/materials/change-request.ts';
import type { RemovalRequest } from '../../../src/domain/evidence/materials/removal-request.ts';
import type { ExpediteRequest } from '../../../src/domain/evidence/materials/expedite-requests.ts';
import {
  itemTitle,
  type FileReference,
  type Material,
  type MaterialItem,
} from '../../../src/domain/evidence/materials/material.ts';
import { letterStateOf, overdueCategory } from '../../../src/domain/evidence/materials/overdue.ts';
import {
  allowedActions,
  letterAnswers,
  repaymentActions,
  reviewStageOf,
} from '../../../src/domain/evidence/materials/package-machine.ts';
import type { InvoiceMark } from '../../../src/domain/evidence/reuse/invoice-mark.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { FileRead } from '../evidence/files-read.ts';
import { owedAnswer } from '../evidence/expected-answer.ts';
import type { ItemBefore } from '../evidence/material-model.ts';
import { itemToWire } from '../../../src/contract/documented/evidence/material-mapping.ts';
import type { PackageRecord, StandardRecord } from '../records/evidence.ts';
import { books, type BookPlace } from '../../../src/domain/catalogue/books.ts';
import type { ReturnedRecord } from '../records/evidence.ts';

export interface SandboxFile {
  readonly pkFile: string;
  readonly name: string;
  /** In bytes; 0 for a document of the demo world that nobody has opened yet. */
  readonly size: number;
  readonly mimeType: string;
  readonly url: string;
}

type AddressOf = (pkFile: string) => Promise<string>;

async function withAddresses(files: readonly FileReference[], addressOf: AddressOf): Promise<readonly SandboxFile[]> {
  const addressed: SandboxFile[] = [];
  for (const { fileId: pkFile, ...file } of files) addressed.push({ ...file, pkFile, url: await addressOf(pkFile) });
  return addressed;
}

/** Entered fields of an invoice or contract, by their names on the wire. */
function fieldsOf(item: Pick<MaterialItem, 'content'>) {
  const { invoice, contract } = contentToWire(item.content);
  const original = originalInvoiceOf(item.content);
  if (invoice)
    return {
      ...invoice,
      ...(original ? { originalInvoiceNum: original.number, originalInvoiceCode: original.code } : {}),
    };
  return { ...contract, contractNoAsWritten: contractOf(item.content)?.asWritten };
}

/** Its earlier fields, and the files that it no longer has. */
async function toWireReplaced(item: MaterialItem, before: ItemBefore | undefined, addressOf: AddressOf) {
  const { replaced } = itemToWire(item, '', true);
  if (!replaced || !before) return null;
  const gone = before.files.filter((file) => item.files.every(({ fileId }) => fileId !== file.fileId));
  return { ...replaced, fields: fieldsOf(before), files: await withAddresses(gone, addressOf) };
}

async function toWireItem(
  item: MaterialItem,
  material: Material,
  { before, marks }: Pick<QueuedContent, 'before' | 'marks'>,
  addressOf: AddressOf,
) {
  return {
    docMaterialId: material.materialId,
    docFileId: item.documentId,
    name: itemTitle(item) || material.name,
    docFileType: item.documentType,
    files: await withAddresses(item.files, addressOf),
    fields: fieldsOf(item),
    result: item.result,
    reason: item.reason,
    reviewedBy: item.reviewedBy ?? null,
    changedSinceReturn: item.changedSinceReturn,
    replaced: await toWireReplaced(item, before.get(item.documentId), addressOf),
    invoiceState: marks.get(item.documentId) ?? null,
  };
}

export interface QueuedContent {
  readonly record: PackageRecord;
  readonly company: string;
  readonly materials: readonly Material[];
  /** Content of each replaced item before its replacement, by item id. */
  readonly before: ReadonlyMap<string, ItemBefore>;
  /** The tax register's mark on each invoice, by item id. */
  readonly marks: ReadonlyMap<string, InvoiceMark>;
  /** The portal's time, in milliseconds. */
  readonly now: number;
  /**
   * Time of the customer's last submission, in milliseconds. The record's own time also changes when the platform
   * returns the package to review, and the day of the expected answer is counted from it.
   */
  readonly submittedAt: number | undefined;
  /** The last day before an inactive draft lapses. */
  readonly lapsesOn: string | undefined;
  /** The customer's last request to expedite since its last submission. */
  readonly expedited: ExpediteRequest | undefined;
  /** The customer's pending request for a change. */
  readonly changeRequest: ChangeRequest | undefined;
  /** The customer's pending request to remove a document. */
  readonly removalRequest: RemovalRequest<ReturnedRecord> | undefined;
}

/**
 * Actions that are possible on a package. A funded one can be repaid, and the letter of an overdue one answered; a
 * repaid one allows none.
 */
function actionsOf(
  { state, fundedAt, repaidAt }: PackageRecord,
  materials: readonly Material[],
  changeAsked: boolean,
  removalAsked: boolean,
): readonly string[] {
  if (fundedAt === undefined) return allowedActions(state, changeAsked, removalAsked);
  if (repaidAt !== undefined) return [];
  const letter = materials.find(({ categoryId }) => categoryId === overdueCategory);
  return letter && letterStateOf(letter) === 'given' ? [...letterAnswers, ...repaymentActions] : repaymentActions;
}

/** A package for the reviewer's queue: its files with their fields, replaced contents, and the objections of review. */
export async function toSandboxPackage(
  {
    record,
    company,
    materials,
    before,
    marks,
    now,
    lapsesOn,
    submittedAt,
    expedited,
    changeRequest,
    removalRequest,
  }: QueuedContent,
  addressOf: AddressOf,
) {
  return {
    docDatumId: record.docDatumId,
    state: record.state,
    reviewStage: reviewStageOf(record.state) ?? null,
    actions: actionsOf(record, materials, changeRequest !== undefined, removalRequest !== undefined),
    reviewerId: record.reviewerId,
    firstReviewerId: record.firstReviewerId,
    fundedAt: record.fundedAt ?? null,
    ...owedAnswer(record, now),
    lapsesOn: lapsesOn ?? null,
    company,
    pkCorp: record.pkCorp,
    financeName: record.financeName,
    totalAmount: moneyToText(record.totalAmount),
    dataVersion: record.dataVersion,
    stateSince: record.stateSince,
    expedited: expedited ?? null,
    changeRequest: changeRequest ? { at: changeRequest.at, by: changeRequest.by, reason: changeRequest.reason } : null,
    removalRequest: removalRequest
      ? {
          at: removalRequest.at,
          by: removalRequest.by,
          reason: removalRequest.document?.reason ?? '',
          document:
            removalRequest.document?.number ||
            removalRequest.document?.fileName ||
            removalRequest.document?.material ||
            '',
        }
      : null,
    submittedAt: submittedAt ?? null,
    submittedBy: record.submittedByName,
    objections: record.objections.map((objection) => ({ ...objection, docFileId: objection.docFileId ?? null })),
    materials: await Promise.all(
      materials.map(async (material) => ({
        docMaterialId: material.materialId,
        name: material.name,
        docFileType: material.documentType,
        required: material.required,
        result: material.result,
        reason: material.reason,
        items: await Promise.all(
          material.items.map(async (item) => toWireItem(item, material, { before, marks }, addressOf)),
        ),
      })),
    ),
  };
}

export type SandboxPackage = Awaited<ReturnType<typeof toSandboxPackage>>;

/** Reading of one file: each field by its name on the wire, with its source and doubts. */
export function toSandboxReading({ pkFile, reading }: FileRead) {
  return {
    pkFile,
    state: reading.state,
    fields:
      reading.state === 'read'
        ? reading.document.fields.map(({ field, value, source, doubts }) => ({
            name: field,
            value,
            source,
            doubts: [...doubts],
          }))
        : [],
  };
}

export type SandboxReading = ReturnType<typeof toSandboxReading>;

/** A standard in force: its book, funder, core enterprise (empty for every one) and required materials. */
export function toSandboxStandard(
  { snapshotVersion, book, categories }: StandardRecord,
  { core, funder }: { readonly core: string; readonly funder: string },
) {
  const { packageType: docType, scene }: BookPlace = books[book];
  return {
    fkStdSnapshotVersionEffect: snapshotVersion,
    docType,
    docScene: scene ?? null,
    core,
    funder,
    categories: categories.map(({ name, required }) => ({ name, required })),
  };
}

export type SandboxStandard = ReturnType<typeof toSandboxStandard>;
