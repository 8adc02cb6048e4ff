import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';

/** Result of the first request: the whole file, or its beginning and its length. */
export type FileBeginning =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | { readonly kind: 'part'; readonly bytes: Uint8Array; readonly length: number };

/** Whether a retry may help: the address has expired, or the store has a temporary problem. */
function isWorthRetry(status: number): boolean {
  return [400, 401, 403, 404, 410].includes(status) || status >= 500;
}

/** Timeout of one part, in milliseconds. */
const partTimeoutMs = 60_000;

/**
 * A file at short-lived addresses, read in parts. An expired address is renewed without the user's notice, once for
 * each part. A dropped connection is retried once.
 */
export class RangedFile {
  readonly #address: () => Promise<string>;
  readonly #signal: AbortSignal;
  readonly #timeoutMs: number;
  readonly #fetch: typeof fetch;
  #current: Promise<string> | undefined;
  #waiting = 0;
  #lastSign = performance.now();

  constructor(
    address: () => Promise<string>,
    signal: AbortSignal,
    fetchPart: typeof fetch = (...request) => fetch(...request),
    timeoutMs = partTimeoutMs,
  ) {
    this.#timeoutMs = timeoutMs;
    this.#address = address;
    this.#signal = signal;
    this.#fetch = fetchPart;
  }

  /** Milliseconds without an open request: 0 while a request is open. */
  get quietFor(): number {
    return this.#waiting > 0 ? 0 : performance.now() - this.#lastSign;
  }

  async beginning(chunk: number): Promise<FileBeginning> {
    const response = await this.#request(`bytes=0-${chunk - 1}`);
    const bytes = await this.#body(response);
    // The length stays hidden where the store does not expose the header to other origins.
    const length = Number(/\/(\d+)$/u.exec(response.headers.get('content-range') ?? '')?.[1]);
    if (response.status === 206 && length > bytes.length) return { kind: 'part', bytes, length };
    if (response.status === 206 && bytes.length >= chunk && Number.isNaN(length)) {
      return { kind: 'whole', bytes: await this.#body(await this.#request(undefined)) };
    }
    return { kind: 'whole', bytes };
  }

  /** The bytes from `begin` to `end`, exclusive. */
  async part(begin: number, end: number): Promise<Uint8Array> {
    const response = await this.#request(`bytes=${begin}-${end - 1}`);
    const bytes = await this.#body(response);
    return response.status === 206 ? bytes : bytes.slice(begin, end);
  }

  async #request(range: string | undefined): Promise<Response> {
    this.#waiting += 1;
    try {
      const first = await this.#attempt(range).catch(() => undefined);
      this.#signal.throwIfAborted();
      if (first?.ok) return first;
      if (first !== undefined && !isWorthRetry(first.status)) throw new DocumentFault('not-available');
      // If a store hides its refusals from other origins, they look like a lost connection, so the address is renewed
      // in any case.
      this.#current = undefined;
      const second = await this.#attempt(range);
      if (!second.ok) throw new DocumentFault('not-available');
      return second;
    } catch (error) {
      throw this.#faultOf(error);
    } finally {
      this.#waiting -= 1;
      this.#lastSign = performance.now();
    }
  }

  async #attempt(range: string | undefined): Promise<Response> {
    this.#current ??= this.#address();
    const address = await this.#current.catch((error: unknown) => {
      this.#current = undefined;
      throw new DocumentFault('not-available', { cause: error });
    });
    return this.#fetch(address, {
      signal: AbortSignal.any([this.#signal, AbortSignal.timeout(this.#timeoutMs)]),
      ...(range === undefined ? {} : { headers: { Range: range } }),
    });
  }

  async #body(response: Response): Promise<Uint8Array> {
    this.#waiting += 1;
    try {
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw this.#faultOf(error);
    } finally {
      this.#waiting -= 1;
      this.#lastSign = performance.now();
    }
  }

  #faultOf(error: unknown): unknown {
    if (this.#signal.aborted) return this.#signal.reason;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return new DocumentFault('timed-out', { cause: error });
    return error instanceof DocumentFault ? error : new DocumentFault('offline', { cause: error });
  }
}
