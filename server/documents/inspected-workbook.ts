import { sheetTypes } from '../../src/contract/documented/evidence/invoice-sheets.ts';
import type { Inspection } from '../core/ports.ts';
import { activePart, foreignPart, zipNames, TooMuch, type ForeignNames } from './zip-names.ts';

/** The part that every workbook in the zip format has. */
const bookPart = 'xl/workbook.xml';

const foreign: ForeignNames = [
  [/(?:^|\/)vbaProject\w*\.bin$|(?:^|\/)(?:macrosheets|dialogsheets|activeX|ctrlProps)\//iu, 'script'],
  // Embedded files, and links to files and data elsewhere.
  [/(?:^|\/)(?:embeddings|externalLinks)\/|(?:^|\/)connections\.xml$/iu, 'attachment'],
];

/** Whether a zip is a workbook (ECMA-376), by the names of its parts. */
export function isWorkbook(names: readonly string[]): boolean {
  return names.includes(bookPart);
}

/**
 * Inspects a workbook: it must not unpack to too much, or hold active content, other files or links to them. No stated
 * size is trusted.
 */
export function inspectWorkbook(bytes: Uint8Array): Inspection {
  try {
    const names = zipNames(bytes);
    const flaw = foreignPart(bytes, names, foreign) ?? activePart(bytes, names);
    return flaw === undefined
      ? { kind: 'sheet', mimeType: sheetTypes.xlsx }
      : { kind: 'refused', because: 'active', flaw };
  } catch (fault) {
    return fault instanceof TooMuch
      ? { kind: 'refused', because: 'active', flaw: 'bomb' }
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
 * Inspects a workbook of the older format, which is a compound file. An encrypted workbook of the newer format is a
 * compound file too.
 */
export async function inspectOldWorkbook(bytes: Uint8Array): Promise<Inspection> {
  try {
    const { CFB } = await import('@e965/xlsx');
    const paths = (CFB as CompoundFiles).parse(bytes).FullPaths.map((path) => path.replace(/\/$/u, ''));
    const holds = (pattern: RegExp): boolean => paths.some((path) => pattern.test(path));
    if (holds(sealedBook)) return { kind: 'refused', because: 'encrypted' };
    if (!holds(oldBooks)) return { kind: 'refused', because: 'unknown-content' };
    if (holds(oldMacros)) return { kind: 'refused', because: 'active', flaw: 'script' };
    return holds(oldAttachments)
      ? { kind: 'refused', because: 'active', flaw: 'attachment' }
      : { kind: 'sheet', mimeType: sheetTypes.xls };
  } catch {
    return { kind: 'refused', because: 'unreadable' };
  }
}
