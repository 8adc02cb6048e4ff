import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { childAnswer } from './child-answer.ts';

export interface ProcessLimits {
  /** Milliseconds after which a file counts as unreadable and the process that reads it is killed. */
  readonly longestLook: number;
  /** Milliseconds for which an idle process waits for the next file. */
  readonly idle: number;
  /** Bytes of memory that one look may take before its process is killed. */
  readonly mostMemory?: number;
  /** Runs at the lowest useful priority: other work comes first, but leaves about a tenth of a processor. */
  readonly inBackground?: boolean;
}

// A scan of 60 MB takes half of it, the reader itself a sixth.
const usualMemory = 1024 * 1024 * 1024;

/**
 * Runs questions in processes that are started when needed, ended when idle, and killed when a file hangs or bloats
 * them: a reader unpacks outside the heap, where threads have no limits. The caller limits how many run at once.
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
    const reader = waiting ?? this.#started();
    this.#noLongerIdle(reader);
    held(reader, true);
    const answer = await childAnswer<Answer>(reader, question, this.#limits.longestLook, late);
    if (answer === undefined || answer === late) {
      reader.kill('SIGKILL');
      return answer;
    }
    held(reader, false);
    this.#idle.set(reader, setTimeout(() => this.#endIdle(reader), this.#limits.idle).unref());
    return answer;
  }

  #endIdle(reader: ChildProcess): void {
    this.#noLongerIdle(reader);
    reader.kill('SIGKILL');
  }

  #noLongerIdle(reader: ChildProcess): void {
    clearTimeout(this.#idle.get(reader));
    this.#idle.delete(reader);
  }

  /** The child gets none of the server's environment: a reader of foreign files needs no secrets. */
  #started(): ChildProcess {
    const memory = this.#limits.mostMemory ?? usualMemory;
    const reader = fork(this.#program, [String(memory)], {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (this.#limits.inBackground) lowered(reader);
    // One that dies between two files must not take the server with it.
    reader.on('error', () => {});
    reader.on('exit', () => this.#noLongerIdle(reader));
    return reader;
  }
}

/**
 * Lowers the priority of a process. At the lowest priority a busy machine gives it nearly nothing: it would run into
 * its limit of time, and a good file would count as unreadable. A process that could not be started, or is gone
 * already, has no priority.
 */
function lowered({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It then works beside the others, as it would on a system without priorities.
  }
}

/** Only a process at work keeps the server from ending. */
function held(reader: ChildProcess, isHeld: boolean): void {
  for (const handle of [reader, reader.channel]) {
    if (isHeld) handle?.ref();
    else handle?.unref();
  }
}
