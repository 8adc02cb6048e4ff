import { documentKnown, type FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { addEffects, noEffect, readingEffect, type HandedInField, type ReadingEffect } from '../../../domain/evidence/reading/reading-effect.ts';
import { isReusable, type ReusableType } from '../../../domain/evidence/reuse/earlier-document.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemFieldsOf } from '../shared/field-kinds.ts';
import { fieldsOf } from '../shared/item-fields.ts';
import { readFormFields } from '../shared/read-fields.ts';

/** Each field that the document has, as it is handed in and as it was read. */
function handedIn(item: MaterialItem, reading: FileReading | undefined): readonly HandedInField[] {
  const [fields, known] = [fieldsOf(item), documentKnown(reading)];
  const read = new Map((known ? readFormFields(known) : []).map(({ id, value }) => [id, value]));
  return itemFieldsOf(item, fields).map(({ id }) => ({ value: fields[id].trim(), read: read.get(id) ?? '' }));
}

/** What reading helped in documents that are handed in, by their kind; kinds without a field are left out. */
export function handedInEffect(items: readonly MaterialItem[], readingOf: (item: MaterialItem) => FileReading | undefined): ReadonlyMap<ReusableType, ReadingEffect> {
  const effects = new Map<ReusableType, ReadingEffect>();
  for (const item of items) {
    const effect = readingEffect(handedIn(item, readingOf(item)));
    if (isReusable(item.docFileType) && effect.kept + effect.corrected + effect.typed > 0) effects.set(item.docFileType, addEffects(effects.get(item.docFileType) ?? noEffect, effect));
  }
  return effects;
}
