import { text } from 'node:stream/consumers';
import { contentOf } from '../../core/byte-stream.ts';
import {
  ObjectStoreFault,
  type PartAddress,
  type PartStore,
  type PartUpload,
  type StoredPart,
} from '../../core/ports.ts';
import { keyInAddress, requestSignature } from '../../object-store/oss-signature.ts';
import type { OssConfig } from './oss-config.ts';
import { codeIn, expectStatus, discardAnswer, faultOfAnswer, sendSigned } from './oss-signed-request.ts';

const partType = 'application/octet-stream';

/** Error codes for an upload that has ended, or whose parts are missing. */
const goneCodes: ReadonlySet<string | undefined> = new Set(['NoSuchUpload', 'InvalidPart', 'EntityTooSmall']);

/** The `PartStore` port over the multipart requests of the OSS protocol. */
export class OssPartStore implements PartStore {
  readonly #config: OssConfig;
  readonly #now: () => number;

  constructor(config: OssConfig, now: () => number) {
    this.#config = config;
    this.#now = now;
  }

  async begin(key: string, contentType: string): Promise<string> {
    const answer = await sendSigned(this.#config, this.#now, {
      method: 'POST',
      key,
      query: { uploads: '' },
      content: contentOf(new Uint8Array(), contentType),
    });
    await expectStatus(answer, 'POST', 200);
    return valueOf(await text(answer), 'UploadId');
  }

  async address(
    { key, upload }: PartUpload,
    { number, md5, expiresAt }: Parameters<PartStore['address']>[1],
  ): Promise<PartAddress> {
    const { bucket, keyId, keySecret, publicAddress } = this.#config;
    const date = String(Math.ceil(expiresAt / 1000));
    const query = { partNumber: String(number), uploadId: upload };
    const contentMd5 = Buffer.from(md5, 'hex').toString('base64');
    const signature = requestSignature(keySecret, {
      method: 'PUT',
      bucket,
      key,
      date,
      contentMd5,
      contentType: partType,
      query,
    });
    const parameters = new URLSearchParams({ ...query, OSSAccessKeyId: keyId, Expires: date, Signature: signature });
    return {
      url: `${publicAddress}/${keyInAddress(key)}?${parameters}`,
      headers: { 'Content-MD5': contentMd5, 'Content-Type': partType },
    };
  }

  async parts({ key, upload }: PartUpload): Promise<readonly StoredPart[] | undefined> {
    const found: StoredPart[] = [];
    for (let after: string | undefined; ;) {
      const query = { uploadId: upload, ...(after !== undefined && { 'part-number-marker': after }) };
      const answer = await sendSigned(this.#config, this.#now, { method: 'GET', key, query });
      if (answer.statusCode === 404) return confirmNoSuchUpload(answer, 'GET');
      await expectStatus(answer, 'GET', 200);
      const document = await text(answer);
      for (const [part] of document.matchAll(/<Part>.*?<\/Part>/gsu))
        found.push({
          number: Number(valueOf(part, 'PartNumber')),
          size: Number(valueOf(part, 'Size')),
          md5: valueOf(part, 'ETag')
            .replaceAll(/"|&quot;/gu, '')
            .toLowerCase(),
        });
      if (valueOf(document, 'IsTruncated') !== 'true') return found;
      after = valueOf(document, 'NextPartNumberMarker');
    }
  }

  async complete({ key, upload }: PartUpload, parts: readonly StoredPart[]): Promise<'stored' | 'taken' | 'gone'> {
    const document = `<CompleteMultipartUpload>${parts.map(({ number, md5 }) => `<Part><PartNumber>${number}</PartNumber><ETag>"${md5.toUpperCase()}"</ETag></Part>`).join('')}</CompleteMultipartUpload>`;
    const answer = await sendSigned(this.#config, this.#now, {
      method: 'POST',
      key,
      query: { uploadId: upload },
      content: contentOf(new TextEncoder().encode(document), 'application/xml'),
      forbidOverwrite: true,
    });
    if (answer.statusCode === 200) {
      answer.resume();
      return 'stored';
    }
    const code = await codeIn(answer);
    if (code === 'FileAlreadyExists') return 'taken';
    if (goneCodes.has(code)) return 'gone';
    throw faultOfAnswer('POST', answer, code);
  }

  async abort({ key, upload }: PartUpload): Promise<void> {
    const answer = await sendSigned(this.#config, this.#now, { method: 'DELETE', key, query: { uploadId: upload } });
    if (answer.statusCode === 404) return confirmNoSuchUpload(answer, 'DELETE');
    await expectStatus(answer, 'DELETE', 204);
    return discardAnswer(answer);
  }
}

/**
 * Confirms that a 404 means a missing upload. Throws the fault where something else is missing, such as the bucket,
 * which leaves the upload's state unknown.
 */
async function confirmNoSuchUpload(answer: Parameters<typeof codeIn>[0], method: string): Promise<undefined> {
  const code = await codeIn(answer);
  if (code !== 'NoSuchUpload') throw faultOfAnswer(method, answer, code);
}

function valueOf(xml: string, name: string): string {
  const value = new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1];
  if (value === undefined) throw new ObjectStoreFault('nonsense', `The object store does not tell ${name}`);
  return value;
}
