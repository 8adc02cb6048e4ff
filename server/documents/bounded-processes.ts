import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { askChild } from './child-answer.ts';

export interface ProcessLimits {
  /** Milliseconds after which a process that has not answered a question is killed. */
  readonly timeLimit: number;
  /** Milliseconds for which an idle process waits for the next file. */
  readonly idle: number;
  /** Bytes of memory that a process may take before it is killed. */
  readonly maxMemoryBytes?: number;
  /** Whether it runs at a lower priority, so that other work comes first but leaves about a tenth of a processor. */
  readonly inBackground?: boolean;
  /** Arguments of the program. */
  readonly args?: readonly string[];
}

// Default memory limit. A scan of 60 MB needs half of it, the reader itself a sixth.
const defaultMemoryBytes = 1024 * 1024 * 1024;

/**
 * Answers questions in processes that are started when needed, ended when idle, and killed at their limits of time and
 * memory. Threads do not suffice: they have no limit for memory outside the heap. The caller limits how many run at
 * once.
 */
export class BoundedProcesses<Question extends object | string, Answer> {
  readonly #program: string;
  readonly #limits: ProcessLimits;
  /** Idle processes, each with the timer that ends it. */
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();

  /** @param program a module that answers by `answerQuestions` */
  constructor(program: URL, limits: ProcessLimits) {
    this.#program = fileURLToPath(program);
    this.#limits = limits;
  }

  /** Undefined when the process died; `late`, or undefined, when it took too long. */
  async ask(question: Question, late?: Answer): Promise<Answer | undefined> {
    const [waiting] = this.#idle.keys();
    const reader = waiting ?? this.#startProcess();
    this.#removeIdle(reader);
    setReferenced(reader, true);
    const answer = await askChild<Answer>(reader, question, this.#limits.timeLimit, late);
    if (answer === undefined || answer === late) {
      reader.kill('SIGKILL');
      return answer;
    }
    setReferenced(reader, false);
    this.#idle.set(reader, setTimeout(() => this.#endIdle(reader), this.#limits.idle).unref());
    return answer;
  }

  #endIdle(reader: ChildProcess): void {
    this.#removeIdle(reader);
    reader.kill('SIGKILL');
  }

  #removeIdle(reader: ChildProcess): void {
    clearTimeout(this.#idle.get(reader));
    this.#idle.delete(reader);
  }

  /** The child process gets none of the server's environment: it reads untrusted files and needs no secrets. */
  #startProcess(): ChildProcess {
    const memory = this.#limits.maxMemoryBytes ?? defaultMemoryBytes;
    const reader = fork(this.#program, [String(memory), ...(this.#limits.args ?? [])], {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (this.#limits.inBackground) lowerPriority(reader);
    // Without a listener, an error event would end the server.
    reader.on('error', () => {});
    reader.on('exit', () => this.#removeIdle(reader));
    return reader;
  }
}

/**
 * Lowers the priority of a process, but not to the lowest one: with that, a busy machine would give it nearly no time,
 * and it would exceed its time limit with an undamaged file. A process that could not be started, or has ended, is left
 * unchanged.
 */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process then runs at the usual priority.
  }
}

/** Sets whether a process prevents the server from ending: only a process with a question does. */
function setReferenced(reader: ChildProcess, isReferenced: boolean): void {
  for (const handle of [reader, reader.channel]) {
    if (isReferenced) handle?.ref();
    else handle?.unref();
  }
}
