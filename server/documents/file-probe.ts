import type { Inspection } from '../core/ports.ts';
import { BoundedProcesses, type ProcessLimits } from './bounded-processes.ts';

/** A sound file takes a second at most where nothing else goes on. On a busy machine it may take ten times that. */
const usualLimits: ProcessLimits = { longestLook: 20_000, idle: 2_000 };
const late: Inspection = { kind: 'refused', because: 'check-timed-out' };

/** Inspects files in bounded processes. */
export class FileProbe {
  readonly #processes: BoundedProcesses<string, Inspection>;

  constructor(limits = usualLimits) {
    this.#processes = new BoundedProcesses(new URL('file-probe-process.ts', import.meta.url), limits);
  }

  /**
   * A file that ends its process is unreadable. Of one that takes too long nothing is known: the machine may be busy.
   */
  async look(path: string): Promise<Inspection> {
    return (await this.#processes.ask(path, late)) ?? { kind: 'refused', because: 'unreadable' };
  }
}
