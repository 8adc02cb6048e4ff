import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DocumentMaker, DocumentOrder } from '../core/ports.ts';
import { askChild } from '../documents/child-answer.ts';
import type { MadeDocument } from './document-maker-process.ts';

const program = join(import.meta.dirname, 'document-maker-process.ts');
const idleMilliseconds = 5000;

/**
 * Generates documents one after another in a separate process, which ends when idle. Two Chinese fonts need more memory
 * than the rest of the server, and drawing would block other requests. A thread would not do, because its memory
 * returns to this process and not to the system.
 */
export class SeparateDocumentMaker implements DocumentMaker {
  #child: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  async make(order: DocumentOrder): Promise<{ readonly bytes: Uint8Array; readonly mimeType: string }> {
    const made = this.#last.then(async () => this.#makeNow(order));
    this.#last = made.catch(() => undefined);
    return made;
  }

  stop(): void {
    clearTimeout(this.#idleTimer);
    this.#child?.disconnect();
    this.#child = undefined;
  }

  async #makeNow(order: DocumentOrder): Promise<{ readonly bytes: Uint8Array; readonly mimeType: string }> {
    clearTimeout(this.#idleTimer);
    if (!this.#child?.connected)
      this.#child = fork(program, {
        serialization: 'advanced',
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
    const made = await askChild<MadeDocument>(this.#child, order);
    this.#idleTimer = setTimeout(() => this.stop(), idleMilliseconds).unref();
    if (made === undefined) throw new Error('The process that makes documents has ended');
    if ('failure' in made) throw new Error(`A document could not be made: ${made.failure}`);
    return made;
  }
}
