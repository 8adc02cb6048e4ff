import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeSecurityLog } from '../core/identity/security-events.ts';
import { Refusal } from '../core/refusal.ts';
import { sendRefusal } from './envelope-reply.ts';
import type { HttpParts } from './http-parts.ts';
import { sourceOf } from './source-address.ts';

/**
 * Refuses a changing call that does not prove that the portal's own page made it, and writes it to the security log. It
 * is not recorded in an account's history, because another site could fill that.
 */
export function refuseToken(
  { security }: Pick<HttpParts, 'security'>,
  request: FastifyRequest,
  reply: FastifyReply,
  call: string,
): FastifyReply {
  writeSecurityLog({ security }, { source: sourceOf(request), traceId: request.id }, 'token-refused', `*** ${call}`);
  return sendRefusal(request, reply, new Refusal('XSRF_INVALID'));
}
