import { emptyContentOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { uploadEditability } from '../../../src/domain/evidence/materials/editability.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import type { Desk } from '../handlers.ts';
import { toDocumentContent } from './to-document-content.ts';
import { checkFiles } from './item-files.ts';
import { placeOf } from './item-place.ts';
import { changeItem, checkOpen, checkRevision, documentName, ownItem, ownItems } from './item-changes.ts';
import { logAction } from './log.ts';
import { itemModel, packageMaterials } from './material-model.ts';
import { itemToWire, materialToWire } from '../../../src/contract/documented/evidence/material-mapping.ts';
import { saveResponse } from '../save-response.ts';
import { ownMaterial, ownPackage, permittedCaller } from './ownership.ts';
import { opennessOf } from './package-editability.ts';
import type { Parts } from '../parts.ts';
import type { ItemRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';

type ItemFields = Pick<
  ParsedRequestOf<Calls['fileModify']>,
  'invoice' | 'contract' | 'busiContractFile' | 'invoiceFile' | 'fkFile'
>;

/** Files that a request names for an item; undefined when it leaves them unchanged. */
function filesOfRequest(fields: ItemFields): readonly string[] | undefined {
  if (fields.busiContractFile) return fields.busiContractFile;
  const one = fields.invoiceFile ?? fields.fkFile;
  return one === undefined ? undefined : [one].filter((each) => each !== '');
}

/** Categories of a package, and one document. */
function materialViews({ store, extensions }: Parts): Desk<'materialList' | 'fileFind'> {
  const withRevision = extensions.includes('item-revisions');
  return {
    materialList: async (request, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        await ownPackage(transaction, caller, request.docDatumId, false);
        const materials = await packageMaterials(transaction, request.docDatumId);
        return materials
          .filter(
            (material) =>
              request.docStdCategories === undefined || request.docStdCategories.includes(material.categoryId),
          )
          .map((material) => materialToWire(material, request.ignoreDocFiles !== true, withRevision));
      });
    },

    fileFind: async ({ docFileId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const item = await transaction.items.find(docFileId);
        if (!item) throw new Refusal('NOT_FOUND');
        await ownPackage(transaction, caller, item.docDatumId, false);
        return itemToWire(await itemModel(transaction, item), item.docMaterialId, withRevision);
      });
    },
  };
}

/** Adding, changing and removing a document. */
function documentChanges({ store, clock, extensions }: Parts): Desk<'fileCreate' | 'fileModify' | 'fileUnrelate'> {
  const withRevision = extensions.includes('item-revisions');
  return {
    fileCreate: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const { material, parent } = await ownMaterial(transaction, caller, request.docMaterialId);
          if (material.category.docFileType !== request.docFileType)
            throw new Refusal('REQUEST_INVALID', { field: 'docFileType' });
          const openness = await opennessOf(transaction, parent);
          const model = openness.materials.find((each) => each.materialId === material.docMaterialId);
          const adding = model && uploadEditability(model, openness);
          if (!adding?.open)
            throw new Refusal(adding?.because === 'enough-items' ? 'MATERIAL_FULL' : 'NOT_OPEN_FOR_CHANGE', {
              state: parent.state,
            });
          const pkFiles = filesOfRequest(request) ?? [];
          await checkFiles(transaction, caller, material, pkFiles, undefined);
          const item: ItemRecord = {
            docFileId: `DF${randomToken(9)}`,
            docMaterialId: material.docMaterialId,
            docDatumId: parent.docDatumId,
            docFileType: request.docFileType,
            revision: 1,
            pkFiles,
            content: await toDocumentContent(transaction, caller, request, emptyContentOf(request.docFileType)),
            result: 'UNKNOWN',
            reason: '',
            reviewedAt: undefined,
            reviewedBy: undefined,
            changedSinceReturn: parent.state === 'MODIFY',
            replaced: undefined,
            updatedBy: caller.user.personName,
            ...(await placeOf(transaction, parent.docDatumId, pkFiles, clock.now())),
          };
          await transaction.items.save(item);
          await logAction(transaction, parent, caller, 'item-added', clock.now(), {
            docFileId: item.docFileId,
            detail: await documentName(transaction, item, material),
          });
          return itemToWire(await itemModel(transaction, item), item.docMaterialId, withRevision);
        }),
      );
    },

    fileModify: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        const { item, material, parent } = await ownItem(transaction, caller, request.docFileId);
        checkRevision(item, request.revision);
        checkOpen(await opennessOf(transaction, parent), parent, await itemModel(transaction, item), material);
        const pkFiles = filesOfRequest(request) ?? item.pkFiles;
        if (pkFiles !== item.pkFiles) await checkFiles(transaction, caller, material, pkFiles, item.docFileId);
        const changed = await changeItem(
          transaction,
          caller,
          { item, material, parent },
          { pkFiles, content: await toDocumentContent(transaction, caller, request, item.content) },
          clock.now(),
        );
        return itemToWire(await itemModel(transaction, changed), changed.docMaterialId, withRevision);
      });
    },

    fileUnrelate: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        const { items, material, parent } = await ownItems(
          transaction,
          caller,
          request.docFileIds,
          request.docMaterialId,
        );
        // The openness is read once, because there may be hundreds of items, and the package is locked meanwhile.
        const openness = await opennessOf(transaction, parent);
        let remaining = openness.materials;
        for (const item of items) {
          checkRevision(item, request.revision);
          const own = remaining.flatMap((each) => each.items).find(({ documentId }) => documentId === item.docFileId);
          if (!own) throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: parent.state });
          checkOpen({ ...openness, materials: remaining }, parent, own, material);
          remaining = remaining.map((each) => ({ ...each, items: each.items.filter((other) => other !== own) }));
          const detail = await documentName(transaction, item, material);
          await transaction.items.remove(item.docFileId);
          await logAction(transaction, parent, caller, 'item-removed', clock.now(), {
            docFileId: item.docFileId,
            detail,
          });
        }
        if (parent.state === 'MODIFY') await transaction.materials.save({ ...material, reopened: true });
        return null;
      });
    },
  };
}

/** Content of a package: the categories of its standard and their documents (document 2, section 7). */
export function materialDesk(
  parts: Parts,
): Desk<'materialList' | 'fileCreate' | 'fileModify' | 'fileUnrelate' | 'fileFind'> {
  return {
    ...materialViews(parts),
    ...documentChanges(parts),
  };
}
