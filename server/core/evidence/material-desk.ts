import { documentNumber, emptyContentOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { addingOpenness, itemOpenness } from '../../../src/domain/evidence/materials/openness.ts';
import { correctionOf, sameContent, sameFiles, type Correction } from '../../../src/domain/evidence/materials/correction.ts';
import { isSheetName } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { contentBefore, itemFileName } from './item-content.ts';
import { givenContent } from './given-content.ts';
import { checkFiles } from './item-files.ts';
import { placeOf } from './item-place.ts';
import { logged, loggedOnce } from './log.ts';
import { itemModel, packageMaterials } from './material-model.ts';
import { itemToWire, materialToWire } from '../../../src/contract/documented/evidence/material-mapping.ts';
import { once } from '../once.ts';
import { ownMaterial, ownPackage, permitted } from './ownership.ts';
import { opennessOf } from './package-openness.ts';
import type { Parts } from '../parts.ts';
import type { ItemRecord, MaterialRecord, PackageRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';

type ItemFields = Pick<ParsedRequestOf<Calls['fileModify']>, 'invoice' | 'contract' | 'busiContractFile' | 'invoiceFile' | 'fkFile'>;

/** The files that a request names for an item; undefined when it leaves them as they are. */
function filesNamed(fields: ItemFields): readonly string[] | undefined {
  if (fields.busiContractFile) return fields.busiContractFile;
  const one = fields.invoiceFile ?? fields.fkFile;
  return one === undefined ? undefined : [one].filter((each) => each !== '');
}

/** What the log calls a document: its file, else its number, else what it is. A file's name is there before the number is, and outlasts its typing. */
async function documentName(transaction: Transaction, item: ItemRecord, material: MaterialRecord): Promise<string> {
  const fileName = await itemFileName(transaction, item);
  // A sheet is that of many.
  return (isSheetName(fileName) ? documentNumber(item.content) : '') || fileName || documentNumber(item.content) || material.category.name;
}

const unreturned = { changedSinceReturn: false, replaced: undefined } as const;

/** What a change makes of a returned document. The same bytes sent once more correct nothing. */
async function corrected(transaction: Transaction, item: ItemRecord, given: Pick<ItemRecord, 'pkFiles' | 'content'>): Promise<Correction<NonNullable<ItemRecord['replaced']>>> {
  const before = await contentBefore(transaction, item);
  const digests = new Map<string, string>();
  for (const pkFile of new Set([...(before?.pkFiles ?? []), ...given.pkFiles])) digests.set(pkFile, (await transaction.files.find(pkFile))?.sha256 ?? '');
  return correctionOf(before, given, (pkFile) => digests.get(pkFile) || pkFile);
}

/** Items of one material, and so of one package, which is locked: whoever locks two in the order of a request stands in the way of who names them the other way round. */
async function ownItems(transaction: Transaction, caller: Caller, docFileIds: readonly string[], docMaterialId: string): Promise<{ readonly items: readonly ItemRecord[]; readonly material: MaterialRecord; readonly parent: PackageRecord }> {
  const ids = [...new Set(docFileIds)];
  if (ids.length === 0) throw new Refusal('REQUEST_INVALID', { field: 'docFileIds' });
  const found = await transaction.items.findAll(ids);
  if (found.length < ids.length || found.some((item) => item.docMaterialId !== docMaterialId)) throw new Refusal('NOT_FOUND');
  const { material, parent } = await ownMaterial(transaction, caller, docMaterialId);
  const items = await transaction.items.findAll(ids);
  if (items.length < ids.length) throw new Refusal('ITEM_CHANGED', { by: parent.handlerName });
  return { items, material, parent };
}

/** An item of the caller's own company, with its package locked. */
async function ownItem(transaction: Transaction, caller: Caller, docFileId: string): Promise<{ readonly item: ItemRecord; readonly material: MaterialRecord; readonly parent: PackageRecord }> {
  const found = await transaction.items.find(docFileId);
  if (!found) throw new Refusal('NOT_FOUND');
  const { material, parent } = await ownMaterial(transaction, caller, found.docMaterialId);
  // Read again under the package's lock: what was there before may have been changed while we waited.
  const item = await transaction.items.find(docFileId);
  if (!item) throw new Refusal('ITEM_CHANGED', { by: parent.handlerName });
  return { item, material, parent };
}

function checkRevision(item: ItemRecord, seen: number | undefined): void {
  if (seen !== undefined && seen !== item.revision) throw new Refusal('ITEM_CHANGED', { by: item.updatedBy, revision: item.revision });
}

async function checkOpen(transaction: Transaction, parent: PackageRecord, material: MaterialRecord, item: ItemRecord): Promise<void> {
  const context = await opennessOf(transaction, parent);
  const model = context.materials.find((each) => each.docMaterialId === material.docMaterialId);
  if (!model || !itemOpenness(await itemModel(transaction, item), model, context).open) throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: parent.state });
}

/** What is in a package: the categories of its standard and the documents given (document 2, section 7). */
export function materialDesk({ store, clock, extensions }: Parts): Desk<'materialList' | 'fileCreate' | 'fileModify' | 'fileUnrelate' | 'fileFind'> {
  const withRevision = extensions.includes('item-revisions');
  return {
    materialList: async (request, context) => {
      const caller = permitted(context, 'view');
      return store.transaction(async (transaction) => {
        await ownPackage(transaction, caller, request.docDatumId, false);
        const materials = await packageMaterials(transaction, request.docDatumId);
        return materials
          .filter((material) => request.docStdCategories === undefined || request.docStdCategories.includes(material.docStdCategoryId))
          .map((material) => materialToWire(material, request.ignoreDocFiles !== true, withRevision));
      });
    },

    fileCreate: async (request, context) => {
      const caller = permitted(context, 'edit');
      return store.transaction(async (transaction) =>
        once(transaction, context, 'fileCreate', request, clock.now(), async () => {
          const { material, parent } = await ownMaterial(transaction, caller, request.docMaterialId);
          if (material.category.docFileType !== request.docFileType) throw new Refusal('REQUEST_INVALID', { field: 'docFileType' });
          const openness = await opennessOf(transaction, parent);
          const model = openness.materials.find((each) => each.docMaterialId === material.docMaterialId);
          const adding = model && addingOpenness(model, openness);
          if (!adding?.open) throw new Refusal(adding?.because === 'enough-items' ? 'MATERIAL_FULL' : 'NOT_OPEN_FOR_CHANGE', { state: parent.state });
          const pkFiles = filesNamed(request) ?? [];
          await checkFiles(transaction, caller, material, pkFiles, undefined);
          const item: ItemRecord = {
            docFileId: `DF${randomToken(9)}`, docMaterialId: material.docMaterialId, docDatumId: parent.docDatumId, docFileType: request.docFileType, revision: 1, pkFiles,
            content: await givenContent(transaction, caller, request, emptyContentOf(request.docFileType)), result: 'UNKNOWN', reason: '', reviewedAt: undefined, reviewedBy: undefined, changedSinceReturn: parent.state === 'MODIFY', replaced: undefined,
            updatedBy: caller.user.personName, ...(await placeOf(transaction, parent.docDatumId, pkFiles, clock.now())),
          };
          await transaction.items.save(item);
          await logged(transaction, parent, caller, 'item-added', clock.now(), { docFileId: item.docFileId, detail: await documentName(transaction, item, material) });
          return itemToWire(await itemModel(transaction, item), item.docMaterialId, withRevision);
        }),
      );
    },

    fileModify: async (request, context) => {
      const caller = permitted(context, 'edit');
      return store.transaction(async (transaction) => {
        const { item, material, parent } = await ownItem(transaction, caller, request.docFileId);
        checkRevision(item, request.revision);
        await checkOpen(transaction, parent, material, item);
        const pkFiles = filesNamed(request) ?? item.pkFiles;
        if (pkFiles !== item.pkFiles) await checkFiles(transaction, caller, material, pkFiles, item.docFileId);
        const given = { pkFiles, content: await givenContent(transaction, caller, request, item.content) };
        const correction = parent.state === 'MODIFY' ? await corrected(transaction, item, given) : unreturned;
        // What says something else, or has another picture, is no longer what the trade holds.
        const isStill = sameFiles(pkFiles, item.pkFiles) && sameContent(item.content, given.content);
        const changed: ItemRecord = { ...item, ...given, ...correction, origin: isStill ? item.origin : undefined, revision: item.revision + 1, updatedBy: caller.user.personName };
        await transaction.items.save(changed);
        const about = { docFileId: item.docFileId, detail: await documentName(transaction, changed, material) };
        if (!sameFiles(pkFiles, item.pkFiles)) await logged(transaction, parent, caller, 'item-changed', clock.now(), about);
        else if (!sameContent(item.content, changed.content)) await loggedOnce(transaction, parent, caller, 'item-edited', clock.now(), about);
        return itemToWire(await itemModel(transaction, changed), changed.docMaterialId, withRevision);
      });
    },

    fileUnrelate: async (request, context) => {
      const caller = permitted(context, 'edit');
      return store.transaction(async (transaction) => {
        const { items, material, parent } = await ownItems(transaction, caller, request.docFileIds, request.docMaterialId);
        // What decides is read once: there may be hundreds, and the package is held meanwhile.
        const openness = await opennessOf(transaction, parent);
        let left = openness.materials;
        for (const item of items) {
          checkRevision(item, request.revision);
          const model = left.find((each) => each.docMaterialId === material.docMaterialId);
          const own = model?.items.find(({ docFileId }) => docFileId === item.docFileId);
          if (!model || !own || !itemOpenness(own, model, { ...openness, materials: left }).open) throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: parent.state });
          left = left.map((each) => (each === model ? { ...each, items: each.items.filter((other) => other !== own) } : each));
          const detail = await documentName(transaction, item, material);
          await transaction.items.remove(item.docFileId);
          await logged(transaction, parent, caller, 'item-removed', clock.now(), { docFileId: item.docFileId, detail });
        }
        if (parent.state === 'MODIFY') await transaction.materials.save({ ...material, reopened: true });
        return null;
      });
    },

    fileFind: async ({ docFileId }, context) => {
      const caller = permitted(context, 'view');
      return store.transaction(async (transaction) => {
        const item = await transaction.items.find(docFileId);
        if (!item) throw new Refusal('NOT_FOUND');
        await ownPackage(transaction, caller, item.docDatumId, false);
        return itemToWire(await itemModel(transaction, item), item.docMaterialId, withRevision);
      });
    },
  };
}
