import { originalInvoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { hasOriginal } from '../../../src/domain/evidence/materials/has-original.ts';
import { itemEditability } from '../../../src/domain/evidence/materials/editability.ts';
import type { Caller } from '../context.ts';
import type { PackageRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { asksOriginals } from '../platform/platform-config.ts';
import type { Transaction } from '../store.ts';
import { marksOf } from './invoice-register.ts';
import { opennessOf } from './package-editability.ts';

/**
 * Refuses with ORIGINALS_MISSING, naming the documents, where the funder requires original invoices and a document that
 * may still be changed names none (document 2, section 9).
 */
export async function checkOriginals(
  transaction: Transaction,
  { session }: Pick<Caller, 'session'>,
  record: PackageRecord,
): Promise<void> {
  if (!(await asksOriginals(transaction, session, record.fkFinance))) return;
  const context = await opennessOf(transaction, record);
  const open = context.materials.flatMap((material) =>
    material.items.filter((item) => itemEditability(item, material, context).open),
  );
  const marks = await marksOf(
    transaction,
    open.map(({ documentId, content }) => ({ docFileId: documentId, content })),
  );
  const documents = open
    .filter((item) => originalInvoiceOf(item.content) === undefined && hasOriginal(item, marks.get(item.documentId)))
    .map(({ documentId }) => documentId);
  if (documents.length > 0) throw new Refusal('ORIGINALS_MISSING', { count: documents.length, documents });
}
