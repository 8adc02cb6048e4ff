import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Inspection } from '../core/ports.ts';
import { childAnswer } from './child-answer.ts';

export interface FileProbeLimits {
  /** Milliseconds after which a file counts as unreadable and the process that reads it is killed. */
  readonly longestLook: number;
  /** Milliseconds for which an idle process waits for the next file. */
  readonly idle: number;
  /** Bytes of memory that one look may take before its process is killed. */
  readonly mostMemory?: number;
}

// A scan of 60 MB takes half of it, the reader itself a sixth.
const usualMemory = 1024 * 1024 * 1024;

/**
 * Opens files in processes that are started when needed, ended when idle, and killed when a file hangs or bloats them:
 * what a reader unpacks lies outside the heap, where threads have no limits. How many at once is the caller's to say.
 */
export class FileProbe {
  readonly #limits: FileProbeLimits;
  readonly #idle: ChildProcess[] = [];

  constructor(limits: FileProbeLimits = { longestLook: 10_000, idle: 2_000 }) {
    this.#limits = limits;
  }

  async look(path: string): Promise<Inspection> {
    const reader = this.#idle.pop() ?? this.#started();
    held(reader, true);
    const inspection = await childAnswer<Inspection>(reader, path, this.#limits.longestLook);
    if (inspection === undefined) {
      reader.kill('SIGKILL');
      return { kind: 'refused', because: 'unreadable' };
    }
    held(reader, false);
    this.#idle.push(reader);
    setTimeout(() => this.#endIdle(reader), this.#limits.idle).unref();
    return inspection;
  }

  #endIdle(reader: ChildProcess): void {
    if (this.#noLongerIdle(reader)) reader.kill('SIGKILL');
  }

  /** Whether it was. */
  #noLongerIdle(reader: ChildProcess): boolean {
    const place = this.#idle.indexOf(reader);
    if (place >= 0) this.#idle.splice(place, 1);
    return place >= 0;
  }

  /** Without the server's environment: what reads foreign files needs none of its secrets. */
  #started(): ChildProcess {
    const memory = this.#limits.mostMemory ?? usualMemory;
    const reader = fork(fileURLToPath(new URL('file-probe-process.ts', import.meta.url)), [String(memory)], { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    // One that dies between two files must not take the server with it.
    reader.on('error', () => {});
    reader.on('exit', () => this.#noLongerIdle(reader));
    return reader;
  }
}

/** Only a process at work keeps the server from ending. */
function held(reader: ChildProcess, isHeld: boolean): void {
  for (const handle of [reader, reader.channel]) {
    if (isHeld) handle?.ref();
    else handle?.unref();
  }
}
