export type FaultKind =
  /** The network or the server could not be reached. */
  | 'offline'
  | 'timed-out'
  | 'not-signed-in'
  | 'forbidden'
  | 'not-found'
  /** The server understood and said no, with its code and message. */
  | 'refused'
  /** What came back was not what the contract says. */
  | 'unexpected-answer'
  /** The caller gave up waiting. */
  | 'cancelled';

/** Where and how a call failed; nothing of it names a person. */
export interface FaultDetail {
  readonly call?: string;
  readonly status?: number;
  /** The server's own refusal code, or empty. */
  readonly code?: string;
  /** The server's own words, or empty. */
  readonly serverMessage?: string;
  /** What to name to the hotline. */
  readonly traceId?: string;
  /** Values that the refusal speaks of. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The one error that adapters raise. */
export class PortFault extends Error {
  override readonly name = 'PortFault';
  readonly kind: FaultKind;
  readonly detail: FaultDetail;

  constructor(kind: FaultKind, detail: FaultDetail = {}) {
    super(`${kind}${detail.call === undefined ? '' : ` in ${detail.call}`}${detail.code ? ` (${detail.code})` : ''}`);
    this.kind = kind;
    this.detail = detail;
  }
}

const passing: ReadonlySet<FaultKind> = new Set(['offline', 'timed-out', 'unexpected-answer']);
const passingCodes: ReadonlySet<string> = new Set(['SERVER_BUSY', 'SERVER_FAULT', 'TOO_MANY_REQUESTS']);

/** Whether a later attempt may succeed: the connection or the server has a problem, and the call was not refused. */
export function mayPass(thrown: unknown): boolean {
  const { kind, detail } = asPortFault(thrown);
  return passing.has(kind) || passingCodes.has(detail.code ?? '');
}

/** Converts any thrown value to a fault; an unforeseen error counts as an unexpected answer. */
export function asPortFault(thrown: unknown): PortFault {
  return thrown instanceof PortFault ? thrown : new PortFault('unexpected-answer');
}
