import type { ObjectFacts, ObjectStore, PostPolicy, PostPolicyRequest } from '../../core/ports.ts';
import { hmacSha1, keyInAddress, requestSignature } from '../../object-store/oss-signature.ts';
import { sendToOss } from './oss-request.ts';
import type { OssAnswer } from './oss-request.ts';

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
   * `Content-Type`: the policy is bound to it, to the key and to the size.
   */
  async postPolicy(request: PostPolicyRequest): Promise<PostPolicy | undefined> {
    if (!this.#config.directUploads) return undefined;
    const { bucket, keyId, keySecret, publicAddress } = this.#config;
    const document = {
      expiration: new Date(request.expiresAt).toISOString(),
      conditions: [
        { bucket },
        ['eq', '$key', request.key],
        ['eq', '$content-type', request.contentType],
        ['content-length-range', 1, request.maxBytes],
      ],
    };
    const policy = base64(JSON.stringify(document));
    const callback = this.#callback(request.callbackUploadId);
    return { url: `${publicAddress}/`, bucketName: bucket, key: request.key, policy, sign: hmacSha1(keySecret, policy), accessKeyId: keyId, callback };
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    expectStatus(await this.#send('PUT', key, { bytes, contentType }), 'PUT', 200);
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const answer = await this.#send('GET', key);
    if (answer.status === 404) return undefined;
    expectStatus(answer, 'GET', 200);
    return new Uint8Array(answer.body);
  }

  async head(key: string): Promise<ObjectFacts | undefined> {
    const answer = await this.#send('HEAD', key);
    if (answer.status === 404) return undefined;
    expectStatus(answer, 'HEAD', 200);
    return { size: Number(answer.headers['content-length']), contentType: String(answer.headers['content-type']) };
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#send('DELETE', key);
    if (answer.status !== 404) expectStatus(answer, 'DELETE', 204);
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

  #send(method: string, key: string, content?: { readonly bytes: Uint8Array; readonly contentType: string }): Promise<OssAnswer> {
    const { bucket, keyId, keySecret, publicAddress, internalAddress = publicAddress } = this.#config;
    const date = new Date(this.#now()).toUTCString();
    const contentType = content?.contentType ?? '';
    const signature = requestSignature(keySecret, { method, bucket, key, date, contentType });
    const headers = { host: new URL(publicAddress).host, date, authorization: `OSS ${keyId}:${signature}`, ...(content && { 'content-type': contentType }) };
    return sendToOss(internalAddress, `/${keyInAddress(key)}`, method, headers, content?.bytes);
  }

  #callback(uploadId: string): string {
    const { callbackAddress } = this.#config;
    if (callbackAddress === undefined) return '';
    // The store itself fills in what stands in ${…}, quoted as JSON.
    const callbackBody = `{"uploadId":${JSON.stringify(uploadId)},"bucket":\${bucket},"object":\${object},"etag":\${etag},"size":\${size},"mimeType":\${mimeType}}`;
    return base64(JSON.stringify({ callbackUrl: callbackAddress, callbackBody, callbackBodyType: 'application/json' }));
  }
}

function expectStatus(answer: OssAnswer, method: string, wanted: number): void {
  if (answer.status === wanted) return;
  const code = /<Code>([^<]*)<\/Code>/.exec(answer.body.toString('utf8'))?.[1] ?? 'no reason given';
  throw new Error(`The object store refused ${method} with ${answer.status} (${code})`);
}

function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}
