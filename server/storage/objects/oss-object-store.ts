import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exactly } from '../../core/byte-stream.ts';
import { ObjectStoreFault, type ByteStream, type ObjectContent, type ObjectFacts, type ObjectStore, type ObjectStoreTrouble, type PostPolicy, type PostPolicyRequest } from '../../core/ports.ts';
import { hmacSha1, keyInAddress, requestSignature } from '../../object-store/oss-signature.ts';
import { sendToOss } from './oss-request.ts';

/** Where one bucket is and who may use it. Both addresses are the bucket's own (its name in the host), without a path. */
export interface OssConfig {
  /** How browsers reach it, such as `http://files.localhost:8081`. */
  readonly publicAddress: string;
  /** How this server reaches it; the request still names the public host. The public address by default. */
  readonly internalAddress?: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** The address of the API that the store calls after an upload, or undefined when it calls nobody. */
  readonly callbackAddress?: string;
  /** False: browsers upload through the API, and no form is given out (document 1, section 3, useOss). */
  readonly directUploads: boolean;
}

/** The `ObjectStore` port over the OSS protocol, version 1 signatures: the store that comes along, or a real one. */
export class OssObjectStore implements ObjectStore {
  readonly #config: OssConfig;
  readonly #now: () => number;

  constructor(config: OssConfig, now: () => number = Date.now) {
    this.#config = config;
    this.#now = now;
  }

  /**
   * The form's file must come under the declared content type, both as the part's own type and as the field
   * `Content-Type`: the policy is bound to it, to the key, to the size, to the callback, and to overwriting nothing.
   */
  async postPolicy(request: PostPolicyRequest): Promise<PostPolicy | undefined> {
    if (!this.#config.directUploads) return undefined;
    const { bucket, keyId, keySecret, publicAddress } = this.#config;
    const callback = this.#callback(request);
    const document = {
      expiration: new Date(request.expiresAt).toISOString(),
      conditions: [
        { bucket },
        ['eq', '$key', request.key],
        ['eq', '$content-type', request.contentType],
        ['content-length-range', 1, request.maxBytes],
        ['eq', '$x-oss-forbid-overwrite', 'true'],
        ...(callback === '' ? [] : [['eq', '$callback', callback]]),
      ],
    };
    const policy = base64(JSON.stringify(document));
    return { url: `${publicAddress}/`, bucketName: bucket, key: request.key, policy, sign: hmacSha1(keySecret, policy), accessKeyId: keyId, callback };
  }

  async put(key: string, content: ObjectContent): Promise<'stored' | 'taken'> {
    const answer = await this.#send('PUT', key, content);
    if (answer.statusCode === 409) return taken(answer);
    await done(answer, 'PUT', 200);
    return 'stored';
  }

  async get(key: string): Promise<ByteStream | undefined> {
    const answer = await this.#send('GET', key);
    if (answer.statusCode === 404) return noSuchKey(answer);
    await expectStatus(answer, 'GET', 200);
    return read(answer);
  }

  async head(key: string): Promise<ObjectFacts | undefined> {
    const answer = await this.#send('HEAD', key);
    if (answer.statusCode === 404) return nothing(answer);
    await done(answer, 'HEAD', 200);
    const { 'content-length': size, 'content-type': contentType } = answer.headers;
    if (size === undefined || contentType === undefined) throw new ObjectStoreFault('nonsense', 'The object store tells neither size nor type');
    return { size: Number(size), contentType };
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#send('DELETE', key);
    if (answer.statusCode === 404) return nothing(answer);
    await done(answer, 'DELETE', 204);
  }

  async signedAddress(key: string, options: { readonly expiresAt: number; readonly downloadName?: string }): Promise<string> {
    const { bucket, keyId, keySecret, publicAddress } = this.#config;
    const date = String(Math.ceil(options.expiresAt / 1000));
    const query: Record<string, string> =
      options.downloadName === undefined ? {} : { 'response-content-disposition': attachment(options.downloadName) };
    const signature = requestSignature(keySecret, { method: 'GET', bucket, key, date, query });
    const parameters = new URLSearchParams({ OSSAccessKeyId: keyId, Expires: date, Signature: signature, ...query });
    return `${publicAddress}/${keyInAddress(key)}?${parameters}`;
  }

  #send(method: string, key: string, content?: ObjectContent): Promise<IncomingMessage> {
    const { bucket, keyId, keySecret, publicAddress, internalAddress = publicAddress } = this.#config;
    const date = new Date(this.#now()).toUTCString();
    const contentType = content?.contentType ?? '';
    const own: Record<string, string> = content ? { 'x-oss-forbid-overwrite': 'true' } : {};
    const signature = requestSignature(keySecret, { method, bucket, key, date, contentType, headers: own });
    const headers = {
      host: new URL(publicAddress).host, date, authorization: `OSS ${keyId}:${signature}`, ...own, ...(content && { 'content-type': contentType, 'content-length': content.size }),
    };
    const bytes = content && exactly(content.bytes, content.size, (come) => new RangeError(`${come} bytes came of ${content.size}`));
    return sendToOss(internalAddress, `/${keyInAddress(key)}`, method, headers, bytes);
  }

  #callback({ callbackUploadId, callbackToken }: PostPolicyRequest): string {
    const { callbackAddress } = this.#config;
    if (callbackAddress === undefined) return '';
    // The store itself fills in what stands in ${…}, quoted as JSON.
    const known = `"uploadId":${JSON.stringify(callbackUploadId)},"token":${JSON.stringify(callbackToken)}`;
    const callbackBody = `{${known},"bucket":\${bucket},"object":\${object},"etag":\${etag},"size":\${size},"mimeType":\${mimeType}}`;
    return base64(JSON.stringify({ callbackUrl: callbackAddress, callbackBody, callbackBodyType: 'application/json' }));
  }
}

function nothing(answer: IncomingMessage): undefined {
  answer.resume();
  return undefined;
}

/** Something else may be missing, such as the bucket: then nobody knows whether the object is there. */
async function noSuchKey(answer: IncomingMessage): Promise<undefined> {
  const code = await codeIn(answer);
  if (code !== 'NoSuchKey') throw refused('GET', answer, code);
}

async function taken(answer: IncomingMessage): Promise<'taken'> {
  const code = await codeIn(answer);
  if (code !== 'FileAlreadyExists') throw refused('PUT', answer, code);
  return 'taken';
}

async function done(answer: IncomingMessage, method: string, wanted: number): Promise<void> {
  await expectStatus(answer, method, wanted);
  answer.resume();
}

async function expectStatus(answer: IncomingMessage, method: string, wanted: number): Promise<void> {
  if (answer.statusCode !== wanted) throw refused(method, answer, await codeIn(answer));
}

// OSS itself has neither; they are the answers of the store that comes along.
const troubles: ReadonlyMap<string, ObjectStoreTrouble> = new Map([['InsufficientStorage', 'full'], ['ReadOnlyStorage', 'read-only'], ['ServiceUnavailable', 'away'], ['InternalError', 'away']]);

function refused(method: string, { statusCode = 0 }: IncomingMessage, code: string | undefined): ObjectStoreFault {
  // Without a code of the protocol, something else than a store has answered.
  const because = code === undefined ? (statusCode >= 500 ? 'away' : 'nonsense') : (troubles.get(code) ?? 'refused');
  return new ObjectStoreFault(because, `The object store refused ${method} with ${statusCode} (${code ?? 'no reason given'})`);
}

async function codeIn(answer: IncomingMessage): Promise<string | undefined> {
  return /<Code>([^<]*)<\/Code>/.exec(await text(answer).catch(() => ''))?.[1];
}

async function* read(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) yield new Uint8Array(chunk);
  } catch (fault) {
    throw new ObjectStoreFault('away', 'The object store broke off an answer', { cause: fault });
  }
}

function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

function base64(plain: string): string {
  return Buffer.from(plain, 'utf8').toString('base64');
}
