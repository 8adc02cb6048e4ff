import type { Gathering, Spool } from '../core/ports.ts';
import { sheetStream } from '../documents/sheet-stream.ts';
import { zipStream } from '../documents/zip-stream.ts';

/** Sheets and archives over a spool. The words are fetched when the first is wanted: no start waits for them. */
export function gatheringOver(spool: Spool): Gathering {
  return {
    spool,
    sheet: sheetStream,
    archive: zipStream,
    words: async (locale) => (await import('./sheet-words.ts')).sheetWords(locale),
  };
}
