import type { Inspection } from '../core/ports.ts';
import { argumentsOf, type ArchiveTerms } from './archive-terms.ts';
import { BoundedProcesses, type ProcessLimits } from './bounded-processes.ts';

/** An undamaged file takes a second at most on an idle machine, and may take ten times that on a busy one. */
const defaultLimits: ProcessLimits = { timeLimit: 20_000, idle: 2_000 };
const timedOut: Inspection = { kind: 'refused', because: 'check-timed-out' };

/** Inspects files in bounded processes. */
export class FileProbe {
  readonly #processes: BoundedProcesses<string, Inspection>;

  constructor(limits = defaultLimits, terms: ArchiveTerms = { opensRar: false }) {
    this.#processes = new BoundedProcesses(new URL('file-probe-process.ts', import.meta.url), {
      ...limits,
      args: argumentsOf(terms),
    });
  }

  /**
   * A file on which the process dies is unreadable. A timeout says nothing about a file, since the machine may be busy.
   */
  async inspect(path: string): Promise<Inspection> {
    return (await this.#processes.ask(path, timedOut)) ?? { kind: 'refused', because: 'unreadable' };
  }
}
