import type { Money } from '../../money/money.ts';
import type { FileLimits } from '../../uploads/file-limits.ts';
import type { ReadFieldName } from '../reading/read-fields.ts';
import { isSheet } from '../upload/sheet-files.ts';
import { documentNumber, type DocumentContent } from './document-content.ts';
import type { DocumentType, ReviewResult, UploadStage } from './stage.ts';

/** An accepted file. Size in bytes. */
export interface FileReference {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
}

/** Content of an item before it was replaced after a return. */
export interface ReplacedContent {
  readonly fileName: string;
  readonly number: string;
  readonly amount: Money | undefined;
  /** Whether the files are unchanged, so that only fields were corrected. */
  readonly sameFiles: boolean;
  /** The complete content, and who changed it last; undefined where the back end does not say. */
  readonly content?: DocumentContent | undefined;
  readonly by?: string | undefined;
}

/** Source of a document that was not uploaded or typed: an invoice of the trade behind the business. */
export const itemOrigins = ['trade'] as const;
export type ItemOrigin = (typeof itemOrigins)[number];

/** One document in a package: an invoice, a contract with its files, or another file. */
export interface MaterialItem {
  readonly documentId: string;
  readonly documentType: DocumentType;
  /** Number of changes of this item; undefined where the back end does not count them. */
  readonly revision: number | undefined;
  readonly files: readonly FileReference[];
  readonly content: DocumentContent;
  readonly result: ReviewResult;
  readonly reason: string;
  readonly reviewedAt: number | undefined;
  readonly reviewedBy: ReviewStageName | undefined;
  /** Whether it was added or replaced since the last return of the package. */
  readonly changedSinceReturn: boolean;
  readonly replaced: ReplacedContent | undefined;
  /** Set while the document is unchanged since its import; undefined for an uploaded or typed document. */
  readonly origin?: ItemOrigin | undefined;
}

export type ReviewStageName = 'first' | 'final';

/** One category that the standard requires, with its documents (document 2, section 3). */
export interface Material {
  readonly materialId: string;
  readonly categoryId: string;
  readonly name: string;
  readonly stage: UploadStage;
  readonly documentType: DocumentType;
  readonly required: boolean;
  /** Maximum number of items; undefined for any number. */
  readonly maxItems: number | undefined;
  readonly limits: FileLimits;
  readonly templates: readonly FileReference[];
  /**
   * Present where the templates have to be edited before they are signed. The signed file is still a PDF or picture.
   */
  readonly templatesEdited?: true;
  readonly examples: readonly FileReference[];
  /**
   * The fields that recognition may fill in for its documents (document 2, section 3; F-211); undefined for all of
   * them.
   */
  readonly recognisedFields?: readonly ReadFieldName[];
  readonly result: ReviewResult;
  readonly reason: string;
  /** Whether a returned item has been removed from it since the return. */
  readonly reopened: boolean;
  readonly items: readonly MaterialItem[];
  /** Unknown codes of its stage, type or properties: the category may require more than the portal shows. */
  readonly unrecognised?: readonly string[];
}

/** Whether a document was imported from a sheet and has no picture of its own. */
export function isFromSheet({ files }: Pick<MaterialItem, 'files'>): boolean {
  return files.length > 0 && files.every(isSheet);
}

/** Title of a document: its file name or, for an invoice from a sheet, its number; empty where it has neither. */
export function itemTitle(item: Pick<MaterialItem, 'files' | 'content'>): string {
  const fileName = item.files[0]?.name ?? '';
  return isFromSheet(item) ? documentNumber(item.content) || fileName : fileName;
}

/** Names by which the log may refer to a document: its file name and its number. */
export function logNames({ files, content }: MaterialItem): readonly string[] {
  return [files[0]?.name ?? '', documentNumber(content)].filter((name) => name !== '');
}
