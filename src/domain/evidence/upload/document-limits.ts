import { imageKilobytes } from '../../uploads/attachment-limits.ts';
import type { FileLimits } from '../../uploads/file-limits.ts';
import type { DocumentType } from '../materials/stage.ts';

export const pdfKilobytes = 61440;
/** Limit of trade-background materials: 1.4 MB. */
export const tradeBackgroundKilobytes = 1433.6;
const images = { jpg: imageKilobytes, jpeg: imageKilobytes, png: imageKilobytes };

/**
 * Default limits (document 2, section 5). PDF contracts have the larger limit unless their category says otherwise,
 * because a scanned contract often exceeds 5 MB.
 */
export const limitsOf: Readonly<Record<DocumentType, FileLimits>> = {
  BUSI_INVOICE: { maximumKilobytes: { ...images, pdf: imageKilobytes }, maximumFiles: 1 },
  BUSI_CONTRACT: { maximumKilobytes: { ...images, pdf: pdfKilobytes }, maximumFiles: 10 },
  ORDER: { maximumKilobytes: { ...images, pdf: pdfKilobytes }, maximumFiles: 1 },
  CHANGE_LETTER_FOR_COLLECTION_ACCOUNT: { maximumKilobytes: { pdf: pdfKilobytes }, maximumFiles: 1 },
  OTHER: { maximumKilobytes: { pdf: pdfKilobytes, ...images }, maximumFiles: 1 },
};

const smallImages = { jpg: tradeBackgroundKilobytes, jpeg: tradeBackgroundKilobytes, png: tradeBackgroundKilobytes };
const small = (most: FileLimits): FileLimits => ({
  ...most,
  maximumKilobytes: { pdf: tradeBackgroundKilobytes, ...smallImages },
});

/** Trade-background materials: invoices as images only, and nothing above 1.4 MB (document 2, section 5, X-36). */
export const tradeBackgroundLimits: Readonly<Record<DocumentType, FileLimits>> = {
  BUSI_INVOICE: { maximumKilobytes: smallImages, maximumFiles: 1 },
  BUSI_CONTRACT: small(limitsOf.BUSI_CONTRACT),
  ORDER: small(limitsOf.ORDER),
  OTHER: small(limitsOf.OTHER),
  CHANGE_LETTER_FOR_COLLECTION_ACCOUNT: { maximumKilobytes: { pdf: tradeBackgroundKilobytes }, maximumFiles: 1 },
};
