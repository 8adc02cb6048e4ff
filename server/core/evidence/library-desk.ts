import type { AnswerOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { isRequired } from '../../../src/domain/evidence/selection/invoice-need.ts';
import {
  categoryKey,
  standardChanges,
  type AskedCategory,
  type CategoryChange,
} from '../../../src/domain/evidence/standards/standard-changes.ts';
import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type {
  FileRecord,
  MaterialRecord,
  PackageRecord,
  StandardCategory,
  StandardRecord,
} from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { standardFor } from './candidates-desk.ts';
import { logAction } from './log.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import { removeUploadBytes, removeUploadRecord } from './shared/forgotten-uploads.ts';
import { categoryIn } from './package-creation.ts';
import { standardSourceOf, termsOfStandards } from './standard-terms.ts';

type Answer = AnswerOf<Calls['libraryCompare']>;

const nothing: Answer = { categories: [] };

function toAskedCategory({
  docStdCategoryId,
  name,
  stage,
  docFileType,
  required,
  maxItems,
  limits,
}: StandardCategory): AskedCategory {
  const { maximumKilobytes, maximumFiles } = limits ?? limitsOf[docFileType];
  return {
    categoryId: docStdCategoryId,
    name,
    stage,
    documentType: docFileType,
    required,
    maxItems,
    files: JSON.stringify([
      maximumFiles,
      Object.entries(maximumKilobytes).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  };
}

const keyOf = ({ docStdCategoryId, docFileType }: StandardCategory): string =>
  categoryKey({ categoryId: docStdCategoryId, documentType: docFileType });

/** The standard by which the package would be made now; undefined where it is the package's own. */
async function newerStandard(transaction: Transaction, record: PackageRecord): Promise<StandardRecord | undefined> {
  const within = await transaction.candidates.inPackage(record.docDatumId);
  const funded = within.find(({ funderId }) => funderId === record.fkFinance) ?? within[0];
  const standard = funded && (await standardFor(transaction, record.book, funded.coreEnterpriseId, record.fkFinance));
  return standard?.snapshotVersion === record.standardVersion ? undefined : standard;
}

/** Categories of a standard for this package. Invoices that it may omit are not required. */
function categoriesFor(record: PackageRecord, standard: StandardRecord): readonly StandardCategory[] {
  return standard.categories.map((category) => ({
    ...categoryIn(record.book, category),
    required: isRequired({ required: category.required, documentType: category.docFileType }, record.invoiceNeed),
  }));
}

function changeToWire(change: CategoryChange): NonNullable<Answer['categories']>[number] {
  if (change.change === 'added') return { categoryName: change.name, changeType: 'ADDED', required: change.required };
  return change.change === 'removed'
    ? { categoryName: change.name, changeType: 'REMOVED' }
    : { categoryName: change.name, changeType: 'CHANGED', aspects: [...change.aspects] };
}

/**
 * Removes a category with its unused uploads. Keeps both when one of the uploads is evidence or also belongs to another
 * package. Returns the removed uploads, or undefined when the category stays.
 */
async function removeCategory(
  transaction: Transaction,
  { docMaterialId }: MaterialRecord,
): Promise<readonly FileRecord[] | undefined> {
  const forgotten: FileRecord[] = [];
  for (const { pkFile } of await transaction.files.ofMaterial(docMaterialId)) {
    const file = await transaction.files.lock(pkFile);
    if (file) forgotten.push(file);
  }
  if (
    forgotten.some(({ submittedAt }) => submittedAt !== undefined) ||
    (await transaction.items.filesInUse(forgotten.map(({ pkFile }) => pkFile))).size > 0
  )
    return undefined;
  for (const file of forgotten) await removeUploadRecord(transaction, file);
  await transaction.materials.remove(docMaterialId);
  return forgotten;
}

/**
 * Gives a package the categories of a standard. A category with documents stays, even when it is no longer required.
 * Returns the uploads that were removed with categories.
 */
async function takeOver(
  transaction: Transaction,
  caller: Caller,
  record: PackageRecord,
  standard: StandardRecord,
  now: number,
): Promise<readonly FileRecord[]> {
  const [materials, items] = [
    await transaction.materials.ofPackage(record.docDatumId),
    await transaction.items.ofPackage(record.docDatumId),
  ];
  const before = new Map(materials.map((material) => [keyOf(material.category), material]));
  const categories = categoriesFor(record, standard);
  for (const [position, category] of categories.entries()) {
    const earlier = before.get(keyOf(category));
    const fresh = {
      docMaterialId: `DM${randomToken(9)}`,
      docDatumId: record.docDatumId,
      result: 'UNKNOWN',
      reason: '',
      reopened: false,
    } as const;
    await transaction.materials.save({ ...(earlier ?? fresh), category, position });
  }
  const kept = new Set(categories.map(keyOf));
  const given = new Set(items.map(({ docMaterialId }) => docMaterialId));
  const forgotten: FileRecord[] = [];
  for (const [index, material] of materials.filter(({ category }) => !kept.has(keyOf(category))).entries()) {
    const gone = given.has(material.docMaterialId) ? undefined : await removeCategory(transaction, material);
    if (gone) forgotten.push(...gone);
    else
      await transaction.materials.save({
        ...material,
        category: { ...material.category, required: false },
        position: categories.length + index,
      });
  }
  const taken: PackageRecord = {
    ...record,
    standardVersion: standard.snapshotVersion,
    dataVersion: record.dataVersion + 1,
  };
  await transaction.packages.save(taken);
  await logAction(transaction, taken, caller, 'standard-taken', now);
  return forgotten;
}

/** Changes of the library's standard since a package was made by it (document 2, section 7; checklist F-219). */
export function libraryDesk({ store, objects, clock, report }: Parts): Desk<'libraryCompare'> {
  return {
    libraryCompare: async ({ id, createMaterial = false }, context) => {
      const caller = permittedCaller(context, createMaterial ? 'edit' : 'view');
      const { answer, forgotten } = await store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, id, createMaterial);
        const isAssembled = record.state === 'PREPARE';
        if (createMaterial && !isAssembled) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
        const standard = isAssembled ? await newerStandard(transaction, record) : undefined;
        if (!standard) return { answer: nothing, forgotten: [] };
        const has = (await transaction.materials.ofPackage(id)).map(({ category }) => toAskedCategory(category));
        const changes = standardChanges(has, categoriesFor(record, standard).map(toAskedCategory));
        const canCreateMaterial = standardSourceOf(await termsOfStandards(transaction), record.fkFinance) === 'new';
        if (createMaterial && !canCreateMaterial) throw new Refusal('NOT_PERMITTED');
        const gone = createMaterial ? await takeOver(transaction, caller, record, standard, clock.now()) : [];
        const comparison: Answer = {
          fkStdSnapshotVersionEffect: standard.snapshotVersion,
          canCreateMaterial,
          categories: changes.map(changeToWire),
        };
        return { answer: comparison, forgotten: gone };
      });
      for (const file of forgotten)
        await removeUploadBytes(objects, file).catch((fault: unknown) =>
          report(fault, { call: 'libraryCompare', traceId: context.traceId }),
        );
      return answer;
    },
  };
}
