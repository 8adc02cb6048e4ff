import type { DocFileType } from '../materials/stage.ts';
import { isPlainFileName, longestFileName } from './file-name.ts';

/** What a place takes: extensions in lower case without the dot, and the most kilobytes (1024 bytes) of each. */
export interface FileLimits {
  readonly maximumKilobytes: Readonly<Record<string, number>>;
  /** How many files one item may carry. */
  readonly maximumFiles: number;
}

export const imageKilobytes = 5120;
export const pdfKilobytes = 61440;
/** Of trade-background materials: 1.4 MB. */
export const tradeBackgroundKilobytes = 1433.6;
export const parallelUploads = 5;

const images = { jpg: imageKilobytes, jpeg: imageKilobytes, png: imageKilobytes };

/** Document 2, section 5. Contracts in PDF take the larger limit where no category says otherwise: a scanned contract does not fit into 5 MB. */
export const limitsOf: Readonly<Record<DocFileType, FileLimits>> = {
  BUSI_INVOICE: { maximumKilobytes: { ...images, pdf: imageKilobytes }, maximumFiles: 1 },
  BUSI_CONTRACT: { maximumKilobytes: { ...images, pdf: pdfKilobytes }, maximumFiles: 10 },
  ORDER: { maximumKilobytes: { ...images, pdf: pdfKilobytes }, maximumFiles: 1 },
  CHANGE_LETTER_FOR_COLLECTION_ACCOUNT: { maximumKilobytes: { pdf: pdfKilobytes }, maximumFiles: 1 },
  OTHER: { maximumKilobytes: { pdf: pdfKilobytes, ...images }, maximumFiles: 1 },
};

const smallImages = { jpg: tradeBackgroundKilobytes, jpeg: tradeBackgroundKilobytes, png: tradeBackgroundKilobytes };
const small = (most: FileLimits): FileLimits => ({ ...most, maximumKilobytes: { pdf: tradeBackgroundKilobytes, ...smallImages } });

/** Trade-background materials: invoices as images only, and nothing above 1.4 MB (document 2, section 5, X-36). */
export const tradeBackgroundLimits: Readonly<Record<DocFileType, FileLimits>> = {
  BUSI_INVOICE: { maximumKilobytes: smallImages, maximumFiles: 1 },
  BUSI_CONTRACT: small(limitsOf.BUSI_CONTRACT), ORDER: small(limitsOf.ORDER), OTHER: small(limitsOf.OTHER),
  CHANGE_LETTER_FOR_COLLECTION_ACCOUNT: { maximumKilobytes: { pdf: tradeBackgroundKilobytes }, maximumFiles: 1 },
};

export type FileRefusal =
  | { readonly because: 'extension-not-allowed'; readonly allowed: readonly string[] }
  | { readonly because: 'too-large'; readonly limitMegabytes: number }
  | { readonly because: 'bad-name'; readonly most: number }
  | { readonly because: 'empty-file' };

export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

export function allowedExtensions(limits: FileLimits): readonly string[] {
  return Object.keys(limits.maximumKilobytes);
}

/** Why a file of this name and size in bytes cannot be uploaded here; undefined when it can (document 1, section 5). */
export function fileRefusal(file: { readonly name: string; readonly size: number }, limits: FileLimits): FileRefusal | undefined {
  if (!isPlainFileName(file.name)) return { because: 'bad-name', most: longestFileName };
  const extension = extensionOf(file.name);
  const kilobytes = Object.hasOwn(limits.maximumKilobytes, extension) ? limits.maximumKilobytes[extension] : undefined;
  if (kilobytes === undefined) return { because: 'extension-not-allowed', allowed: allowedExtensions(limits) };
  if (file.size > kilobytes * 1024) return { because: 'too-large', limitMegabytes: kilobytes / 1024 };
  return file.size === 0 ? { because: 'empty-file' } : undefined;
}
