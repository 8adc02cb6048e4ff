import { takesFiles, type OpennessContext } from '../../../src/domain/evidence/materials/openness.ts';
import { packageMaterials } from './material-model.ts';
import type { MaterialRecord, PackageRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

/** What decides which documents of a package may be changed. */
export async function opennessOf(transaction: Transaction, record: PackageRecord): Promise<OpennessContext> {
  return { state: record.state, financing: record.totalAmount, submittedTotals: record.submittedTotals, changeGranted: record.changeGranted, materials: await packageMaterials(transaction, record.docDatumId) };
}

/** Refuses with NOT_OPEN_FOR_CHANGE a file for a material to which nothing may be added, and in which nothing may be replaced. */
export async function checkTakesFiles(transaction: Transaction, parent: PackageRecord, material: MaterialRecord): Promise<void> {
  const context = await opennessOf(transaction, parent);
  const model = context.materials.find((each) => each.docMaterialId === material.docMaterialId);
  if (!model || !takesFiles(model, context)) throw new Refusal('NOT_OPEN_FOR_CHANGE', { state: parent.state });
}
