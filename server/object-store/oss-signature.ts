import { createHmac, timingSafeEqual } from 'node:crypto';

/** Fields of a request that version 1 of the OSS signature covers. */
export interface SignedRequest {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  /** The `Date` header, or for a signed address its expiry in seconds since the epoch. */
  readonly date: string;
  readonly contentMd5?: string;
  readonly contentType?: string;
  /** All headers in lower case; those that begin with `x-oss-` are signed. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Decoded query parameters; those that change the answer are signed. */
  readonly query?: Readonly<Record<string, string>>;
}

const signedParameters = new Set([
  'response-cache-control',
  'response-content-disposition',
  'response-content-encoding',
  'response-content-language',
  'response-content-type',
  'response-expires',
  'uploads',
  'uploadId',
  'partNumber',
]);

/** Base64 of the HMAC-SHA1 of a text, which the protocol uses to sign both policies and requests. */
export function hmacSha1(secret: string, text: string): string {
  return createHmac('sha1', secret).update(text, 'utf8').digest('base64');
}

export function requestSignature(secret: string, request: SignedRequest): string {
  const headers = Object.entries(request.headers ?? {}).filter(([name]) => name.startsWith('x-oss-'));
  const headerLines = headers.sort(byName).map(([name, value]) => `${name}:${value.trim()}\n`);
  const parameters = Object.entries(request.query ?? {}).filter(([name]) => signedParameters.has(name));
  const parameterText = parameters
    .sort(byName)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&');
  const resource = `/${request.bucket}/${request.key}${parameterText === '' ? '' : `?${parameterText}`}`;
  const head = [request.method, request.contentMd5 ?? '', request.contentType ?? '', request.date];
  return hmacSha1(secret, `${head.join('\n')}\n${headerLines.join('')}${resource}`);
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function sameSignature(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The key as part of an address: each segment is encoded, slashes stay. */
export function keyInAddress(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}
