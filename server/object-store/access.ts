import type { Exchange } from './exchange.ts';
import { OssError } from './oss-error.ts';
import { requestSignature, sameSignature } from './oss-signature.ts';

const clockTolerance = 15 * 60_000;

/** Accepts a request that its sender signed, by a header or in its address. Refuses any other with 403. */
export function checkAccess(exchange: Exchange): void {
  const authorization = exchange.request.headers.authorization;
  if (authorization !== undefined) checkHeader(exchange, authorization);
  else if (exchange.query['Signature'] !== undefined) checkAddress(exchange, exchange.query['Signature']);
  else throw new OssError(403, 'AccessDenied', 'You have no right to access this object because of bucket acl.');
}

export function checkKeyId(keyId: string | undefined, wanted: string): void {
  if (keyId === wanted) return;
  throw new OssError(403, 'InvalidAccessKeyId', 'The OSS Access Key Id you provided does not exist in our records.');
}

export function checkSignature(given: string, wanted: string): void {
  if (sameSignature(given, wanted)) return;
  throw new OssError(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

function checkHeader(exchange: Exchange, authorization: string): void {
  const found = /^OSS ([^:]+):(.+)$/.exec(authorization);
  if (found === null) throw new OssError(400, 'InvalidArgument', 'Unsupported authorization type.');
  const { date = '' } = exchange.request.headers;
  const distance = Math.abs(Date.parse(date) - exchange.settings.now());
  if (!(distance <= clockTolerance)) {
    throw new OssError(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  checkKeyId(found[1], exchange.settings.keyId);
  checkSignature(found[2] ?? '', signatureOf(exchange, date));
}

function checkAddress(exchange: Exchange, signature: string): void {
  const { Expires: expires = '', OSSAccessKeyId: keyId } = exchange.query;
  checkKeyId(keyId, exchange.settings.keyId);
  checkSignature(signature, signatureOf(exchange, expires));
  if (!(Number(expires) * 1000 > exchange.settings.now()))
    throw new OssError(403, 'AccessDenied', 'Request has expired.');
}

function signatureOf({ request, settings, key, query }: Exchange, date: string): string {
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return requestSignature(settings.keySecret, {
    method: request.method ?? '',
    bucket: settings.bucket,
    key,
    date,
    contentMd5: headers['content-md5'] ?? '',
    contentType: headers['content-type'] ?? '',
    headers,
    query,
  });
}
