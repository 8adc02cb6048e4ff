import { tmpdir } from 'node:os';
import type { ArrivedContent, FileInspector, Inspection } from '../core/ports.ts';
import { FairQueue } from './fair-queue.ts';
import { FileProbe } from './file-probe.ts';
import { withSpooledFile } from './spooled-file.ts';

const atOnce = 2;

/**
 * Writes an upload to disk while checking its digest, then inspects it in a separate process, so that a malicious file
 * cannot harm the server. Companies take turns.
 */
export class ContentFileInspector implements FileInspector {
  readonly #probe: Pick<FileProbe, 'inspect'>;
  readonly #turns: FairQueue;
  readonly #folder: string;

  constructor(probe: Pick<FileProbe, 'inspect'> = new FileProbe(), turns = new FairQueue(atOnce), folder = tmpdir()) {
    this.#probe = probe;
    this.#turns = turns;
    this.#folder = folder;
  }

  async inspect(content: ArrivedContent): Promise<Inspection> {
    const inspection = await this.#turns.take(content.company, async () =>
      withSpooledFile(this.#folder, content, async (path) => this.#probe.inspect(path)),
    );
    return inspection ?? { kind: 'refused', because: 'not-as-declared' };
  }
}
