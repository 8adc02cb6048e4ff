import { pendingChangeRequest } from '../../../src/domain/evidence/materials/change-request.ts';
import { documentNumber, originalInvoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import {
  mayAskForRemoval,
  pendingRemovalRequest,
  type RemovalRequestAvailability,
} from '../../../src/domain/evidence/materials/removal-request.ts';
import { bookToWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { invoiceToWire } from '../../../src/contract/documented/evidence/content-mapping.ts';
import { itemToWire } from '../../../src/contract/documented/evidence/material-mapping.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { ItemRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { toDocumentContent } from './to-document-content.ts';
import { changeItem, checkOpen, checkRevision, ownItem, type ItemWithPackage } from './item-changes.ts';
import { itemFileName } from './item-content.ts';
import { itemModel } from './material-model.ts';
import { ownMaterial, ownPackage, permittedCaller } from './ownership.ts';
import { stateForCompany } from './package-model.ts';
import { opennessOf } from './package-editability.ts';

type Update = ParsedRequestOf<Calls['materialBatchModify']>['updateDocFile'][number];

/** Content of an invoice after fields that it shares with others were written. Its other fields stay. */
async function contentWithShared(
  transaction: Transaction,
  caller: Caller,
  { content }: ItemRecord,
  { invoice }: Update,
): Promise<ItemRecord['content']> {
  if (content.kind !== 'invoice') throw new Refusal('REQUEST_INVALID', { field: 'updateDocFile' });
  const original = originalInvoiceOf(content);
  const extBusiParams = original
    ? { originalInvoiceNum: original.number, originalInvoiceCode: original.code }
    : undefined;
  return toDocumentContent(
    transaction,
    caller,
    { invoice: { ...invoiceToWire(content.invoice), ...invoice }, extBusiParams },
    content,
  );
}

/** Adds the id of the document to a refusal of the work. */
async function namingDocument<Answer>(docFileId: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (fault) {
    throw fault instanceof Refusal ? new Refusal(fault.code, { ...fault.values, docFileId }) : fault;
  }
}

function checkAskable(permission: RemovalRequestAvailability, { parent }: ItemWithPackage, by: string): void {
  if (permission.allowed) return;
  if (permission.because === 'already-asked') throw new Refusal('CHANGE_ASKED', { by });
  throw permission.because === 'last-of-required'
    ? new Refusal('LAST_OF_REQUIRED')
    : new Refusal('NOT_IN_THIS_STATE', { state: parent.state });
}

/** Changing several documents at once. */
function batchChanges({ store, clock, extensions }: Parts): Desk<'materialBatchModify'> {
  const withRevision = extensions.includes('item-revisions');
  return {
    materialBatchModify: async ({ docMaterialId, updateDocFile }, context) => {
      const caller = permittedCaller(context, 'edit');
      const named = new Set(updateDocFile.map(({ docFileId }) => docFileId));
      if (named.size < updateDocFile.length) throw new Refusal('REQUEST_INVALID', { field: 'updateDocFile' });
      return store.transaction(async (transaction) => {
        const { material, parent } = await ownMaterial(transaction, caller, docMaterialId);
        const openness = await opennessOf(transaction, parent);
        const changed: ItemRecord[] = [];
        for (const update of updateDocFile) {
          changed.push(
            await namingDocument(update.docFileId, async () => {
              const item = await transaction.items.find(update.docFileId);
              if (item?.docMaterialId !== docMaterialId) throw new Refusal('NOT_FOUND');
              checkRevision(item, update.revision);
              checkOpen(openness, parent, await itemModel(transaction, item), material);
              return changeItem(
                transaction,
                caller,
                { item, material, parent },
                { pkFiles: item.pkFiles, content: await contentWithShared(transaction, caller, item, update) },
                clock.now(),
              );
            }),
          );
        }
        return Promise.all(
          changed.map(async (item) => itemToWire(await itemModel(transaction, item), item.docMaterialId, withRevision)),
        );
      });
    },
  };
}

/** Requesting the removal of a submitted document, and describing its category. */
function removalRequests({ store, clock }: Parts): Desk<'materialRemoveApprove' | 'materialBaseInfo'> {
  return {
    materialRemoveApprove: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const placed = await ownItem(transaction, caller, request.id);
          const { item, material, parent } = placed;
          const log = await transaction.log.ofPackage(parent.docDatumId);
          const waiting = pendingChangeRequest(log) ?? pendingRemovalRequest(log);
          const items = (await transaction.items.ofPackage(parent.docDatumId)).filter(
            (each) => each.docMaterialId === item.docMaterialId,
          );
          checkAskable(
            mayAskForRemoval(parent, { required: material.category.required, items }, waiting),
            placed,
            waiting?.by ?? '',
          );
          const document = {
            docFileType: item.docFileType,
            material: material.category.name,
            number: documentNumber(item.content),
            fileName: await itemFileName(transaction, item),
            reason: request.reason,
          };
          const { user } = caller;
          await transaction.log.append({
            docDatumId: parent.docDatumId,
            at: clock.now(),
            action: 'removal-asked',
            actorId: user.userId,
            actorName: user.personName,
            side: 'CORP',
            detail: '',
            docFileId: item.docFileId,
            returned: [document],
            corrected: [],
            dataVersion: parent.dataVersion,
          });
          return null;
        }),
      );
    },

    materialBaseInfo: async ({ id }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const material = await transaction.materials.find(id);
        if (!material) throw new Refusal('NOT_FOUND');
        const parent = await ownPackage(transaction, caller, material.docDatumId, false);
        const { category } = material;
        const [businesses, items] = [
          await transaction.candidates.inPackage(parent.docDatumId),
          await transaction.items.ofPackage(parent.docDatumId),
        ];
        return {
          docMaterialId: id,
          categoryName: category.name,
          docFileType: category.docFileType,
          docUploadStage: category.stage,
          docFiles: items.filter(({ docMaterialId }) => docMaterialId === id).length,
          docDatumId: parent.docDatumId,
          ...bookToWire(parent.book),
          state: stateForCompany(parent),
          payerName: parent.payerName,
          supplierName: parent.supplierName,
          financeName: parent.financeName,
          businessNumbers: businesses.map(({ number }) => number),
          createTime: parent.createdAt,
          submitTime: parent.submittedAt,
        };
      });
    },
  };
}

/**
 * Changing several documents at once, requesting the removal of a submitted document, and describing the category of a
 * document (document 2, section 7; checklist F-217).
 */
export function materialChangeDesk(
  parts: Parts,
): Desk<'materialBatchModify' | 'materialRemoveApprove' | 'materialBaseInfo'> {
  return {
    ...batchChanges(parts),
    ...removalRequests(parts),
  };
}
