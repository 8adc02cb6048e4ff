import { request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ObjectStoreFault, type ByteStream } from '../../core/ports.ts';

const timeoutMilliseconds = 30_000;

/**
 * Sends one request to the store; the caller must read or discard the answer's body. `fetch` is unsuitable: Node does
 * not resolve `*.localhost`, so the address and the `Host` header differ, and the store checks that header. Throws
 * `away` when the store does not answer, and the fault of the bytes when reading them fails.
 */
export async function sendToOss(
  address: string,
  path: string,
  method: string,
  headers: OutgoingHttpHeaders,
  bytes?: ByteStream,
): Promise<IncomingMessage> {
  const { protocol, hostname, port } = new URL(address);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const host = String(headers['host']).replace(/:\d+$/, '');
  const request = send({
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path,
    method,
    servername: host,
    agent: false,
    headers: { 'content-length': 0, ...headers },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request
    .once('response', resolve)
    .on('error', (fault) =>
      reject(new ObjectStoreFault('away', 'The object store cannot be reached', { cause: fault })),
    );
  const body = new RequestBody(bytes);
  request.setTimeout(timeoutMilliseconds).on('timeout', () => {
    // While the sender pauses, the store is not at fault.
    if (!body.isWaiting)
      request.destroy(new Error(`The object store did not answer within ${timeoutMilliseconds / 1000} s`));
  });
  await Promise.race([promise.catch(() => undefined), body.pipeTo(request)]);
  if (body.fault !== undefined) throw body.fault;
  return promise;
}

/** The bytes of a request. It records whether it waits for their sender, and the fault of reading them. */
class RequestBody {
  isWaiting = false;
  fault: unknown = undefined;
  readonly #bytes: ByteStream | undefined;

  constructor(bytes: ByteStream | undefined) {
    this.#bytes = bytes;
  }

  async pipeTo(request: ClientRequest): Promise<void> {
    if (this.#bytes === undefined) return void request.end();
    // The request reports its own faults by its error event.
    await pipeline(Readable.from(this.#read(this.#bytes), { objectMode: false }), request).catch(() => undefined);
  }

  async *#read(bytes: ByteStream): AsyncGenerator<Uint8Array> {
    try {
      this.isWaiting = true;
      for await (const chunk of bytes) {
        this.isWaiting = false;
        yield chunk;
        this.isWaiting = true;
      }
    } catch (fault) {
      this.fault = fault;
      throw fault;
    } finally {
      this.isWaiting = false;
    }
  }
}
