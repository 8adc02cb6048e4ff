import { text } from 'node:stream/consumers';
import { checkedContentType } from './exchange.ts';
import type { Exchange } from './exchange.ts';
import type { StoredFacts } from './object-file.ts';
import { alreadyThere, escapeXml, OssError } from './oss-error.ts';
import type { BegunObject } from './part-vault.ts';

/** Maximum number of parts, as in OSS. */
const maxParts = 10_000;
/** Minimum size in bytes of every part except the last. */
const minPartBytes = 100 * 1024;
const documentLimit = 1024 * 1024;

/** InitiateMultipartUpload. */
export async function beginParts({ request, response, settings, partVault, key }: Exchange): Promise<void> {
  const upload = await partVault.begin({
    key,
    contentType: checkedContentType(request.headers['content-type']),
    begunAt: settings.now(),
  });
  send(
    response,
    `<InitiateMultipartUploadResult><Bucket>${escapeXml(settings.bucket)}</Bucket><Key>${escapeXml(key)}</Key><UploadId>${upload}</UploadId></InitiateMultipartUploadResult>`,
  );
}

/**
 * UploadPart: a part that is sent again under its number replaces the earlier one. A part without the digest that its
 * address was signed for is not stored.
 */
export async function putPart(exchange: Exchange): Promise<void> {
  const { request, body, response, settings, partVault, query } = exchange;
  const upload = query['uploadId'] ?? '';
  await begunObject(exchange);
  const number = Number(query['partNumber']);
  if (!Number.isInteger(number) || number < 1 || number > maxParts)
    throw new OssError(400, 'InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive.');
  const arrival = await partVault.receive(upload, number).catch(uploadEnded);
  try {
    for await (const chunk of body) {
      if (arrival.size + chunk.length > settings.largestPart)
        throw new OssError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
      await arrival.write(chunk);
    }
    const wanted = request.headers['content-md5'];
    if (wanted !== undefined && wanted !== Buffer.from(arrival.etag(), 'hex').toString('base64'))
      throw new OssError(400, 'InvalidDigest', 'The Content-MD5 you specified did not match what we received.');
    await arrival.commit();
  } catch (error) {
    await arrival.discard();
    return uploadEnded(error);
  }
  response.setHeader('ETag', `"${arrival.etag()}"`);
  response.writeHead(200, { 'Content-Length': 0 }).end();
}

/** ListParts: at most a thousand at a time, as in OSS. */
export async function listParts(exchange: Exchange): Promise<void> {
  const { response, settings, partVault, query, key } = exchange;
  await begunObject(exchange);
  const after = Number(query['part-number-marker'] ?? 0);
  const all = (await partVault.parts(query['uploadId'] ?? '')).filter((part) => Number(part.key) > after);
  const shown = all.slice(0, Math.min(1000, Number(query['max-parts'] ?? 1000) || 1000));
  const parts = shown
    .map(
      (part) =>
        `<Part><PartNumber>${part.key}</PartNumber><LastModified>${new Date(part.storedAt).toISOString()}</LastModified><ETag>"${part.etag}"</ETag><Size>${part.size}</Size></Part>`,
    )
    .join('');
  send(
    response,
    `<ListPartsResult><Bucket>${escapeXml(settings.bucket)}</Bucket><Key>${escapeXml(key)}</Key><UploadId>${escapeXml(query['uploadId'] ?? '')}</UploadId><NextPartNumberMarker>${shown.at(-1)?.key ?? after}</NextPartNumberMarker><IsTruncated>${shown.length < all.length}</IsTruncated>${parts}</ListPartsResult>`,
  );
}

/** CompleteMultipartUpload: the object appears whole or not at all; then its parts are removed. */
export async function completeParts(exchange: Exchange): Promise<void> {
  const { request, response, settings, vault, partVault, key, query } = exchange;
  const upload = query['uploadId'] ?? '';
  const begun = await begunObject(exchange);
  const parts = chosenParts(await documentOf(exchange), await partVault.parts(upload));
  if (parts.reduce((sum, { size }) => sum + size, 0) > settings.largestObject)
    throw new OssError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  const as = request.headers['x-oss-forbid-overwrite'] === 'true' ? 'new' : 'inPlace';
  const arrival = await vault.receive(key, begun.contentType);
  try {
    for (const part of parts) {
      const before = arrival.size;
      for await (const chunk of partVault.read(upload, part)) await arrival.write(chunk);
      // Another request has completed or aborted the upload meanwhile.
      if (arrival.size - before !== part.size) throw noSuchUpload();
    }
    const facts = await arrival.commit(as);
    if (facts === undefined) throw alreadyThere();
    await partVault.remove(upload);
    response.setHeader('ETag', `"${facts.etag}"`);
    send(
      response,
      `<CompleteMultipartUploadResult><Bucket>${escapeXml(settings.bucket)}</Bucket><Key>${escapeXml(key)}</Key><ETag>"${facts.etag}"</ETag></CompleteMultipartUploadResult>`,
    );
  } catch (error) {
    await arrival.discard();
    throw error;
  }
}

/** AbortMultipartUpload. */
export async function abortParts(exchange: Exchange): Promise<void> {
  await begunObject(exchange);
  await exchange.partVault.remove(exchange.query['uploadId'] ?? '');
  exchange.response.writeHead(204).end();
}

/** The folder was removed while a part was being sent: the upload was completed or aborted meanwhile. */
function uploadEnded(fault: unknown): never {
  throw fault instanceof Error && 'code' in fault && fault.code === 'ENOENT' ? noSuchUpload() : fault;
}

async function begunObject({ partVault, key, query }: Exchange): Promise<BegunObject> {
  const begun = await partVault.begun(query['uploadId'] ?? '');
  if (begun?.key !== key) throw noSuchUpload();
  return begun;
}

async function documentOf({ body }: Exchange): Promise<string> {
  async function* bounded(): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > documentLimit) throw malformedXml();
      yield chunk;
    }
  }
  return text(bounded());
}

/** The stored parts that the document names. Refuses with InvalidPart, InvalidPartOrder or EntityTooSmall. */
function chosenParts(document: string, stored: readonly StoredFacts[]): readonly StoredFacts[] {
  const named = [
    ...document.matchAll(
      /<Part>\s*<PartNumber>(\d{1,5})<\/PartNumber>\s*<ETag>(?:"|&quot;)?([0-9A-Fa-f]{32})(?:"|&quot;)?<\/ETag>\s*<\/Part>/gu,
    ),
  ].map(([, number, etag]) => ({ number: Number(number), etag: (etag ?? '').toUpperCase() }));
  if (named.length === 0) throw malformedXml();
  const there = new Map(stored.map((part) => [Number(part.key), part]));
  return named.map(({ number, etag }, index) => {
    const part = there.get(number);
    if (number <= (named[index - 1]?.number ?? 0))
      throw new OssError(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
    if (part?.etag !== etag)
      throw new OssError(
        400,
        'InvalidPart',
        "One or more of the specified parts could not be found or the specified entity tag might not have matched the part's entity tag.",
      );
    if (index < named.length - 1 && part.size < minPartBytes)
      throw new OssError(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size.');
    return part;
  });
}

function send(response: Exchange['response'], document: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
  response.writeHead(200, { 'Content-Type': 'application/xml', 'Content-Length': Buffer.byteLength(body) }).end(body);
}

function noSuchUpload(): OssError {
  return new OssError(
    404,
    'NoSuchUpload',
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
  );
}

function malformedXml(): OssError {
  return new OssError(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema.',
  );
}
