import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/refusal.ts';
import { refusalMessage } from '../core/refusal-messages.ts';
import { acceptedLocale } from './accepted-locale.ts';
import { traceIdOf } from './trace-id.ts';

const reasonPhrases: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [408, 'Request Timeout'],
  [413, 'Content Too Large'],
  [417, 'Expectation Failed'],
  [431, 'Request Header Fields Too Large'],
]);
const statusByCode: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

type Headers = Readonly<Record<string, string>>;

function bareRefusal(
  standing: Headers,
  request: Pick<IncomingMessage, 'headers'>,
): { readonly headers: Headers; readonly body: string } {
  const refusal = new Refusal('REQUEST_INVALID', { field: 'request' });
  const traceId = traceIdOf(request);
  const body = JSON.stringify({
    code: refusal.code,
    message: refusalMessage(refusal, acceptedLocale(request.headers['accept-language'])),
    data: refusal.values,
    traceId,
  });
  const own = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-trace-id': traceId,
    connection: 'close',
  };
  return { headers: { ...standing, ...own }, body };
}

/**
 * Answers input that is not an HTTP request, so that the client gets our message instead of Node's. Such input has no
 * headers, and therefore no language.
 */
export function refuseBroken(standing: Headers, fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusByCode.get(fault.code ?? '') ?? 400;
  const { headers, body } = bareRefusal(standing, { headers: {} });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reasonPhrases.get(status) ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

/** Answers unknown expectations with our message. Node's own answer has no content. */
export function refuseExpectations(app: FastifyInstance, standing: Headers): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = bareRefusal(standing, request);
    response.writeHead(417, headers).end(body);
  });
}
