export type FaultKind =
  /** The network or the server could not be reached. */
  | 'offline'
  | 'timed-out'
  | 'not-signed-in'
  | 'forbidden'
  | 'not-found'
  /** The server understood the request and refused it, with its code and message. */
  | 'refused'
  /** The answer does not match the contract. */
  | 'unexpected-answer'
  /** The caller cancelled the request. */
  | 'cancelled';

/** Where and how a call failed. It contains no personal data. */
export interface FaultDetail {
  readonly call?: string;
  readonly status?: number;
  /** The server's refusal code; empty for none. */
  readonly code?: string;
  /** The server's message; empty for none. */
  readonly serverMessage?: string;
  /** Id of the request, which the user quotes to the hotline. */
  readonly traceId?: string;
  /** Values that the text of the refusal contains. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The only error type that adapters throw. */
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
