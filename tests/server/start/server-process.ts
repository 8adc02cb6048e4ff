import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const house = join(import.meta.dirname, '../../..');

/** A program of the house in a process of its own, with what it said so far. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #said = '';
  #heard: () => void = () => undefined;

  constructor(program: string, environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
    const { PATH = '' } = process.env;
    this.#child = spawn(process.execPath, [join(house, program), ...args], {
      env: { PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = once(this.#child, 'close').then(([code]) => code as number | null);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#said += chunk.toString('utf8');
        this.#heard();
      });
    }
    void this.#ended.then(() => this.#heard());
  }

  get said(): string {
    return this.#said;
  }

  /** Resolves once it says that it is ready; rejects with what it said when it ends before. */
  async ready(): Promise<void> {
    return this.says(/^ready /m);
  }

  /** Resolves once it has said that; rejects with what it said when it ends before. */
  async says(what: RegExp): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#heard = () => {
        if (what.test(this.#said)) resolve();
        else if (this.#child.exitCode !== null || this.#child.signalCode !== null) reject(new Error(this.#said));
      };
      this.#heard();
    });
  }

  /** How it ends by itself. */
  async ended(): Promise<number | null> {
    return this.#ended;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
