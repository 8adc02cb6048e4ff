import { observable } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import { sameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemEditability, type EditabilityContext } from '../../../domain/evidence/materials/editability.ts';
import { itemFieldsOf } from './field-kinds.ts';
import { fieldsOf, type ItemFields } from './item-fields.ts';

/** The fields of a document that a user has compared, and the files they were compared with. */
interface Comparison {
  readonly fileIds: readonly string[];
  readonly fields: readonly string[];
}

const draftName = (documentId: string): string => `compared:${documentId}`;
const fileIdsOf = (item: MaterialItem): readonly string[] => item.files.map((file) => file.fileId);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isComparison(value: unknown): value is Comparison {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fileIds' in value &&
    'fields' in value &&
    isTexts(value.fileIds) &&
    isTexts(value.fields)
  );
}

/**
 * How much of a document must be compared: nothing if it may not be changed. During the first assembly only what this
 * browser knows counts, because no back end reports a file that was replaced before the first submission.
 */
function comparisonScope(
  item: MaterialItem,
  material: Material,
  context: EditabilityContext,
): 'nothing' | 'what-is-known-here' | 'all' {
  const openness = itemEditability(item, material, context);
  if (!openness.open) return 'nothing';
  return openness.because === 'being-assembled' ? 'what-is-known-here' : 'all';
}

/**
 * After the file of a document was replaced, its values still come from the old file until a user has compared them.
 * The back end reports the replacement; the compared values are kept in this browser.
 */
export class ComparedValues {
  readonly #drafts: Drafts;
  readonly #known = observable.map<string, Comparison | undefined>({}, { deep: false });

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  /** The fields of a document whose values come from a replaced file and were not compared yet. */
  uncompared(
    item: MaterialItem,
    material: Material,
    context: EditabilityContext,
    fields: ItemFields = fieldsOf(item),
  ): readonly (keyof ItemFields)[] {
    const scope = comparisonScope(item, material, context);
    if (scope === 'nothing' || !(scope === 'all' ? this.needsComparison(item) : this.read(item.documentId))) return [];
    const compared = this.read(item.documentId);
    const done = compared && sameFiles(compared.fileIds, fileIdsOf(item)) ? compared.fields : [];
    return itemFieldsOf(item, fields)
      .map(({ id }) => id)
      .filter((id) => fields[id] !== '' && !done.includes(id));
  }

  /**
   * Marks fields as compared, because they agree with the new file's reading or a user changed them with the file in
   * view.
   */
  markCompared(item: MaterialItem, fields: readonly (keyof ItemFields)[]): void {
    if (!this.needsComparison(item)) return;
    const before = this.read(item.documentId);
    const done = before && sameFiles(before.fileIds, fileIdsOf(item)) ? before.fields : [];
    this.write(item.documentId, { fileIds: fileIdsOf(item), fields: [...new Set([...done, ...fields])] });
  }

  /**
   * Records that the values come from the present files, which are about to be replaced. A back end may not report the
   * replacement afterwards.
   */
  noteReplacement(item: MaterialItem, material: Material, context: EditabilityContext): void {
    if (comparisonScope(item, material, context) === 'nothing' || this.uncompared(item, material, context).length > 0)
      return;
    this.write(item.documentId, { fileIds: fileIdsOf(item), fields: Object.keys(fieldsOf(item)) });
  }

  forget(documentId: string): void {
    this.#known.delete(documentId);
    this.#drafts.remove(draftName(documentId));
  }

  private needsComparison(item: MaterialItem): boolean {
    return this.read(item.documentId) !== undefined || item.replaced?.sameFiles === false;
  }

  private read(documentId: string): Comparison | undefined {
    if (this.#known.has(documentId)) return this.#known.get(documentId);
    const kept = this.#drafts.read(draftName(documentId));
    return isComparison(kept) ? kept : undefined;
  }

  private write(documentId: string, comparison: Comparison): void {
    this.#known.set(documentId, comparison);
    this.#drafts.write(draftName(documentId), comparison);
  }
}
