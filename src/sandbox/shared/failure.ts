import { asPortFault, type FaultKind } from '../../application/ports/port-fault.ts';

/** A failure to be shown. */
export interface Failure {
  readonly kind: FaultKind;
  /** The server's own words, or empty. */
  readonly serverMessage: string;
  readonly code: string;
  readonly traceId: string;
}

export function failureOf(thrown: unknown): Failure {
  const { kind, detail } = asPortFault(thrown);
  return { kind, serverMessage: detail.serverMessage ?? '', code: detail.code ?? '', traceId: detail.traceId ?? '' };
}
