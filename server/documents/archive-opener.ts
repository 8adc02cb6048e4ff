import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchiveEntry } from '../../src/domain/viewer/shared/archive-entry.ts';
import type { ArchiveOpener, ArrivedContent, UnpackedEntry } from '../core/ports.ts';
import type { EntryQuestion } from './archive-entry-process.ts';
import { BoundedProcesses, type ProcessLimits } from './bounded-processes.ts';
import type { EntryContent } from './entry-content.ts';
import { FairTurns } from './fair-turns.ts';
import { spooled } from './spooled-file.ts';

const atOnce = 2;

/**
 * Writes an archive to disk while checking its digest, then unpacks one file of it in a separate process that can be
 * killed. The unpacked file gets a generated name, never its own path. Companies take turns.
 */
export class ContentArchiveOpener implements ArchiveOpener {
  readonly #processes: BoundedProcesses<EntryQuestion, EntryContent>;
  readonly #turns = new FairTurns(atOnce);
  readonly #folder: string;

  constructor(folder = tmpdir(), limits: ProcessLimits = { longestLook: 10_000, idle: 2_000 }) {
    this.#folder = folder;
    this.#processes = new BoundedProcesses(new URL('archive-entry-process.ts', import.meta.url), limits);
  }

  async unpack<Result>(
    archive: ArrivedContent,
    { path: name, index, size }: ArchiveEntry & { readonly index: number },
    work: (found: UnpackedEntry) => Promise<Result>,
  ): Promise<Result> {
    const into = join(this.#folder, `unpacked-${randomUUID()}`);
    try {
      const content = await this.#turns.take(archive.company, async () =>
        spooled(
          this.#folder,
          archive,
          async (path) =>
            (await this.#processes.ask({ path, into, index, name, size })) ?? { unshown: 'timed-out' as const },
        ),
      );
      if (content === undefined) return await work({ kind: 'changed' });
      if ('unshown' in content) return await work({ kind: 'unshown', because: content.unshown });
      return await work({
        kind: 'shown',
        mimeType: content.mimeType,
        size: (await stat(into)).size,
        bytes: createReadStream(into),
      });
    } finally {
      await rm(into, { force: true });
    }
  }
}
