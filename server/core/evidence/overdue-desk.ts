import { generatedFiles } from '../generated-files.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { itemToWire, materialToWire } from '../../../src/contract/documented/evidence/material-mapping.ts';
import { emptyContentOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { letterStateOf, takesLetter } from '../../../src/domain/evidence/materials/overdue.ts';
import { packageRole, rolePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import type { Desk } from '../handlers.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { ItemRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { contentBefore, itemFileName } from './item-content.ts';
import { checkFiles } from './item-files.ts';
import { placeOf } from './item-place.ts';
import { logAction } from './log.ts';
import { itemModel, packageMaterials } from './material-model.ts';
import { letterFileId, letterMaterial, letterOf, overdueDay, overduesOf } from './overdue.ts';
import { letterWords, overdueLetter } from './overdue-letter.ts';
import { ownPackage, permittedCaller } from './ownership.ts';

type OverdueCalls =
  | 'overdueButton'
  | 'overdueCheck'
  | 'overdueRender'
  | 'overdueDownloadTip'
  | 'overdueDownloadRecord'
  | 'overdueFileModify';

/** Whether a letter is due, the letter itself, and its download. */
function overdueLetterViews(
  parts: Parts,
): Desk<'overdueButton' | 'overdueCheck' | 'overdueRender' | 'overdueDownloadTip' | 'overdueDownloadRecord'> {
  const { store, clock, extensions } = parts;
  const withRevision = extensions.includes('item-revisions');

  const files = generatedFiles(parts);
  return {
    overdueButton: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        if (!rolePermission(packageRole(caller), 'edit').allowed) return false;
        const overdue = (await overduesOf(transaction, [record], clock.now())).get(docDatumId);
        return overdue !== undefined && takesLetter(overdue.letter);
      });
    },

    overdueCheck: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, true);
        const expectDueDate = overdueDay(record, clock.now());
        const { docMaterialId } = await letterMaterial(transaction, record);
        const material = (await packageMaterials(transaction, docDatumId)).find(
          (each) => each.materialId === docMaterialId,
        );
        if (!material) throw new Refusal('NOT_FOUND');
        return { expectDueDate, material: materialToWire(material, true, withRevision) };
      });
    },

    overdueRender: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'edit');
      const order = await store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        overdueDay(record, clock.now());
        const company = await transaction.companies.find(caller.user.pkCorp);
        if (!company) throw new Refusal('NOT_FOUND');
        return overdueLetter({
          record,
          company,
          businesses: await transaction.candidates.inPackage(docDatumId),
          fundedOn: shanghaiDate(record.fundedAt ?? clock.now()),
          today: shanghaiDate(clock.now()),
        });
      });
      return files.make(`${letterWords.title}-${docDatumId}.pdf`, order);
    },

    overdueDownloadTip: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        overdueDay(await ownPackage(transaction, caller, docDatumId, false), clock.now());
        const last = (await transaction.log.ofPackage(docDatumId)).findLast(
          ({ action }) => action === 'overdue-downloaded',
        );
        return { downloadTime: last?.at, downloadPersonName: last?.actorName };
      });
    },

    overdueDownloadRecord: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, request.docDatumId, true);
          overdueDay(record, clock.now());
          await logAction(transaction, record, caller, 'overdue-downloaded', clock.now());
          return null;
        }),
      );
    },
  };
}

/** Handing in the signed letter. */
function overdueLetterUpload({ store, clock, extensions }: Parts): Desk<'overdueFileModify'> {
  const withRevision = extensions.includes('item-revisions');
  return {
    overdueFileModify: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      const { docDatumId, fkFile } = request;
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const record = await ownPackage(transaction, caller, docDatumId, true);
          overdueDay(record, clock.now());
          const [material, before] = [
            await letterMaterial(transaction, record),
            await letterOf(transaction, docDatumId),
          ];
          if (!takesLetter(letterStateOf({ items: before ? [before] : [] })))
            throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: record.state });
          await checkFiles(transaction, caller, material, [fkFile], letterFileId(docDatumId));
          const replaces =
            before?.result === 'NOPASS'
              ? { changedSinceReturn: true, replaced: await contentBefore(transaction, before) }
              : undefined;
          const item: ItemRecord = {
            docFileId: letterFileId(docDatumId),
            docMaterialId: material.docMaterialId,
            docDatumId,
            docFileType: 'OTHER',
            revision: (before?.revision ?? 0) + 1,
            pkFiles: [fkFile],
            content: emptyContentOf('OTHER'),
            result: 'UNKNOWN',
            reason: '',
            reviewedAt: undefined,
            reviewedBy: undefined,
            changedSinceReturn: before?.changedSinceReturn ?? false,
            replaced: before?.replaced,
            ...replaces,
            updatedBy: caller.user.personName,
            ...(before
              ? { createdAt: before.createdAt, turn: before.turn }
              : await placeOf(transaction, docDatumId, [fkFile], clock.now())),
          };
          await transaction.items.save(item);
          // The package no longer waits for the company; its state does not change.
          await transaction.packages.save({ ...record, letterGiven: true });
          // A letter that was given is kept as evidence, even after its replacement.
          await transaction.files.markSubmitted([fkFile], clock.now());
          await logAction(transaction, record, caller, 'overdue-given', clock.now(), {
            docFileId: item.docFileId,
            detail: await itemFileName(transaction, item),
          });
          return itemToWire(await itemModel(transaction, item), item.docMaterialId, withRevision);
        }),
      );
    },
  };
}

/**
 * The signed letter of an overdue business; its steps may come in any order (document 2, sections 4 and 7; checklist
 * F-232). The state and version of the package do not change.
 */
export function overdueDesk(parts: Parts): Desk<OverdueCalls> {
  return {
    ...overdueLetterViews(parts),
    ...overdueLetterUpload(parts),
  };
}
