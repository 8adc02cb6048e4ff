import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorDocument, OssError } from './oss-error.ts';
import { commonHeaders } from './common-headers.ts';
import type { StoreSettings } from './store-settings.ts';

function bareRefusal(
  settings: StoreSettings,
  requestId: string,
  error: OssError,
): { readonly headers: Readonly<Record<string, string>>; readonly document: string } {
  const document = errorDocument(error, requestId, settings.hostName);
  const own = {
    'Content-Type': 'application/xml',
    'Content-Length': String(Buffer.byteLength(document)),
    Connection: 'close',
  };
  return { headers: { 'x-oss-request-id': requestId, ...commonHeaders(settings), ...own }, document };
}

/** Answers invalid HTTP requests like every other refusal; Node would send a bare status line. */
export function refuseBroken(
  settings: StoreSettings,
  requestId: string,
  fault: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { headers, document } = bareRefusal(
    settings,
    requestId,
    new OssError(400, 'InvalidRequest', 'The request is not valid.'),
  );
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${document}`);
}

/** Answers an unknown expectation; Node's own answer would have no content. */
export function refuseExpectation(settings: StoreSettings, requestId: string, response: ServerResponse): void {
  const { headers, document } = bareRefusal(
    settings,
    requestId,
    new OssError(417, 'ExpectationFailed', 'The expectation cannot be met.'),
  );
  response.writeHead(417, headers).end(document);
}
