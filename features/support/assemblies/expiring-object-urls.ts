import type { AddressOf } from '../../../server/storage/objects/memory-object-store.ts';
import type { ManualClock } from '../manual-clock.ts';

const lifetime = 5 * 60_000;

/** Addresses of objects in memory that expire as those of a real object store do, and a function to fetch from them. */
export class ExpiringObjectUrls {
  readonly #clock: ManualClock;
  readonly #urls = new Map<string, { readonly answer: (range: string | null) => Response; readonly until: number }>();

  constructor(clock: ManualClock) {
    this.#clock = clock;
  }

  readonly addressOf: AddressOf = (key, bytes, contentType, downloadName) => {
    const address = `memory:${this.#urls.size + 1}/${key}`;
    const headers = {
      'content-type': contentType,
      ...(downloadName === undefined
        ? {}
        : { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}` }),
    };
    const answer = (range: string | null): Response => {
      if (bytes.length === 0) return new Response(null, { status: 404 });
      const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
      if (from === '') return new Response(bytes, { headers });
      const part = bytes.slice(Number(from), Number(to) + 1);
      return new Response(part, {
        status: 206,
        headers: { ...headers, 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}` },
      });
    };
    this.#urls.set(address, { answer, until: this.#clock.now() + lifetime });
    return address;
  };

  readonly fetch: typeof fetch = async (address, { headers } = {}) => {
    const issued = this.#urls.get(address instanceof Request ? address.url : address.toString());
    return issued !== undefined && this.#clock.now() < issued.until
      ? issued.answer(new Headers(headers).get('range'))
      : new Response(null, { status: 403 });
  };
}
