import type { FileWriter, Spool } from '../core/ports.ts';
import { sheetStream } from '../documents/sheet-stream.ts';
import { zipStream } from '../documents/zip-stream.ts';

/** Sheets and archives over a spool. The texts are loaded on first use, so that the start does not wait for them. */
export function fileWriterOver(spool: Spool): FileWriter {
  return {
    spool,
    writeSheet: sheetStream,
    writeArchive: zipStream,
    sheetWords: async (locale) => (await import('./sheet-words.ts')).sheetWords(locale),
    tradeSheetWords: async (locale, side) => (await import('./trade-sheet-words.ts')).tradeSheetWords(locale, side),
  };
}
