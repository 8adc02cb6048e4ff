import type { Call } from '../../../src/contract/call.ts';
import { apiBases } from '../../../server/http/call-routes.ts';
import { materialCalls } from '../../../src/contract/documented/evidence/materials.ts';
import { packageListCalls } from '../../../src/contract/documented/evidence/package-list.ts';
import { packageCalls } from '../../../src/contract/documented/evidence/packages.ts';

/** Somebody signed in, who asks as the portal does. */
export class Visitor {
  readonly #origin: string;
  #cookies = '';

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
    const data = await this.send('POST', apiBases.web + packageListCalls.packagePage.path, { docType: 'CREDIT', provider: 'CORP', page, pageSize, withoutTotal: true });
    return (data as { readonly records: readonly { readonly docDatumId: string }[] }).records.map(({ docDatumId }) => docDatumId);
  }

  async detail(docDatumId: string): Promise<void> {
    await this.send('GET', `${apiBases.web}${packageCalls.packageFind.path}?docDatumId=${docDatumId}`);
  }

  async materials(docDatumId: string): Promise<void> {
    const { method, path } = materialCalls.materialList;
    if (method === 'POST') await this.send(method, apiBases.web + path, { docDatumId });
    else await this.send(method, `${apiBases.web}${path}?docDatumId=${docDatumId}`);
  }

  /** The data of an answer; throws where it is refused. */
  async send(method: Call['method'], path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#origin + path, { method, headers: { cookie: this.#cookies, ...(body ? { 'content-type': 'application/json' } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}) });
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) this.#cookies = set.join('; ');
    const { code, data } = (await response.json()) as { readonly code: string; readonly data: unknown };
    if (code !== '0') throw new Error(`${path} answered ${code}`);
    return data;
  }
}
