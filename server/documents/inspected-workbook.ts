import { sheetTypes } from '../../src/contract/documented/evidence/invoice-sheets.ts';
import type { Inspection } from '../core/ports.ts';
import { activeParts, foreignAmong, listed, TooMuch, type ForeignNames } from './zip-listing.ts';

/** The part that every newer workbook has. */
const bookPart = 'xl/workbook.xml';

const foreign: ForeignNames = [
  [/(?:^|\/)vbaProject\w*\.bin$|(?:^|\/)(?:macrosheets|dialogsheets|activeX|ctrlProps)\//iu, 'script'],
  // Other files within it, and the ways to those that lie elsewhere.
  [/(?:^|\/)(?:embeddings|externalLinks)\/|(?:^|\/)connections\.xml$/iu, 'attachment'],
];

/** Whether a zip is a workbook (ECMA-376), by the names of its parts. */
export function isWorkbook(names: readonly string[]): boolean {
  return names.includes(bookPart);
}

/**
 * Whether a workbook unpacks to no more than one would, and holds nothing that runs, other files, or ways to them. No
 * size that it states is believed.
 */
export function inspectedWorkbook(bytes: Uint8Array): Inspection {
  try {
    const names = listed(bytes);
    const what = foreignAmong(bytes, names, foreign) ?? activeParts(bytes, names);
    return what === undefined
      ? { kind: 'sheet', mimeType: sheetTypes.xlsx }
      : { kind: 'refused', because: 'active', what };
  } catch (fault) {
    return fault instanceof TooMuch
      ? { kind: 'refused', because: 'active', what: 'bomb' }
      : { kind: 'refused', because: 'unreadable' };
  }
}

/** The part of the library's interface for compound files that is used here; the library has no types for it. */
interface CompoundFiles {
  parse(bytes: Uint8Array): { readonly FullPaths: readonly string[] };
}

/** Patterns of the streams' paths in a compound file. */
const oldBooks = /\/(?:Workbook|Book)$/u;
const sealedBook = /\/EncryptedPackage$/u;
const oldMacros = /\/(?:_VBA_PROJECT|_VBA_PROJECT_CUR)(?:\/|$)/u;
const oldAttachments = /\/(?:MBD[0-9A-F]{8}|Package|[^/]?Ole10Native|CONTENTS)(?:\/|$)/u;

/**
 * As above, for a workbook of the older format, which is a compound file. A workbook that needs a password is a
 * compound file too.
 */
export async function inspectedOldWorkbook(bytes: Uint8Array): Promise<Inspection> {
  try {
    const { CFB } = await import('@e965/xlsx');
    const paths = (CFB as CompoundFiles).parse(bytes).FullPaths.map((path) => path.replace(/\/$/u, ''));
    const holds = (pattern: RegExp): boolean => paths.some((path) => pattern.test(path));
    if (holds(sealedBook)) return { kind: 'refused', because: 'encrypted' };
    if (!holds(oldBooks)) return { kind: 'refused', because: 'unknown-content' };
    if (holds(oldMacros)) return { kind: 'refused', because: 'active', what: 'script' };
    return holds(oldAttachments)
      ? { kind: 'refused', because: 'active', what: 'attachment' }
      : { kind: 'sheet', mimeType: sheetTypes.xls };
  } catch {
    return { kind: 'refused', because: 'unreadable' };
  }
}
