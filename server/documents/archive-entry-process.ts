import { readFile, writeFile } from 'node:fs/promises';
import type { EntryContent } from './entry-content.ts';
import { answerQuestions } from './answer-questions.ts';
import { readArchive } from './read-archive.ts';
import { ownArchiveTerms } from './archive-terms.ts';
import { contentKind } from './content-kind.ts';
import { entryContent } from './entry-content.ts';
import { readPdf } from './read-pdf.ts';
import { unpackEntry } from './unpacked-entry.ts';

/** Request to unpack one file of the archive at `path`, and where to write its bytes if they can be shown. */
export interface EntryQuestion {
  readonly path: string;
  readonly unpackedPath: string;
  readonly index: number;
  readonly name: string;
  readonly size: number;
}

const terms = ownArchiveTerms();
answerQuestions({ answer: entryOf });

async function entryOf({ path, unpackedPath, name, ...place }: EntryQuestion): Promise<EntryContent> {
  const archive = new Uint8Array(await readFile(path));
  const kind = contentKind(archive);
  if (kind !== 'zip' && kind !== 'rar') return { trouble: 'damaged' };
  if (kind === 'rar' && !terms.opensRar) return { trouble: 'unknown-format' };
  const unpacked = await unpackEntry(kind, archive, place);
  if ('trouble' in unpacked) return unpacked;
  const content = await entryContent(name, unpacked, {
    pdf: readPdf,
    archive: async (within, bytes) => readArchive(within, bytes, terms),
  });
  if ('mimeType' in content) await writeFile(unpackedPath, unpacked, { flag: 'wx', mode: 0o600 });
  return content;
}
