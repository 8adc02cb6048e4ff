import { asPortFault, type FaultKind } from '../../application/ports/port-fault.ts';
import { message, type Message, type PlainKey } from '../../words/catalogue.ts';

/** Something that went wrong, ready to be told. */
export interface Failure {
  readonly kind: FaultKind;
  readonly what: Message;
  /** The server's own words for a code that the portal does not word itself; else empty. */
  readonly serverMessage: string;
  readonly code: string;
  readonly traceId: string;
  readonly canRetry: boolean;
}

const words: Readonly<Record<FaultKind, PlainKey>> = {
  offline: 'refusals.network', 'timed-out': 'refusals.timed-out', 'not-signed-in': 'refusals.not-signed-in', forbidden: 'refusals.forbidden', 'not-found': 'refusals.not-found',
  refused: 'refusals.refused', 'unexpected-answer': 'refusals.unexpected', cancelled: 'refusals.timed-out',
};

/** What to tell of anything that an adapter threw (document 1, section 8). */
export function failureOf(thrown: unknown): Failure {
  const { kind, detail } = asPortFault(thrown);
  return {
    kind, what: message(words[kind]), serverMessage: kind === 'refused' ? (detail.serverMessage ?? '') : '', code: detail.code ?? '', traceId: detail.traceId ?? '',
    canRetry: kind !== 'forbidden' && kind !== 'not-found' && kind !== 'not-signed-in',
  };
}
