import { latestDocumentOf, type FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import {
  addEffects,
  noEffect,
  readingEffect,
  type HandedInField,
  type ReadingEffect,
} from '../../../domain/evidence/reading/reading-effect.ts';
import { isReusable, type ReusableType } from '../../../domain/evidence/reuse/earlier-document.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemEditability, editabilityContext } from '../../../domain/evidence/materials/editability.ts';
import { itemFieldsOf } from './field-kinds.ts';
import { fieldsOf } from './item-fields.ts';
import { readFormFields } from './read-fields.ts';

/** Each field of the document with its submitted value and the value that was read. */
function submittedFields(item: MaterialItem, reading: FileReading | undefined): readonly HandedInField[] {
  const [fields, known] = [fieldsOf(item), latestDocumentOf(reading)];
  const read = new Map((known ? readFormFields(known) : []).map(({ id, value }) => [id, value]));
  return itemFieldsOf(item, fields).map(({ id }) => ({ value: fields[id].trim(), read: read.get(id) ?? '' }));
}

/** The readable documents that a submission brings. They may not be changed after it. */
export function readableItems(
  evidence: EvidencePackage,
  materials: readonly Material[],
): readonly { readonly item: MaterialItem; readonly material: Material }[] {
  const context = editabilityContext(evidence, materials);
  return materials.flatMap((material) =>
    material.items
      .filter((item) => item.content.kind !== 'other' && itemEditability(item, material, context).open)
      .map((item) => ({ item, material })),
  );
}

/** How far reading helped with submitted documents, by their type; types without a read field are left out. */
export function submissionEffect(
  items: readonly MaterialItem[],
  readingOf: (item: MaterialItem) => FileReading | undefined,
): ReadonlyMap<ReusableType, ReadingEffect> {
  const effects = new Map<ReusableType, ReadingEffect>();
  for (const item of items) {
    const effect = readingEffect(submittedFields(item, readingOf(item)));
    if (isReusable(item.documentType) && effect.kept + effect.corrected + effect.typed > 0)
      effects.set(item.documentType, addEffects(effects.get(item.documentType) ?? noEffect, effect));
  }
  return effects;
}
