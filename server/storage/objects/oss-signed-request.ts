import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exactly } from '../../core/byte-stream.ts';
import { ObjectStoreFault, type ObjectContent, type ObjectStoreTrouble } from '../../core/ports.ts';
import { keyInAddress, requestSignature } from '../../object-store/oss-signature.ts';
import type { OssConfig } from './oss-config.ts';
import { sendToOss } from './oss-request.ts';

export interface SignedOrder {
  readonly method: string;
  readonly key: string;
  /** The subresource of the object, such as one part; a parameter without a value is an empty text. */
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: ObjectContent;
  readonly forbidOverwrite?: boolean;
}

/** Sends a signed request of this server to the store; the caller must read or discard the answer's body. */
export async function sendSigned(
  config: OssConfig,
  now: () => number,
  { method, key, query = {}, content, forbidOverwrite = false }: SignedOrder,
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
    content && exactly(content.bytes, content.size, (come) => new RangeError(`${come} bytes came of ${content.size}`));
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

export function nothing(answer: IncomingMessage): undefined {
  answer.resume();
  return undefined;
}

export async function done(answer: IncomingMessage, method: string, wanted: number): Promise<void> {
  await expectStatus(answer, method, wanted);
  answer.resume();
}

export async function expectStatus(answer: IncomingMessage, method: string, wanted: number): Promise<void> {
  if (answer.statusCode !== wanted) throw refused(method, answer, await codeIn(answer));
}

// OSS itself has neither; they are the answers of the store that comes along.
const troubles: ReadonlyMap<string, ObjectStoreTrouble> = new Map([
  ['InsufficientStorage', 'full'],
  ['ReadOnlyStorage', 'read-only'],
  ['ServiceUnavailable', 'away'],
  ['InternalError', 'away'],
]);

export function refused(
  method: string,
  { statusCode = 0 }: IncomingMessage,
  code: string | undefined,
): ObjectStoreFault {
  // Without a code of the protocol, something else than a store has answered.
  const because = code === undefined ? (statusCode >= 500 ? 'away' : 'nonsense') : (troubles.get(code) ?? 'refused');
  return new ObjectStoreFault(
    because,
    `The object store refused ${method} with ${statusCode} (${code ?? 'no reason given'})`,
  );
}

export async function codeIn(answer: IncomingMessage): Promise<string | undefined> {
  return /<Code>([^<]*)<\/Code>/.exec(await text(answer).catch(() => ''))?.[1];
}
