import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exactly } from '../../core/byte-stream.ts';
import { ObjectStoreFault, type ObjectContent, type ObjectStoreTrouble } from '../../core/ports.ts';
import { keyInAddress, requestSignature } from '../../object-store/oss-signature.ts';
import type { OssConfig } from './oss-config.ts';
import { sendToOss } from './oss-request.ts';

export interface SignedRequest {
  readonly method: string;
  readonly key: string;
  /** Subresource parameters, such as the number of a part. A parameter without a value is an empty text. */
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: ObjectContent;
  readonly forbidOverwrite?: boolean;
}

/** Sends a signed request of this server to the store; the caller must read or discard the answer's body. */
export async function sendSigned(
  config: OssConfig,
  now: () => number,
  { method, key, query = {}, content, forbidOverwrite = false }: SignedRequest,
): Promise<IncomingMessage> {
  const { bucket, keyId, keySecret, publicAddress, internalAddress = publicAddress } = config;
  const date = new Date(now()).toUTCString();
  const contentType = content?.contentType ?? '';
  const own: Record<string, string> = forbidOverwrite ? { 'x-oss-forbid-overwrite': 'true' } : {};
  const signature = requestSignature(keySecret, { method, bucket, key, date, contentType, headers: own, query });
  const headers = {
    host: new URL(publicAddress).host,
    date,
    authorization: `OSS ${keyId}:${signature}`,
    ...own,
    ...(content && { 'content-type': contentType, 'content-length': content.size }),
  };
  const bytes =
    content &&
    exactly(content.bytes, content.size, (received) => new RangeError(`${received} bytes came of ${content.size}`));
  const search = Object.entries(query)
    .map(([name, value]) => (value === '' ? name : `${name}=${encodeURIComponent(value)}`))
    .join('&');
  return sendToOss(
    internalAddress,
    `/${keyInAddress(key)}${search === '' ? '' : `?${search}`}`,
    method,
    headers,
    bytes,
  );
}

export function discardAnswer(answer: IncomingMessage): undefined {
  answer.resume();
  return undefined;
}

export async function expectStatusAndDiscard(answer: IncomingMessage, method: string, expected: number): Promise<void> {
  await expectStatus(answer, method, expected);
  answer.resume();
}

export async function expectStatus(answer: IncomingMessage, method: string, expected: number): Promise<void> {
  if (answer.statusCode !== expected) throw faultOfAnswer(method, answer, await codeIn(answer));
}

// OSS itself has no InsufficientStorage and no ReadOnlyStorage; the supplied store answers with them.
const troubleByCode: ReadonlyMap<string, ObjectStoreTrouble> = new Map([
  ['InsufficientStorage', 'full'],
  ['ReadOnlyStorage', 'read-only'],
  ['ServiceUnavailable', 'away'],
  ['InternalError', 'away'],
]);

export function faultOfAnswer(
  method: string,
  { statusCode = 0 }: IncomingMessage,
  code: string | undefined,
): ObjectStoreFault {
  // An answer without a code of the protocol does not come from a store.
  const trouble =
    code === undefined ? (statusCode >= 500 ? 'away' : 'nonsense') : (troubleByCode.get(code) ?? 'refused');
  return new ObjectStoreFault(
    trouble,
    `The object store refused ${method} with ${statusCode} (${code ?? 'no reason given'})`,
  );
}

export async function codeIn(answer: IncomingMessage): Promise<string | undefined> {
  return /<Code>([^<]*)<\/Code>/.exec(await text(answer).catch(() => ''))?.[1];
}
