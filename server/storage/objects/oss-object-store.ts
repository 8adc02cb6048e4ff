import type { IncomingMessage } from 'node:http';
import {
  ObjectStoreFault,
  type ByteStream,
  type ObjectContent,
  type ObjectFacts,
  type ObjectStore,
  type PartStore,
  type PostPolicy,
  type PostPolicyRequest,
} from '../../core/ports.ts';
import { hmacSha1, keyInAddress, requestSignature } from '../../object-store/oss-signature.ts';
import {
  codeIn,
  expectStatusAndDiscard,
  expectStatus,
  discardAnswer,
  faultOfAnswer,
  sendSigned,
} from './oss-signed-request.ts';
import { OssPartStore } from './oss-part-store.ts';
import type { OssConfig } from './oss-config.ts';

/** The `ObjectStore` port over the OSS protocol with version 1 signatures, for the supplied store or another. */
export class OssObjectStore implements ObjectStore {
  readonly #config: OssConfig;
  readonly #now: () => number;
  /** Undefined where browsers do not reach the store. */
  readonly inParts: PartStore | undefined;

  constructor(config: OssConfig, now: () => number = Date.now) {
    this.#config = config;
    this.#now = now;
    this.inParts = config.directUploads ? new OssPartStore(config, now) : undefined;
  }

  /**
   * The form's file must have the declared content type, both as the part's own type and as the field `Content-Type`:
   * the policy is bound to it, to the key, to the size, to the callback, and to overwriting nothing.
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
    return {
      url: `${publicAddress}/`,
      bucketName: bucket,
      key: request.key,
      policy,
      sign: hmacSha1(keySecret, policy),
      accessKeyId: keyId,
      callback,
    };
  }

  async put(key: string, content: ObjectContent): Promise<'stored' | 'taken'> {
    const answer = await this.#send('PUT', key, content);
    if (answer.statusCode === 409) return confirmTaken(answer);
    await expectStatusAndDiscard(answer, 'PUT', 200);
    return 'stored';
  }

  async get(key: string): Promise<ByteStream | undefined> {
    const answer = await this.#send('GET', key);
    if (answer.statusCode === 404) return confirmNoSuchKey(answer);
    await expectStatus(answer, 'GET', 200);
    return readBytes(answer);
  }

  async head(key: string): Promise<ObjectFacts | undefined> {
    const answer = await this.#send('HEAD', key);
    if (answer.statusCode === 404) return discardAnswer(answer);
    await expectStatusAndDiscard(answer, 'HEAD', 200);
    const { 'content-length': size, 'content-type': contentType } = answer.headers;
    if (size === undefined || contentType === undefined)
      throw new ObjectStoreFault('nonsense', 'The object store tells neither size nor type');
    return { size: Number(size), contentType };
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#send('DELETE', key);
    if (answer.statusCode === 404) return discardAnswer(answer);
    await expectStatusAndDiscard(answer, 'DELETE', 204);
  }

  async signedAddress(
    key: string,
    options: { readonly expiresAt: number; readonly downloadName?: string },
  ): Promise<string> {
    const { bucket, keyId, keySecret, publicAddress } = this.#config;
    const date = String(Math.ceil(options.expiresAt / 1000));
    const query: Record<string, string> =
      options.downloadName === undefined ? {} : { 'response-content-disposition': attachment(options.downloadName) };
    const signature = requestSignature(keySecret, { method: 'GET', bucket, key, date, query });
    const parameters = new URLSearchParams({ OSSAccessKeyId: keyId, Expires: date, Signature: signature, ...query });
    return `${publicAddress}/${keyInAddress(key)}?${parameters}`;
  }

  async #send(method: string, key: string, content?: ObjectContent): Promise<IncomingMessage> {
    return sendSigned(this.#config, this.#now, { method, key, ...(content && { content, forbidOverwrite: true }) });
  }

  #callback({ callbackUploadId, callbackToken }: PostPolicyRequest): string {
    const { callbackAddress } = this.#config;
    if (callbackAddress === undefined) return '';
    // The store replaces the ${…} placeholders by JSON strings.
    const identifiers = `"uploadId":${JSON.stringify(callbackUploadId)},"token":${JSON.stringify(callbackToken)}`;
    const callbackBody = `{${identifiers},"bucket":\${bucket},"object":\${object},"etag":\${etag},"size":\${size},"mimeType":\${mimeType}}`;
    return base64(JSON.stringify({ callbackUrl: callbackAddress, callbackBody, callbackBodyType: 'application/json' }));
  }
}

/**
 * Confirms that a 404 means a missing object. Throws the fault where something else is missing, such as the bucket,
 * which leaves the object's existence unknown.
 */
async function confirmNoSuchKey(answer: IncomingMessage): Promise<undefined> {
  const code = await codeIn(answer);
  if (code !== 'NoSuchKey') throw faultOfAnswer('GET', answer, code);
}

async function confirmTaken(answer: IncomingMessage): Promise<'taken'> {
  const code = await codeIn(answer);
  if (code !== 'FileAlreadyExists') throw faultOfAnswer('PUT', answer, code);
  return 'taken';
}

async function* readBytes(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) yield new Uint8Array(chunk);
  } catch (fault) {
    throw new ObjectStoreFault('away', 'The object store broke off an answer', { cause: fault });
  }
}

function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

function base64(plain: string): string {
  return Buffer.from(plain, 'utf8').toString('base64');
}
