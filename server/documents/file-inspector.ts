import { tmpdir } from 'node:os';
import type { ArrivedContent, FileInspector, Inspection } from '../core/ports.ts';
import { FairTurns } from './fair-turns.ts';
import { FileProbe } from './file-probe.ts';
import { spooled } from './spooled-file.ts';

const atOnce = 2;

/**
 * Puts what came on a disk while holding it against its digest, and has it opened in a process of its own, where a file
 * that hangs or bloats the reader harms nobody. Companies take turns.
 */
export class ContentFileInspector implements FileInspector {
  readonly #probe: Pick<FileProbe, 'look'>;
  readonly #turns: FairTurns;
  readonly #folder: string;

  constructor(probe: Pick<FileProbe, 'look'> = new FileProbe(), turns = new FairTurns(atOnce), folder = tmpdir()) {
    this.#probe = probe;
    this.#turns = turns;
    this.#folder = folder;
  }

  async inspect(content: ArrivedContent): Promise<Inspection> {
    const inspection = await this.#turns.take(content.company, async () =>
      spooled(this.#folder, content, async (path) => this.#probe.look(path)),
    );
    return inspection ?? { kind: 'refused', because: 'not-as-declared' };
  }
}
