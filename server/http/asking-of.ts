import type { FastifyRequest } from 'fastify';
import type { Asking } from '../core/context.ts';
import { acceptedLocale } from './accepted-locale.ts';
import type { SessionCookies } from './session-cookies.ts';

/** Who asks, and how, as a request tells it. */
export function askingOf(request: FastifyRequest, cookies: SessionCookies): Asking {
  const key = request.headers['idempotency-key'];
  return {
    sessionToken: cookies.tokenOf(request), locale: acceptedLocale(request.headers['accept-language']), source: request.ip, host: request.hostname, traceId: request.id,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
  };
}
