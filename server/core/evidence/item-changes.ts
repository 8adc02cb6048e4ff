import { sameContent, sameFiles, type Correction } from '../../../src/domain/evidence/materials/correction.ts';
import { documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import type { MaterialItem } from '../../../src/domain/evidence/materials/material.ts';
import { itemEditability, type EditabilityContext } from '../../../src/domain/evidence/materials/editability.ts';
import { isSheetName } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { Caller } from '../context.ts';
import type { ItemRecord, MaterialRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { contentBefore, itemFileName, itemCorrection } from './item-content.ts';
import { logAction, logActionOnce } from './log.ts';
import { ownMaterial } from './ownership.ts';

/** A document with its category and its locked package. */
export interface ItemWithPackage {
  readonly item: ItemRecord;
  readonly material: MaterialRecord;
  readonly parent: PackageRecord;
}

/**
 * Name of a document in the log: its file name, else its number, else its category. The file name comes first, because
 * it exists before the number is typed and does not change afterwards.
 */
export async function documentName(
  transaction: Transaction,
  item: ItemRecord,
  material: MaterialRecord,
): Promise<string> {
  const fileName = await itemFileName(transaction, item);
  // A sheet is the file of many documents, so the number names this one better.
  return (
    (isSheetName(fileName) ? documentNumber(item.content) : '') ||
    fileName ||
    documentNumber(item.content) ||
    material.category.name
  );
}

const unreturned = { changedSinceReturn: false, replaced: undefined } as const;

/** Correction that a change makes to a returned document. The same bytes sent again correct nothing. */
async function correctionOfItem(
  transaction: Transaction,
  item: ItemRecord,
  given: Pick<ItemRecord, 'pkFiles' | 'content'>,
): Promise<Correction<NonNullable<ItemRecord['replaced']>>> {
  const before = await contentBefore(transaction, item);
  const digests = new Map<string, string>();
  for (const pkFile of new Set([...(before?.pkFiles ?? []), ...given.pkFiles]))
    digests.set(pkFile, (await transaction.files.find(pkFile))?.sha256 ?? '');
  return itemCorrection(before, given, (pkFile) => digests.get(pkFile) || pkFile);
}

/** An item of the caller's own company, with its package locked. */
export async function ownItem(transaction: Transaction, caller: Caller, docFileId: string): Promise<ItemWithPackage> {
  const found = await transaction.items.find(docFileId);
  if (!found) throw new Refusal('NOT_FOUND');
  const { material, parent } = await ownMaterial(transaction, caller, found.docMaterialId);
  // Read again under the package's lock, because it may have changed meanwhile.
  const item = await transaction.items.find(docFileId);
  if (!item) throw new Refusal('ITEM_CHANGED', { by: parent.handlerName });
  return { item, material, parent };
}

/**
 * Items of one material, with its package locked. All are of one package, because locking two packages in the order of
 * a request could cause a deadlock.
 */
export async function ownItems(
  transaction: Transaction,
  caller: Caller,
  docFileIds: readonly string[],
  docMaterialId: string,
): Promise<Omit<ItemWithPackage, 'item'> & { readonly items: readonly ItemRecord[] }> {
  const ids = [...new Set(docFileIds)];
  if (ids.length === 0) throw new Refusal('REQUEST_INVALID', { field: 'docFileIds' });
  const found = await transaction.items.findAll(ids);
  if (found.length < ids.length || found.some((item) => item.docMaterialId !== docMaterialId))
    throw new Refusal('NOT_FOUND');
  const { material, parent } = await ownMaterial(transaction, caller, docMaterialId);
  const items = await transaction.items.findAll(ids);
  if (items.length < ids.length) throw new Refusal('ITEM_CHANGED', { by: parent.handlerName });
  return { items, material, parent };
}

/** Refuses with ITEM_CHANGED an item that another user has changed since the caller saw it. */
export function checkRevision(item: ItemRecord, seen: number | undefined): void {
  if (seen !== undefined && seen !== item.revision)
    throw new Refusal('ITEM_CHANGED', { by: item.updatedBy, revision: item.revision });
}

/** Refuses with NOT_OPEN_FOR_CHANGE a document that may not be changed in the present state of its package. */
export function checkOpen(
  context: EditabilityContext,
  { state }: PackageRecord,
  item: MaterialItem,
  { docMaterialId }: Pick<MaterialRecord, 'docMaterialId'>,
): void {
  const model = context.materials.find((each) => each.materialId === docMaterialId);
  if (!model || !itemEditability(item, model, context).open) throw new Refusal('NOT_OPEN_FOR_CHANGE', { state });
}

/** Writes the new content of a document and one line of the operation log. */
export async function changeItem(
  transaction: Transaction,
  caller: Caller,
  { item, material, parent }: ItemWithPackage,
  given: Pick<ItemRecord, 'pkFiles' | 'content'>,
  now: number,
): Promise<ItemRecord> {
  const correction = parent.state === 'MODIFY' ? await correctionOfItem(transaction, item, given) : unreturned;
  // A document with other content or files no longer comes from the trade.
  const [hasSameFiles, hasSameContent] = [
    sameFiles(given.pkFiles, item.pkFiles),
    sameContent(item.content, given.content),
  ];
  const changed: ItemRecord = {
    ...item,
    ...given,
    ...correction,
    origin: hasSameFiles && hasSameContent ? item.origin : undefined,
    revision: item.revision + 1,
    updatedBy: caller.user.personName,
  };
  await transaction.items.save(changed);
  const about = { docFileId: item.docFileId, detail: await documentName(transaction, changed, material) };
  if (!hasSameFiles) await logAction(transaction, parent, caller, 'item-changed', now, about);
  else if (!hasSameContent) await logActionOnce(transaction, parent, caller, 'item-edited', now, about);
  return changed;
}
