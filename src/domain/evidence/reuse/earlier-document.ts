import type { DocumentContent } from '../materials/document-content.ts';
import type { FileReference, Material } from '../materials/material.ts';
import { fileRefusal, type FileRefusal } from '../../uploads/file-limits.ts';
import type { InvoiceMark } from './invoice-mark.ts';
import type { DocumentType } from '../materials/stage.ts';

/** What can be chosen again: a document with a number of its own, by which one finds it. */
export const reusableTypes = ['BUSI_INVOICE', 'BUSI_CONTRACT'] as const satisfies readonly DocumentType[];
export type ReusableType = (typeof reusableTypes)[number];

export function isReusable(type: DocumentType): type is ReusableType {
  return reusableTypes.some((each) => each === type);
}

/** An invoice or contract of another package of the same company, as it was given last (checklist F-218). */
export interface EarlierDocument {
  readonly documentId: string;
  /** The category that it lies in; empty of what lies in no package yet. */
  readonly materialId: string;
  readonly content: DocumentContent;
  readonly files: readonly FileReference[];
  /** The packages that hold it, void ones apart, and the one for which one chooses: the first few by number. */
  readonly usedIn: readonly string[];
  /** How many they are. */
  readonly uses: number;
  /** The package for which one chooses has it already. */
  readonly isHere: boolean;
  readonly mark: InvoiceMark | undefined;
}

export type Choosing =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'here' | 'red' | 'void' | 'too-many-files' }
  /** A file of it is none that the category takes. */
  | { readonly allowed: false; readonly because: 'file'; readonly refusal: FileRefusal };

const marked: Readonly<Record<InvoiceMark, 'red' | 'void'>> = { RED: 'red', VOID: 'void' };

/**
 * Whether a document may be chosen for a category: not twice in a package, nothing that is void or red, and only files
 * that could be uploaded there.
 */
export function mayChoose(
  { isHere, mark, files }: Pick<EarlierDocument, 'isHere' | 'mark' | 'files'>,
  { limits }: Pick<Material, 'limits'>,
): Choosing {
  if (isHere) return { allowed: false, because: 'here' };
  if (mark !== undefined) return { allowed: false, because: marked[mark] };
  if (files.length > limits.maximumFiles) return { allowed: false, because: 'too-many-files' };
  // Nobody knows the size of a file that is made when it is first opened.
  const refusal = files
    .map((file) => fileRefusal({ name: file.name, size: Math.max(1, file.size) }, limits))
    .find((each) => each !== undefined);
  return refusal === undefined ? { allowed: true } : { allowed: false, because: 'file', refusal };
}

/** How many documents a material still takes; undefined for any number. */
export function roomIn({
  maxItems,
  items,
}: Pick<Material, 'maxItems'> & { readonly items: readonly unknown[] }): number | undefined {
  return maxItems === undefined ? undefined : Math.max(0, maxItems - items.length);
}
