import { readFile, writeFile } from 'node:fs/promises';
import type { EntryContent } from './entry-content.ts';
import { answerQuestions } from './answer-questions.ts';
import { readArchive } from './archive-reading.ts';
import { contentKind } from './content-kind.ts';
import { entryContent } from './entry-content.ts';
import { readPdf } from './pdf-reading.ts';
import { unpackedEntry } from './unpacked-entry.ts';

/** A file of an archive that lies at a path, and where to put its bytes if they can be shown. */
export interface EntryQuestion {
  readonly path: string;
  readonly into: string;
  readonly index: number;
  readonly name: string;
  readonly size: number;
}

answerQuestions({ answer: entryOf });

async function entryOf({ path, into, name, ...place }: EntryQuestion): Promise<EntryContent> {
  const archive = new Uint8Array(await readFile(path));
  const kind = contentKind(archive);
  if (kind !== 'zip' && kind !== 'rar') return { unshown: 'damaged' };
  const unpacked = await unpackedEntry(kind, archive, place);
  if ('unshown' in unpacked) return unpacked;
  const content = await entryContent(name, unpacked, { pdf: readPdf, archive: readArchive });
  if ('mimeType' in content) await writeFile(into, unpacked, { flag: 'wx', mode: 0o600 });
  return content;
}
