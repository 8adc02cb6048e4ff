import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rangeOf } from './byte-range.ts';
import type { StoredFacts } from './object-file.ts';
import { checkedContentType } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import { alreadyThere, OssError } from './oss-error.ts';

/**
 * GetObject and HeadObject, with one byte range, with the answer's type and disposition overridden by a signed address.
 */
export async function getObject(exchange: Exchange): Promise<void> {
  const { request, response, vault, key, query } = exchange;
  const stored = await vault.open(key);
  if (stored === undefined) throw new OssError(404, 'NoSuchKey', 'The specified key does not exist.');
  let handedOn = false;
  try {
    const { facts } = stored;
    response.setHeader('ETag', quotedETag(facts));
    response.setHeader('Last-Modified', new Date(facts.storedAt).toUTCString());
    response.setHeader('Accept-Ranges', 'bytes');
    response.setHeader('Cache-Control', 'private, no-store');
    if (request.headers['if-none-match'] === quotedETag(facts)) return void response.writeHead(304).end();
    response.setHeader('Content-Type', checkedContentType(query['response-content-type'] ?? facts.contentType));
    if (query['response-content-disposition'])
      response.setHeader('Content-Disposition', plainHeader(query['response-content-disposition']));
    const range = wantedRange(exchange, facts);
    const [first, last] = range.kind === 'part' ? [range.first, range.last] : [0, facts.size - 1];
    if (range.kind === 'part') response.setHeader('Content-Range', `bytes ${first}-${last}/${facts.size}`);
    response.setHeader('Content-Length', last - first + 1);
    response.writeHead(range.kind === 'part' ? 206 : 200);
    if (request.method === 'HEAD') return void response.end();
    handedOn = true;
    await pipeline(Readable.from(stored.read(first, last)), response);
  } finally {
    if (!handedOn) await stored.close();
  }
}

/**
 * PutObject: the whole object in the body. An incomplete body leaves the existing object unchanged; so does any body
 * with `x-oss-forbid-overwrite`.
 */
export async function putObject({ request, body, response, settings, vault, key }: Exchange): Promise<void> {
  const as = request.headers['x-oss-forbid-overwrite'] === 'true' ? 'new' : 'inPlace';
  if (as === 'new' && (await vault.facts(key)) !== undefined) throw alreadyThere();
  const wantedMd5 = request.headers['content-md5'];
  const arrival = await vault.receive(key, checkedContentType(request.headers['content-type']));
  const md5 = createHash('md5');
  try {
    for await (const chunk of body) {
      if (arrival.size + chunk.length > settings.largestObject)
        throw new OssError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
      md5.update(chunk);
      await arrival.write(chunk);
    }
    if (wantedMd5 !== undefined && wantedMd5 !== md5.digest('base64')) {
      throw new OssError(400, 'InvalidDigest', 'The Content-MD5 you specified did not match what we received.');
    }
    const facts = await arrival.commit(as);
    if (facts === undefined) throw alreadyThere();
    response.setHeader('ETag', quotedETag(facts));
  } catch (error) {
    await arrival.discard();
    throw error;
  }
  response.writeHead(200, { 'Content-Length': 0 }).end();
}

/** DeleteObject: succeeds also when there is no such object. */
export async function deleteObject({ response, vault, key }: Exchange): Promise<void> {
  await vault.remove(key);
  response.writeHead(204).end();
}

function wantedRange(
  { request, response }: Exchange,
  facts: StoredFacts,
): { readonly kind: 'whole' } | { readonly kind: 'part'; readonly first: number; readonly last: number } {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== quotedETag(facts)) return { kind: 'whole' };
  const range = rangeOf(request.headers.range, facts.size);
  if (range.kind !== 'unsatisfiable') return range;
  response.setHeader('Content-Range', `bytes */${facts.size}`);
  throw new OssError(416, 'InvalidRange', 'The requested range cannot be satisfied.');
}

function quotedETag(facts: StoredFacts): string {
  return `"${facts.etag}"`;
}

function plainHeader(value: string): string {
  if (/^[\x20-\x7e]{1,2000}$/.test(value)) return value;
  throw new OssError(400, 'InvalidArgument', 'The content disposition is not valid.');
}
