import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const house = join(import.meta.dirname, '../../..');

/** A program of the project in its own process, with its output so far. */
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

  /** Resolves when it prints that it is ready; rejects with its output when it ends before. */
  async ready(): Promise<void> {
    return this.says(/^ready /m);
  }

  /** Resolves when its output matches; rejects with its output when it ends before. */
  async says(what: RegExp): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#heard = () => {
        if (what.test(this.#said)) resolve();
        else if (this.#child.exitCode !== null || this.#child.signalCode !== null) reject(new Error(this.#said));
      };
      this.#heard();
    });
  }

  /** The exit code. */
  async ended(): Promise<number | null> {
    return this.#ended;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
