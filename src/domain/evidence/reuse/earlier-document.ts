import type { DocumentContent } from '../materials/document-content.ts';
import type { FileReference, Material } from '../materials/material.ts';
import { fileRefusal, type FileRefusal } from '../../uploads/file-limits.ts';
import type { InvoiceMark } from './invoice-mark.ts';
import type { DocumentType } from '../materials/stage.ts';

/** Document types that can be reused, because they are identified by a number. */
export const reusableTypes = ['BUSI_INVOICE', 'BUSI_CONTRACT'] as const satisfies readonly DocumentType[];
export type ReusableType = (typeof reusableTypes)[number];

export function isReusable(type: DocumentType): type is ReusableType {
  return reusableTypes.some((each) => each === type);
}

/** An invoice or contract of another package of the same company, in its latest version (checklist F-218). */
export interface EarlierDocument {
  readonly documentId: string;
  /** Id of its category; empty for a document that is not in any package yet. */
  readonly materialId: string;
  readonly content: DocumentContent;
  readonly files: readonly FileReference[];
  /** Numbers of the first few packages that contain it, except void packages and the current one. */
  readonly usedIn: readonly string[];
  /** Number of all those packages. */
  readonly uses: number;
  /** Whether the current package already contains it. */
  readonly isHere: boolean;
  readonly mark: InvoiceMark | undefined;
}

export type ReuseVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'here' | 'red' | 'void' | 'too-many-files' }
  /** The category does not accept one of its files. */
  | { readonly allowed: false; readonly because: 'file'; readonly refusal: FileRefusal };

const refusalOfMark: Readonly<Record<InvoiceMark, 'red' | 'void'>> = { RED: 'red', VOID: 'void' };

/**
 * Whether a document may be chosen for a category: it is not in the package yet, is neither void nor red, and its files
 * meet the limits of the category.
 */
export function reuseVerdict(
  { isHere, mark, files }: Pick<EarlierDocument, 'isHere' | 'mark' | 'files'>,
  { limits }: Pick<Material, 'limits'>,
): ReuseVerdict {
  if (isHere) return { allowed: false, because: 'here' };
  if (mark !== undefined) return { allowed: false, because: refusalOfMark[mark] };
  if (files.length > limits.maximumFiles) return { allowed: false, because: 'too-many-files' };
  // The size of a file that is created on first opening is unknown.
  const refusal = files
    .map((file) => fileRefusal({ name: file.name, size: Math.max(1, file.size) }, limits))
    .find((each) => each !== undefined);
  return refusal === undefined ? { allowed: true } : { allowed: false, because: 'file', refusal };
}

/** Number of further documents that a material accepts; undefined for any number. */
export function remainingItems({
  maxItems,
  items,
}: Pick<Material, 'maxItems'> & { readonly items: readonly unknown[] }): number | undefined {
  return maxItems === undefined ? undefined : Math.max(0, maxItems - items.length);
}
