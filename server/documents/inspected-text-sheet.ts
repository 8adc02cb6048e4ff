import type { Inspection } from '../core/ports.ts';
import { runsAsSheet, textSheet, textSheetType } from './text-sheet.ts';

/** Inspects a file without a signature: rows of cells between separators, which must not run anything, or unknown. */
export function inspectTextSheet(bytes: Uint8Array): Inspection {
  const found = textSheet(bytes);
  if (found === undefined) return { kind: 'refused', because: 'unknown-content' };
  return runsAsSheet(found)
    ? { kind: 'refused', because: 'active', flaw: 'script' }
    : { kind: 'sheet', mimeType: textSheetType };
}
