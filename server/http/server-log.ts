export const logLevels = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A fault by its kind, its code and its origin. Its message is not logged, because a database quotes user input. */
interface FaultFields {
  readonly fault: string;
  readonly code?: string;
  readonly at?: readonly string[];
}

const maxPlaces = 8;
const maxCauses = 5;

function faultFieldsOf(fault: unknown): FaultFields {
  const error = fault instanceof Error ? fault : undefined;
  const given = error && 'code' in error ? error.code : undefined;
  const code = typeof given === 'string' || typeof given === 'number' ? { code: String(given) } : {};
  const at = (error?.stack ?? '')
    .split('\n')
    .flatMap((line) => /^\s+at (.+)$/.exec(line)?.[1] ?? [])
    .slice(0, maxPlaces);
  return { fault: error?.name ?? typeof fault, ...code, at };
}

/** The causes of a fault, the nearest first. Of several failed addresses only the first counts. */
function causesOf(fault: unknown): readonly FaultFields[] {
  const causes: FaultFields[] = [];
  for (let cause = causeOf(fault); cause !== undefined && causes.length < maxCauses; cause = causeOf(cause))
    causes.push(faultFieldsOf(cause));
  return causes;
}

function causeOf(fault: unknown): unknown {
  if (fault instanceof AggregateError && fault.cause === undefined) return fault.errors[0];
  return fault instanceof Error ? fault.cause : undefined;
}

/** The fields of a log line. None is personal: no names, addresses, bodies or query strings. */
export interface LogFields {
  readonly traceId?: string;
  /** The call's name in the contract, or the pattern of its route. */
  readonly call?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly fault?: string;
  readonly code?: string;
  readonly at?: readonly string[];
  readonly causes?: readonly FaultFields[];
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

  /** Logs a fault with its causes. */
  fault(event: string, fault: unknown, fields: LogFields): void {
    const causes = causesOf(fault);
    this.#line('error', event, { ...fields, ...faultFieldsOf(fault), ...(causes.length > 0 ? { causes } : {}) });
  }

  #line(level: LogLevel, event: string, fields: LogFields): void {
    if (logLevels.indexOf(level) > this.#level) return;
    this.#write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  }
}
