import type { AnswerOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { isRequired } from '../../../src/domain/evidence/selection/invoice-need.ts';
import { categoryKey, standardChanges, type AskedCategory, type CategoryChange } from '../../../src/domain/evidence/standards/standard-changes.ts';
import { limitsOf } from '../../../src/domain/evidence/upload/document-limits.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord, StandardCategory, StandardRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { standardFor } from './candidates-desk.ts';
import { logged } from './log.ts';
import { ownPackage, permitted } from './ownership.ts';
import { categoryIn } from './package-creation.ts';
import { roadOf, termsOfStandards } from './standard-terms.ts';

type Answer = AnswerOf<Calls['libraryCompare']>;

const nothing: Answer = { categories: [] };

function asked({ docStdCategoryId, name, stage, docFileType, required, maxItems, limits }: StandardCategory): AskedCategory {
  const { maximumKilobytes, maximumFiles } = limits ?? limitsOf[docFileType];
  return { docStdCategoryId, name, stage, docFileType, required, maxItems, files: JSON.stringify([maximumFiles, Object.entries(maximumKilobytes).toSorted(([one], [other]) => (one < other ? -1 : 1))]) };
}

/** The standard that a package would be made by now, if it is another than its own. */
async function newerStandard(transaction: Transaction, record: PackageRecord): Promise<StandardRecord | undefined> {
  const within = await transaction.candidates.inPackage(record.docDatumId);
  const funded = within.find(({ fkFinance }) => fkFinance === record.fkFinance) ?? within[0];
  const standard = funded && (await standardFor(transaction, record.book, funded.fkCorpCore, record.fkFinance));
  return standard?.snapshotVersion === record.standardVersion ? undefined : standard;
}

/** The categories of a standard as this package has them: what its invoices are excused from is not required. */
function categoriesFor(record: PackageRecord, standard: StandardRecord): readonly StandardCategory[] {
  return standard.categories.map((category) => ({ ...categoryIn(record.book, category), required: isRequired(category, record.invoiceNeed) }));
}

function changeToWire(change: CategoryChange): NonNullable<Answer['categories']>[number] {
  if (change.change === 'added') return { categoryName: change.name, changeType: 'ADDED', required: change.required };
  return change.change === 'removed' ? { categoryName: change.name, changeType: 'REMOVED' } : { categoryName: change.name, changeType: 'CHANGED', aspects: [...change.aspects] };
}

/** Gives a package the categories of a standard. What something was given for stays, also where it is asked for no more. */
async function takeOver(transaction: Transaction, caller: Caller, record: PackageRecord, standard: StandardRecord, now: number): Promise<void> {
  const [materials, items] = [await transaction.materials.ofPackage(record.docDatumId), await transaction.items.ofPackage(record.docDatumId)];
  const before = new Map(materials.map((material) => [categoryKey(material.category), material]));
  const categories = categoriesFor(record, standard);
  for (const [position, category] of categories.entries()) {
    const earlier = before.get(categoryKey(category));
    const fresh = { docMaterialId: `DM${randomToken(9)}`, docDatumId: record.docDatumId, result: 'UNKNOWN', reason: '', reopened: false } as const;
    await transaction.materials.save({ ...(earlier ?? fresh), category, position });
  }
  const kept = new Set(categories.map(categoryKey));
  const given = new Set(items.map(({ docMaterialId }) => docMaterialId));
  for (const [index, material] of materials.filter(({ category }) => !kept.has(categoryKey(category))).entries()) {
    if (given.has(material.docMaterialId)) await transaction.materials.save({ ...material, category: { ...material.category, required: false }, position: categories.length + index });
    else await transaction.materials.remove(material.docMaterialId);
  }
  const taken: PackageRecord = { ...record, standardVersion: standard.snapshotVersion, dataVersion: record.dataVersion + 1 };
  await transaction.packages.save(taken);
  await logged(transaction, taken, caller, 'standard-taken', now);
}

/** What the library asks for otherwise since a package was made by it (document 2, section 7; checklist F-219). */
export function libraryDesk({ store, clock }: Parts): Desk<'libraryCompare'> {
  return {
    libraryCompare: async ({ id, createMaterial = false }, context) => {
      const caller = permitted(context, createMaterial ? 'edit' : 'view');
      return store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, id, createMaterial);
        const isAssembled = record.state === 'PREPARE';
        if (createMaterial && !isAssembled) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
        const standard = isAssembled ? await newerStandard(transaction, record) : undefined;
        if (!standard) return nothing;
        const has = (await transaction.materials.ofPackage(id)).map(({ category }) => asked(category));
        const changes = standardChanges(has, categoriesFor(record, standard).map(asked));
        const canCreateMaterial = roadOf(await termsOfStandards(transaction), record.fkFinance) === 'new';
        if (createMaterial) {
          if (!canCreateMaterial) throw new Refusal('NOT_PERMITTED');
          await takeOver(transaction, caller, record, standard, clock.now());
        }
        return { fkStdSnapshotVersionEffect: standard.snapshotVersion, canCreateMaterial, categories: changes.map(changeToWire) };
      });
    },
  };
}
