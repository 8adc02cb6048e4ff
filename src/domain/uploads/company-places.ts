import type { FileLimits } from './file-limits.ts';

/** Upload targets of files that belong to a company and not to a package, used instead of a material id. */
export const licencePlace = 'real-name';
export const proofPlace = 'agency-objection';
export const applicationPlace = 'product-application';
export const tradeSheetPlace = 'trade-sheet';

const kilobytes = 5120;

/** Pictures and PDFs of at most 5120 KB, five files in one field (document 2, section 5). */
const picturesAndPdfs = {
  maximumKilobytes: { jpg: kilobytes, jpeg: kilobytes, png: kilobytes, pdf: kilobytes },
  maximumFiles: 5,
} as const;

/** Papers of the real-name form: the limits of one slot. */
export const licenceLimits = picturesAndPdfs;
/** Proofs of an objection. */
export const proofLimits = picturesAndPdfs;
/** Attachments of an application for a product; none is required. */
export const applicationLimits = picturesAndPdfs;

/** Sheets of issues or payees, one at a time. The size is ten times that of a sheet with the maximum number of rows. */
export const tradeSheetLimits = {
  maximumKilobytes: { xlsx: kilobytes, xls: kilobytes },
  maximumFiles: 1,
} as const satisfies FileLimits;

/** The targets with their limits. Outside packages, the back end accepts files only for these. */
export const companyPlaces: ReadonlyMap<string, FileLimits> = new Map<string, FileLimits>([
  [proofPlace, proofLimits],
  [licencePlace, licenceLimits],
  [applicationPlace, applicationLimits],
  [tradeSheetPlace, tradeSheetLimits],
]);
