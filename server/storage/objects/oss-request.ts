import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface OssAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const timeoutMilliseconds = 30_000;

/**
 * One request to the store. `fetch` will not do: Node does not resolve `*.localhost`, so the address and the `Host`
 * header differ, and the header belongs to what a store looks at.
 */
export function sendToOss(address: string, path: string, method: string, headers: OutgoingHttpHeaders, bytes?: Uint8Array): Promise<OssAnswer> {
  const { protocol, hostname, port } = new URL(address);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const host = String(headers['host']).replace(/:\d+$/, '');
  const options = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, path, method, servername: host, agent: false };
  return new Promise((resolve, reject) => {
    const request = send({ ...options, headers: { ...headers, 'content-length': bytes?.length ?? 0 } }, (response) => {
      buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
    });
    request.setTimeout(timeoutMilliseconds, () => request.destroy(new Error(`The object store did not answer within ${timeoutMilliseconds / 1000} s`)));
    request.once('error', reject);
    request.end(bytes);
  });
}
