import { PortFault } from '../../application/ports/port-fault.ts';

/** The platform's codes for those of the store's XML. */
const storeCodes: ReadonlyMap<string, string> = new Map([
  ['AccessDenied', 'STORE_REFUSED'],
  ['SignatureDoesNotMatch', 'STORE_REFUSED'],
  ['InvalidAccessKeyId', 'STORE_REFUSED'],
  ['InvalidPolicyDocument', 'STORE_REFUSED'],
  ['SecurityTokenExpired', 'STORE_REFUSED'],
  ['ServiceUnavailable', 'STORE_AWAY'],
  ['InternalError', 'STORE_AWAY'],
  ['RequestTimeout', 'STORE_AWAY'],
  ['SlowDown', 'STORE_AWAY'],
  ['QuotaExceeded', 'STORE_FULL'],
  ['InsufficientStorage', 'STORE_FULL'],
  ['ReadOnlyStorage', 'STORE_READ_ONLY'],
  ['BadDigest', 'FILE_MISMATCH'],
  ['InvalidDigest', 'FILE_MISMATCH'],
  ['IncompleteBody', 'FILE_MISMATCH'],
  ['EntityTooLarge', 'FILE_MISMATCH'],
  ['EntityTooSmall', 'FILE_MISMATCH'],
  ['InvalidArgument', 'FILE_MISMATCH'],
]);

const tag = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]{1,200})</${name}>`, 'u').exec(xml)?.[1] ?? '';

/** The store's own refusals are XML. Any other answer is invalid, or comes from a proxy that cannot reach the store. */
export function storeFault({ status, responseText }: XMLHttpRequest): PortFault {
  const code =
    storeCodes.get(tag(responseText, 'Code')) ??
    (status === 507 ? 'STORE_FULL' : status >= 500 ? 'STORE_AWAY' : 'STORE_NONSENSE');
  return new PortFault('refused', {
    call: 'upload',
    status,
    code,
    serverMessage: tag(responseText, 'Message'),
    traceId: tag(responseText, 'RequestId'),
  });
}
