import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '../../../src/contract/call.ts';
import { apiBases } from '../../../server/http/call-routes.ts';
import { announcementPath } from '../../../src/contract/extensions/announcements.ts';
import { materialCalls } from '../../../src/contract/documented/evidence/materials.ts';
import { fileCalls, type UploadForm } from '../../../src/contract/documented/files.ts';
import { formOf } from '../../../src/adapters/oss/post-object-upload.ts';
import { packageListCalls } from '../../../src/contract/documented/evidence/package-list.ts';
import { packageCalls } from '../../../src/contract/documented/evidence/packages.ts';

/** A signed-in user who sends requests as the portal does. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async signedIn(origin: string, account: string): Promise<Visitor> {
    const visitor = new Visitor(origin);
    await visitor.send('POST', '/sandbox/v1/sign-in', { account });
    return visitor;
  }

  /** The numbers of the packages on a page. */
  async list(page: number, pageSize: number): Promise<readonly string[]> {
    const data = await this.send('POST', apiBases.web + packageListCalls.packagePage.path, {
      docType: 'CREDIT',
      provider: 'CORP',
      page,
      pageSize,
      withoutTotal: true,
    });
    return (data as { readonly records: readonly { readonly docDatumId: string }[] }).records.map(
      ({ docDatumId }) => docDatumId,
    );
  }

  async detail(docDatumId: string): Promise<void> {
    await this.send('GET', `${apiBases.web}${packageCalls.packageFind.path}?docDatumId=${docDatumId}`);
  }

  async materials(docDatumId: string): Promise<void> {
    const { method, path } = materialCalls.materialList;
    if (method === 'POST') await this.send(method, apiBases.web + path, { docDatumId });
    else await this.send(method, `${apiBases.web}${path}?docDatumId=${docDatumId}`);
  }

  async places(
    docDatumId: string,
  ): Promise<readonly { readonly docMaterialId: string; readonly docFileType: string }[]> {
    return (await this.send(
      'GET',
      `${apiBases.web}${materialCalls.materialList.path}?docDatumId=${docDatumId}`,
    )) as readonly { docMaterialId: string; docFileType: string }[];
  }

  /** Creates an empty contract, and returns its number. */
  async contractMade(docMaterialId: string): Promise<string> {
    const made = await this.send('POST', apiBases.web + materialCalls.fileCreate.path, {
      docMaterialId,
      docFileType: 'BUSI_CONTRACT',
      contract: { contractNo: 'HT-0', contractAmount: '1000.00' },
    });
    return (made as { readonly docFileId: string }).docFileId;
  }

  /** Saves a contract number, and returns the new revision. */
  async contractSaved(docFileId: string, revision: number, contractNo: string): Promise<number> {
    const saved = await this.send('POST', apiBases.web + materialCalls.fileModify.path, {
      docFileId,
      revision,
      contract: { contractNo, contractAmount: '1000.00' },
    });
    return (saved as { readonly revision: number }).revision;
  }

  /** Declares a file, and posts it to the object store as browsers do. */
  async uploaded(docMaterialId: string, uploadId: string, bytes: Buffer<ArrayBuffer>, sha256: string): Promise<void> {
    const query = new URLSearchParams({
      localFileName: '合同.pdf',
      size: String(bytes.length),
      sha256,
      docMaterialId,
      uploadId,
    });
    const declared = async (): Promise<UploadForm> =>
      (await this.send('GET', `${apiBases.web}${fileCalls.uploadPolicy.path}?${query}`)) as UploadForm;
    const form = await declared();
    const response = await fetch(form.url ?? '', { method: 'POST', body: formOf(form, bytes) });
    const said = await response.text();
    // The object store has its own format for refusals, also when its callback was not answered in time.
    const isLate = response.status === 203;
    if (said.startsWith('<') && !isLate) throw new Error(`The store answered ${response.status}: ${said}`);
    const { code } = isLate ? { code: 'FILE_BEING_CHECKED' } : (JSON.parse(said) as { readonly code: string });
    if (code === 'FILE_BEING_CHECKED') {
      // The file has arrived and is still being inspected. The portal asks again too.
      for (let times = 0; times < 60; times += 1) {
        await pause(500);
        if ((await declared()).pkFile !== undefined) return;
      }
    }
    if (code !== '0') throw new Error(`The upload answered ${code}`);
  }

  /**
   * Connects to the announcements of the back end, and calls `told` with each topic. Resolves when the connection is
   * open, with a function that closes it.
   */
  async listening(told: (topic: string) => void): Promise<() => void> {
    const { base, path } = announcementPath;
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const asked = get(
      this.#origin + apiBases[base] + path,
      { agent: false, headers: { cookie: this.#cookieLine } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode ?? 'nothing'}`));
        answer.setEncoding('utf8').on('data', (piece: string) => {
          resolve(() => asked.destroy());
          for (const [, topic = ''] of piece.matchAll(/^event: (.*)$/gmu)) told(topic);
        });
      },
    );
    asked.on('error', reject);
    return promise;
  }

  get #cookieLine(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** The data of an answer; throws for a refusal. */
  async send(method: Call['method'], path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        cookie: this.#cookieLine,
        'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const [, name = '', value = ''] of response.headers
      .getSetCookie()
      .map((each) => /^([^=]+)=([^;]*)/u.exec(each) ?? []))
      this.#cookies.set(name, value);
    const { code, data } = (await response.json()) as { readonly code: string; readonly data: unknown };
    if (code !== '0') throw new Error(`${path} answered ${code}`);
    return data;
  }
}
