import { asPortFault, type FaultKind } from '../../application/ports/port-fault.ts';
import { message, type Message, type PlainKey } from '../../words/catalogue.ts';

/** A fault as it is shown to the user. */
export interface Failure {
  readonly kind: FaultKind;
  readonly what: Message;
  readonly code: string;
  readonly traceId: string;
  readonly canRetry: boolean;
}

const words: Readonly<Record<FaultKind, PlainKey>> = {
  offline: 'refusals.network',
  'timed-out': 'refusals.timed-out',
  'not-signed-in': 'refusals.not-signed-in',
  forbidden: 'refusals.forbidden',
  'not-found': 'refusals.not-found',
  refused: 'refusals.refused',
  'unexpected-answer': 'refusals.unexpected',
  cancelled: 'refusals.timed-out',
};

/** Codes with the portal's own words, regardless of the message that the back end sends with them. */
const wordedByPortal: ReadonlySet<string> = new Set([
  'SESSION_REQUIRED',
  'SESSION_REPLACED',
  'NOT_PERMITTED',
  'NOT_FOUND',
]);

/** Codes that only this project's back end gives. The portal's words say what to do next. */
const ownWords: ReadonlyMap<string, PlainKey> = new Map([
  ['PACKAGE_EMPTY', 'refusals.package-empty'],
  ['TOO_MANY_FILES', 'refusals.too-many-files'],
  ['FILE_TWICE', 'refusals.file-twice'],
]);

/**
 * Words anything that an adapter threw. The back end's own words are used if its code says more than the portal knows
 * (document 1, section 8).
 */
export function failureOf(thrown: unknown): Failure {
  const { kind, detail } = asPortFault(thrown);
  const { code = '', serverMessage = '', traceId = '' } = detail;
  const known = ownWords.get(code) ?? (serverMessage === '' || wordedByPortal.has(code) ? words[kind] : undefined);
  return {
    kind,
    what: known ? message(known) : message('refusals.server-said', { words: serverMessage }),
    code,
    traceId,
    canRetry: kind !== 'forbidden' && kind !== 'not-found' && kind !== 'not-signed-in',
  };
}
