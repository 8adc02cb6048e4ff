import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The caller's trace id where it is valid, so that browser and server log the same one; otherwise a new one. */
export function traceIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-trace-id'];
  return typeof given === 'string' && /^[0-9A-Za-z-]{8,64}$/.test(given) ? given : randomUUID().replaceAll('-', '');
}
