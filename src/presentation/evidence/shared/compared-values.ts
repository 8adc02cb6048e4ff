import { observable } from 'mobx';
import type { Drafts } from '../../../application/ports/drafts.ts';
import { sameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemOpenness, type OpennessContext } from '../../../domain/evidence/materials/openness.ts';
import { itemFieldsOf } from './field-kinds.ts';
import { fieldsOf, type ItemFields } from './item-fields.ts';

/** With which files somebody has compared which fields of a document. */
interface Compared {
  readonly pkFiles: readonly string[];
  readonly fields: readonly string[];
}

const draftName = (docFileId: string): string => `compared:${docFileId}`;
const pkFilesOf = (item: MaterialItem): readonly string[] => item.files.map((file) => file.pkFile);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function isCompared(value: unknown): value is Compared {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pkFiles' in value &&
    'fields' in value &&
    isTexts(value.pkFiles) &&
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
    if (asked === 'nothing' || !(asked === 'all' ? this.isAsked(item) : this.read(item.docFileId))) return [];
    const compared = this.read(item.docFileId);
    const done = compared && sameFiles(compared.pkFiles, pkFilesOf(item)) ? compared.fields : [];
    return itemFieldsOf(item, fields)
      .map(({ id }) => id)
      .filter((id) => fields[id] !== '' && !done.includes(id));
  }

  /**
   * These fields were compared, agree with what was read of the new file, or were changed by somebody who saw the file.
   */
  compared(item: MaterialItem, fields: readonly (keyof ItemFields)[]): void {
    if (!this.isAsked(item)) return;
    const before = this.read(item.docFileId);
    const done = before && sameFiles(before.pkFiles, pkFilesOf(item)) ? before.fields : [];
    this.write(item.docFileId, { pkFiles: pkFilesOf(item), fields: [...new Set([...done, ...fields])] });
  }

  /**
   * Another file is about to take the place of those that the values were taken from: a back end need not tell it
   * afterwards.
   */
  beforeReplacing(item: MaterialItem, material: Material, context: OpennessContext): void {
    if (askedOf(item, material, context) === 'nothing' || this.waiting(item, material, context).length > 0) return;
    this.write(item.docFileId, { pkFiles: pkFilesOf(item), fields: Object.keys(fieldsOf(item)) });
  }

  forgotten(docFileId: string): void {
    this.#known.delete(docFileId);
    this.#drafts.remove(draftName(docFileId));
  }

  private isAsked(item: MaterialItem): boolean {
    return this.read(item.docFileId) !== undefined || item.replaced?.sameFiles === false;
  }

  private read(docFileId: string): Compared | undefined {
    if (this.#known.has(docFileId)) return this.#known.get(docFileId);
    const kept = this.#drafts.read(draftName(docFileId));
    return isCompared(kept) ? kept : undefined;
  }

  private write(docFileId: string, compared: Compared): void {
    this.#known.set(docFileId, compared);
    this.#drafts.write(draftName(docFileId), compared);
  }
}
