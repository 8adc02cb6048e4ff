export const logLevels = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a line may tell. Nothing of it is personal: no names, no addresses, no bodies, no query strings. */
export interface LogFields {
  readonly traceId?: string;
  /** The call's name in the contract, or the pattern of its route. */
  readonly call?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly fault?: string;
  readonly code?: string;
  readonly at?: readonly string[];
}

/** Structured logs: one JSON object a line. */
export class ServerLog {
  readonly #level: number;
  readonly #write: (line: string) => void;

  constructor(level: LogLevel, write: (line: string) => void = (line) => void process.stdout.write(line)) {
    this.#level = logLevels.indexOf(level);
    this.#write = write;
  }

  info(event: string, fields: LogFields): void {
    this.#line('info', event, fields);
  }

  warn(event: string, fields: LogFields): void {
    this.#line('warn', event, fields);
  }

  /** A fault by its kind and place. Its message stays out: a database quotes what users typed. */
  fault(event: string, fault: unknown, fields: LogFields): void {
    const error = fault instanceof Error ? fault : undefined;
    const code = error && 'code' in error ? { code: String(error.code) } : {};
    const at = (error?.stack ?? '').split('\n').flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? []).slice(0, 8);
    this.#line('error', event, { ...fields, fault: error?.name ?? typeof fault, ...code, at });
  }

  #line(level: LogLevel, event: string, fields: LogFields): void {
    if (logLevels.indexOf(level) > this.#level) return;
    this.#write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  }
}
