import { takesFiles, type EditabilityContext } from '../../../src/domain/evidence/materials/editability.ts';
import { letterStateOf, takesLetter } from '../../../src/domain/evidence/materials/overdue.ts';
import { packageMaterials } from './material-model.ts';
import type { MaterialRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { isLetter, letterOf } from './overdue.ts';
import { Refusal } from '../refusal.ts';

/** Facts that decide which documents of a package may be changed. */
export async function opennessOf(transaction: Transaction, record: PackageRecord): Promise<EditabilityContext> {
  return {
    state: record.state,
    financing: record.totalAmount,
    submittedTotals: record.submittedTotals,
    changeGranted: record.changeGranted,
    materials: await packageMaterials(transaction, record.docDatumId),
  };
}

async function takesLetterNow(transaction: Transaction, { docDatumId }: PackageRecord): Promise<boolean> {
  const letter = await letterOf(transaction, docDatumId);
  return takesLetter(letterStateOf({ items: letter ? [letter] : [] }));
}

/**
 * Refuses with NOT_OPEN_FOR_CHANGE a file for a category in which nothing may be added or replaced, and a letter of an
 * overdue package once the platform has accepted one.
 */
export async function checkAcceptsFile(
  transaction: Transaction,
  parent: PackageRecord,
  material: MaterialRecord,
): Promise<void> {
  // The category of the letter exists only where the business is overdue.
  if (isLetter(material) && (await takesLetterNow(transaction, parent))) return;
  const context = await opennessOf(transaction, parent);
  const model = context.materials.find((each) => each.materialId === material.docMaterialId);
  if (!model || !takesFiles(model, context)) throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: parent.state });
}
