import type { Inspection } from '../core/ports.ts';
import { BoundedProcesses, type ProcessLimits } from './bounded-processes.ts';

/** Opens files in bounded processes, to say what they are. */
export class FileProbe {
  readonly #processes: BoundedProcesses<string, Inspection>;

  constructor(limits: ProcessLimits = { longestLook: 10_000, idle: 2_000 }) {
    this.#processes = new BoundedProcesses(new URL('file-probe-process.ts', import.meta.url), limits);
  }

  async look(path: string): Promise<Inspection> {
    return (await this.#processes.ask(path)) ?? { kind: 'refused', because: 'unreadable' };
  }
}
