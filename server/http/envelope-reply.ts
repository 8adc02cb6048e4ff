import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../src/contract/codes.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import { Refusal } from '../core/refusal.ts';
import { refusalMessage } from '../core/refusal-messages.ts';
import { acceptedLocale } from './accepted-locale.ts';

/** HTTP statuses of refusals. Business refusals are not listed, because they come under 200. */
const statuses: ReadonlyMap<Envelope['code'], number> = new Map<RefusalCode, number>([
  ['REQUEST_INVALID', 400],
  ['SESSION_REQUIRED', 401],
  ['SESSION_REPLACED', 401],
  ['ROLE_WITHDRAWN', 401],
  ['PASSWORD_CHANGED', 401],
  ['SESSION_ENDED_ELSEWHERE', 401],
  ['ACCOUNT_SWITCHED', 409],
  ['ACTING_OVER', 409],
  ['XSRF_INVALID', 403],
  ['NOT_PERMITTED', 403],
  ['NOT_FOUND', 404],
  ['TOO_MANY_REQUESTS', 429],
  ['SERVER_FAULT', 500],
  ['SERVER_BUSY', 503],
  ['STORE_AWAY', 503],
  ['STORE_FULL', 503],
  ['STORE_READ_ONLY', 503],
  ['STORE_REFUSED', 502],
  ['STORE_NONSENSE', 502],
]);

export function statusOf(code: Envelope['code']): number {
  return statuses.get(code) ?? 200;
}

/** Sends an envelope under the status of its code. */
export function sendEnvelope(reply: FastifyReply, envelope: Envelope, status = statusOf(envelope.code)): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope));
}

/** Refuses a request before it reaches the core. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  status?: number,
): FastifyReply {
  const locale = acceptedLocale(request.headers['accept-language']);
  return sendEnvelope(
    reply,
    { code: refusal.code, message: refusalMessage(refusal, locale), data: refusal.values, traceId: request.id },
    status,
  );
}
