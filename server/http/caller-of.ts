import type { FastifyRequest } from 'fastify';
import { accountHeader } from '../../src/contract/transport.ts';
import type { CallerFacts } from '../core/context.ts';
import { acceptedLocale } from './accepted-locale.ts';
import type { SessionCookies } from './session-cookies.ts';
import { sourceOf } from './source-address.ts';

/** Host name in a `Host` header, in lower case and without its port; empty where it is none. */
export function hostNameOf(header: string): string {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** The Idempotency-Key of a request; undefined where it has none. */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/**
 * The host that the request itself names. The host reported by a proxy decides only the look of a page, never the
 * user's rights.
 */
function hostOf({ headers }: FastifyRequest): string {
  return hostNameOf(headers.host ?? '');
}

/**
 * The account for which a page makes its call. All windows of a browser share one session, and another window may have
 * changed its user.
 */
function accountOf({ headers }: FastifyRequest): { readonly account?: string } {
  const account = headers[accountHeader.toLowerCase()];
  return typeof account === 'string' && account !== '' ? { account } : {};
}

/** Facts about the caller, from a request. */
export function callerOf(request: FastifyRequest, cookies: SessionCookies): CallerFacts {
  return {
    sessionToken: cookies.tokenOf(request),
    locale: acceptedLocale(request.headers['accept-language']),
    source: sourceOf(request),
    host: hostOf(request),
    traceId: request.id,
    idempotencyKey: keyOf(request),
    agent: request.headers['user-agent'],
    deviceToken: cookies.deviceOf(request),
    ...accountOf(request),
  };
}
