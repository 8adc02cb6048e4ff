import { observable } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import { sameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemOpenness, type OpennessContext } from '../../../domain/evidence/materials/openness.ts';
import { itemFieldsOf } from './field-kinds.ts';
import { fieldsOf, type ItemFields } from './item-fields.ts';

/** With which files somebody has compared which fields of a document. */
interface Compared {
  readonly fileIds: readonly string[];
  readonly fields: readonly string[];
}

const draftName = (documentId: string): string => `compared:${documentId}`;
const fileIdsOf = (item: MaterialItem): readonly string[] => item.files.map((file) => file.fileId);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isCompared(value: unknown): value is Compared {
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
 * How much is asked of a document: nothing where it is shut; while it is first assembled only what this browser knows
 * of, since no back end tells of a file that was replaced before anybody saw it.
 */
function askedOf(
  item: MaterialItem,
  material: Material,
  context: OpennessContext,
): 'nothing' | 'what-is-known-here' | 'all' {
  const openness = itemOpenness(item, material, context);
  if (!openness.open) return 'nothing';
  return openness.because === 'being-assembled' ? 'what-is-known-here' : 'all';
}

/**
 * After the file of a document was replaced, what the old one said stands under the new one until somebody has compared
 * it. The back end tells that the file is another one; which values were compared with it stays in this browser.
 */
export class ComparedValues {
  readonly #drafts: Drafts;
  readonly #known = observable.map<string, Compared | undefined>({}, { deep: false });

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  /** The fields of a document that still say what they said under another file. */
  waiting(
    item: MaterialItem,
    material: Material,
    context: OpennessContext,
    fields: ItemFields = fieldsOf(item),
  ): readonly (keyof ItemFields)[] {
    const asked = askedOf(item, material, context);
    if (asked === 'nothing' || !(asked === 'all' ? this.isAsked(item) : this.read(item.documentId))) return [];
    const compared = this.read(item.documentId);
    const done = compared && sameFiles(compared.fileIds, fileIdsOf(item)) ? compared.fields : [];
    return itemFieldsOf(item, fields)
      .map(({ id }) => id)
      .filter((id) => fields[id] !== '' && !done.includes(id));
  }

  /**
   * These fields were compared, agree with what was read of the new file, or were changed by somebody who saw the file.
   */
  compared(item: MaterialItem, fields: readonly (keyof ItemFields)[]): void {
    if (!this.isAsked(item)) return;
    const before = this.read(item.documentId);
    const done = before && sameFiles(before.fileIds, fileIdsOf(item)) ? before.fields : [];
    this.write(item.documentId, { fileIds: fileIdsOf(item), fields: [...new Set([...done, ...fields])] });
  }

  /**
   * Another file is about to take the place of those that the values were taken from: a back end need not tell it
   * afterwards.
   */
  beforeReplacing(item: MaterialItem, material: Material, context: OpennessContext): void {
    if (askedOf(item, material, context) === 'nothing' || this.waiting(item, material, context).length > 0) return;
    this.write(item.documentId, { fileIds: fileIdsOf(item), fields: Object.keys(fieldsOf(item)) });
  }

  forgotten(documentId: string): void {
    this.#known.delete(documentId);
    this.#drafts.remove(draftName(documentId));
  }

  private isAsked(item: MaterialItem): boolean {
    return this.read(item.documentId) !== undefined || item.replaced?.sameFiles === false;
  }

  private read(documentId: string): Compared | undefined {
    if (this.#known.has(documentId)) return this.#known.get(documentId);
    const kept = this.#drafts.read(draftName(documentId));
    return isCompared(kept) ? kept : undefined;
  }

  private write(documentId: string, compared: Compared): void {
    this.#known.set(documentId, compared);
    this.#drafts.write(draftName(documentId), compared);
  }
}
