import type { Socket } from 'node:net';
import { errorDocument, OssError } from './oss-error.ts';
import { standingHeaders } from './standing-headers.ts';
import type { StoreSettings } from './store-settings.ts';

/** Answers what never became a request as every other refusal, where Node would send a bare line. */
export function refuseBroken(settings: StoreSettings, requestId: string, fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const document = errorDocument(new OssError(400, 'InvalidRequest', 'The request is not valid.'), requestId, settings.hostName);
  const headers = { 'x-oss-request-id': requestId, ...standingHeaders(settings), 'Content-Type': 'application/xml', 'Content-Length': String(Buffer.byteLength(document)), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${document}`);
}
