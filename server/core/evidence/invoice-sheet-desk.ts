import { generatedFiles } from '../generated-files.ts';
import { planToWire, troubleToWire } from '../../../src/contract/documented/evidence/invoice-sheets.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Invoice } from '../../../src/domain/evidence/invoice/invoice.ts';
import { selectableInvoiceTypes, type InvoiceType } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import {
  sheetPlan,
  type SheetPlan,
  type InvoiceSheetTrouble,
} from '../../../src/domain/evidence/invoice-sheet/sheet-plan.ts';
import { invoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { uploadEditability } from '../../../src/domain/evidence/materials/editability.ts';
import { invoiceIdentity } from '../../../src/domain/evidence/materials/same-invoice.ts';
import { isSheetName, sheetKilobytes, takesSheets } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { wholeOf } from '../byte-stream.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, ItemRecord, MaterialRecord, PackageRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { termsFor } from '../platform/platform-config.ts';
import type { Transaction } from '../store.ts';
import type { WorkbookRead } from '../workbook-reader.ts';
import type { InvoiceSheetWords } from './invoice-sheets.ts';
import { nextSequenceNumber } from './item-place.ts';
import { logAction } from './log.ts';
import { ownMaterial, permittedCaller } from './ownership.ts';
import { opennessOf } from './package-editability.ts';

interface SheetPlace {
  readonly material: MaterialRecord;
  readonly parent: PackageRecord;
  /** Number of documents that the category still takes; undefined for any number. */
  readonly room: number | undefined;
  readonly types: readonly InvoiceType[];
}

/**
 * A category of the caller's company that accepts sheets and is open for more documents, with its package locked.
 * Refuses with NOT_FOUND a category that accepts no sheets, and with MATERIAL_FULL or NOT_OPEN_FOR_CHANGE one that
 * accepts no more now.
 */
async function placeFor(transaction: Transaction, caller: Caller, docMaterialId: string): Promise<SheetPlace> {
  const { material, parent } = await ownMaterial(transaction, caller, docMaterialId);
  const openness = await opennessOf(transaction, parent);
  const model = openness.materials.find((each) => each.materialId === docMaterialId);
  if (!model || !takesSheets(model)) throw new Refusal('NOT_FOUND');
  const adding = uploadEditability(model, openness);
  if (!adding.open)
    throw new Refusal(adding.because === 'enough-items' ? 'MATERIAL_FULL' : 'NOT_OPEN_FOR_CHANGE', {
      state: parent.state,
    });
  const { digitalGeneralInvoice } = await termsFor(transaction, caller.session);
  return {
    material,
    parent,
    room: model.maxItems === undefined ? undefined : model.maxItems - model.items.length,
    types: selectableInvoiceTypes(digitalGeneralInvoice, ''),
  };
}

/**
 * Finds a sheet that has arrived for the category. Refuses with FILE_MISSING one that has not arrived, belongs to
 * another company or category, or is no sheet.
 */
async function findSheet(
  transaction: Transaction,
  caller: Caller,
  { material }: SheetPlace,
  pkFile: string,
): Promise<FileRecord> {
  const file = await transaction.files.find(pkFile);
  const usable =
    file?.state === 'stored' &&
    file.pkCorp === caller.user.pkCorp &&
    file.docMaterialId === material.docMaterialId &&
    isSheetName(file.name) &&
    file.size <= sheetKilobytes * 1024;
  if (!usable) throw new Refusal('FILE_MISSING', { pkFile });
  return file;
}

/** Saving the invoices of a sheet as documents. */
function createInvoiceSaver({ clock }: Parts) {
  /** Saves one document for each invoice. Its file is the sheet, because the invoice has no picture. */
  async function save(
    transaction: Transaction,
    caller: Caller,
    { material, parent }: SheetPlace,
    file: FileRecord,
    invoices: readonly Invoice[],
  ): Promise<void> {
    for (const invoice of invoices) {
      const item: ItemRecord = {
        docFileId: `DF${randomToken(9)}`,
        docMaterialId: material.docMaterialId,
        docDatumId: parent.docDatumId,
        docFileType: material.category.docFileType,
        revision: 1,
        pkFiles: [file.pkFile],
        content: { kind: 'invoice', invoice },
        result: 'UNKNOWN',
        reason: '',
        reviewedAt: undefined,
        reviewedBy: undefined,
        changedSinceReturn: parent.state === 'MODIFY',
        replaced: undefined,
        updatedBy: caller.user.personName,
        createdAt: file.createdAt,
        turn: await nextSequenceNumber(transaction, parent.docDatumId),
      };
      await transaction.items.save(item);
    }
    if (invoices.length > 0)
      await logAction(transaction, parent, caller, 'item-added', clock.now(), { detail: file.name });
  }

  async function saveInvoices(
    transaction: Transaction,
    caller: Caller,
    found: Extract<WorkbookRead, { readonly outcome: 'read' }>,
    file: FileRecord,
    words: InvoiceSheetWords,
  ): Promise<{ readonly plan: SheetPlan | InvoiceSheetTrouble; readonly types: readonly InvoiceType[] }> {
    const place = await placeFor(transaction, caller, file.docMaterialId ?? '');
    await findSheet(transaction, caller, place, file.pkFile);
    const existing = new Set(
      (await transaction.items.ofPackage(place.parent.docDatumId)).map(({ content }) =>
        invoiceIdentity(invoiceOf(content)),
      ),
    );
    const plan = sheetPlan(found.sheets, {
      vocabulary: words.vocabulary,
      today: shanghaiDate(clock.now()),
      types: place.types,
      isThere: (identity) => existing.has(identity),
      room: place.room,
    });
    if ('invoices' in plan)
      await save(
        transaction,
        caller,
        place,
        file,
        plan.invoices.map(({ invoice }) => invoice),
      );
    return { plan, types: place.types };
  }

  return { saveInvoices };
}

/**
 * Adding many invoices by a sheet (document 2, sections 5 and 7; checklist F-216). Refuses with NOT_FOUND where the
 * back end cannot read sheets.
 */
export function invoiceSheetDesk(parts: Parts): Desk<'invoiceSheet'> {
  const { store, objects, sheets } = parts;
  const files = generatedFiles(parts);
  const { saveInvoices } = createInvoiceSaver(parts);

  async function read(file: FileRecord, company: string): Promise<WorkbookRead> {
    const bytes = sheets && (await objects.get(file.objectKey));
    if (!sheets || !bytes) throw new Refusal('FILE_MISSING', { pkFile: file.pkFile });
    return sheets.reader.read(await wholeOf(bytes), company);
  }

  return {
    invoiceSheet: async ({ docMaterialId, pkFile }, context) => {
      const caller = permittedCaller(context, 'edit');
      if (!sheets) throw new Refusal('NOT_FOUND');
      const words = await sheets.words(context.locale);
      if (pkFile === undefined) {
        const { types } = await store.transaction(async (transaction) => placeFor(transaction, caller, docMaterialId));
        const { fileName, order } = words.template(types);
        return { file: await files.sheet(fileName, order) };
      }
      const file = await store.transaction(async (transaction) =>
        findSheet(transaction, caller, await placeFor(transaction, caller, docMaterialId), pkFile),
      );
      // Reading may take seconds, so no lock is held meanwhile, and the permission is checked again afterwards.
      const found = await read(file, caller.user.pkCorp);
      if (found.outcome !== 'read') return troubleToWire({ because: found.outcome });
      const { plan, types } = await store.transaction(async (transaction) =>
        saveInvoices(transaction, caller, found, file, words),
      );
      if (!('invoices' in plan)) return troubleToWire(plan);
      if (plan.faulty.length === 0) return planToWire(plan);
      const { fileName, order } = words.faulty(file.name, plan.faulty, types);
      return { ...planToWire(plan), file: await files.sheet(fileName, order) };
    },
  };
}
