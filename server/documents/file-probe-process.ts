import { open, type FileHandle } from 'node:fs/promises';
import type { Inspection } from '../core/ports.ts';
import { answerQuestions } from './answer-questions.ts';
import { readArchive } from './read-archive.ts';
import { ownArchiveTerms } from './archive-terms.ts';
import type { ByteSource } from './byte-source.ts';
import { inspectContent } from './inspected-content.ts';
import { readPdf } from './read-pdf.ts';

const terms = ownArchiveTerms();
answerQuestions({ answer: inspectionOf });

async function inspectionOf(path: string): Promise<Inspection> {
  const handle = await open(path, 'r');
  try {
    return await inspectContent(await fileSource(handle), {
      pdf: readPdf,
      archive: async (kind, bytes) => readArchive(kind, bytes, terms),
    });
  } finally {
    await handle.close();
  }
}

async function fileSource(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat();
  return {
    size,
    read: async (from, to) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    },
  };
}
