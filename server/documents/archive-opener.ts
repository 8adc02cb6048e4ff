import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchiveEntry } from '../../src/domain/viewer/shared/archive-entry.ts';
import type { ArchiveOpener, ArrivedContent, UnpackedEntry } from '../core/ports.ts';
import { argumentsOf, type ArchiveTerms } from './archive-terms.ts';
import type { EntryQuestion } from './archive-entry-process.ts';
import { BoundedProcesses, type ProcessLimits } from './bounded-processes.ts';
import type { EntryContent } from './entry-content.ts';
import { FairQueue } from './fair-queue.ts';
import { withSpooledFile } from './spooled-file.ts';

const atOnce = 2;

/**
 * Writes an archive to disk while checking its digest, then unpacks one file of it in a separate process. That process
 * is killed at its limits. The unpacked file gets a generated name, never its own path. Companies take turns.
 */
export class ContentArchiveOpener implements ArchiveOpener {
  readonly #processes: BoundedProcesses<EntryQuestion, EntryContent>;
  readonly #turns = new FairQueue(atOnce);
  readonly #folder: string;

  constructor(
    folder = tmpdir(),
    limits: ProcessLimits = { timeLimit: 10_000, idle: 2_000 },
    terms: ArchiveTerms = { opensRar: false },
  ) {
    this.#folder = folder;
    this.#processes = new BoundedProcesses(new URL('archive-entry-process.ts', import.meta.url), {
      ...limits,
      args: argumentsOf(terms),
    });
  }

  async unpack<Result>(
    archive: ArrivedContent,
    { path: name, index, size }: ArchiveEntry & { readonly index: number },
    work: (found: UnpackedEntry) => Promise<Result>,
  ): Promise<Result> {
    const unpackedPath = join(this.#folder, `unpacked-${randomUUID()}`);
    try {
      const answer = await this.#turns.take(archive.company, async () =>
        withSpooledFile(
          this.#folder,
          archive,
          async (path) =>
            (await this.#processes.ask({ path, unpackedPath, index, name, size })) ?? { trouble: 'timed-out' as const },
        ),
      );
      if (answer === undefined) return await work({ kind: 'changed' });
      if ('trouble' in answer) return await work({ kind: 'unshown', because: answer.trouble });
      return await work({
        kind: 'shown',
        mimeType: answer.mimeType,
        size: (await stat(unpackedPath)).size,
        bytes: createReadStream(unpackedPath),
      });
    } finally {
      await rm(unpackedPath, { force: true });
    }
  }
}
