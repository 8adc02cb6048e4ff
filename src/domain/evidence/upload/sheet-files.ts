import { allowedExtensions, extensionOf, type FileLimits } from '../../uploads/file-limits.ts';
import type { DocumentType } from '../materials/stage.ts';

/** Extensions of sheets with many invoices (document 2, section 5; checklist F-216). */
export const sheetExtensions: readonly string[] = ['xlsx', 'xls'];

/** Maximum size of a sheet of invoices, in kilobytes (document 2, section 5). */
export const sheetKilobytes = 20480;

/** Maximum number of invoice rows in one sheet: ten times that of a category. */
export const maxSheetRows = 2000;

export function isSheetName(fileName: string): boolean {
  return sheetExtensions.includes(extensionOf(fileName));
}

/** Whether a file is a sheet. A sheet is not the picture of one document. */
export function isSheet({ name }: { readonly name: string }): boolean {
  return isSheetName(name);
}

/**
 * Whether a category accepts sheets of invoices: it is for invoices, and its limits include sheets (document 2, section
 * 3, "Excel-invoice allowed").
 */
export function takesSheets({
  documentType,
  limits,
}: {
  readonly documentType: DocumentType;
  readonly limits: FileLimits;
}): boolean {
  return (
    documentType === 'BUSI_INVOICE' &&
    allowedExtensions(limits).some((extension) => sheetExtensions.includes(extension))
  );
}

function filterExtensions(limits: FileLimits, isKept: (extension: string) => boolean): FileLimits {
  return {
    ...limits,
    maximumKilobytes: Object.fromEntries(
      Object.entries(limits.maximumKilobytes).filter(([extension]) => isKept(extension)),
    ),
  };
}

/** Limits for the file of a single document, without sheets, which contain many documents. */
export function pictureLimits(limits: FileLimits): FileLimits {
  return filterExtensions(limits, (extension) => !sheetExtensions.includes(extension));
}

/** Limits for a sheet of invoices. */
export function sheetLimits(limits: FileLimits): FileLimits {
  return filterExtensions(limits, (extension) => sheetExtensions.includes(extension));
}
