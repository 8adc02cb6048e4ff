import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiBase, Call } from '../../src/contract/call.ts';
import { calls } from '../core/desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { success } from '../../src/contract/envelope.ts';
import type { CallResult } from '../core/answering.ts';
import { Refusal } from '../core/refusal.ts';
import { callerOf } from './caller-of.ts';
import { refuseToken } from './refuse-token.ts';
import { sendEnvelope, sendRefusal } from './envelope-reply.ts';
import type { HttpParts } from './http-parts.ts';
import type { SessionCookies } from './session-cookies.ts';
import { SignedInLimit } from './signed-in-limit.ts';

export const apiBases: Readonly<Record<ApiBase, string>> = {
  web: '/api/web',
  workbench: '/api/workbench',
  sso: '/api/sso',
};

/**
 * The parameters of the path, with those of the body of a POST or of the query otherwise, as one request object. A POST
 * takes none from the query: a foreign link can set it, and histories and logs keep it.
 */
function requestOf(request: FastifyRequest): unknown {
  const { query, body, params, method } = request;
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) return body;
  const given = (method === 'POST' ? body : query) as object | undefined;
  return { ...given, ...(params as object) };
}

function sendPicture(reply: FastifyReply, { envelope }: CallResult): FastifyReply {
  // Only the captcha call answers with a picture, and its data has this shape.
  const { mimeType, base64 } = envelope.data as { readonly mimeType: string; readonly base64: string };
  return reply.header('cache-control', 'no-store').type(mimeType).send(Buffer.from(base64, 'base64'));
}

/**
 * Whether calls are counted for each network. Calls open to strangers are, so that nobody can try many names, codes and
 * numbers.
 */
const isCounted = ({ base, caller, isUncounted }: Call): boolean =>
  !isUncounted && (base === 'sso' || caller === 'anyone');

/**
 * A signal that aborts when the client disconnects. Calls that change something have none and always run to their end,
 * because the user may believe that they were sent.
 */
function disconnectSignalOf({ changes }: Call, { raw }: FastifyReply): { readonly gone?: AbortSignal } {
  if (changes) return {};
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return { gone: gone.signal };
}

/** A route for every call of the contract. */
export function addCallRoutes(
  app: FastifyInstance,
  parts: Pick<HttpParts, 'backEnd' | 'security' | 'signInCallsPerMinute' | 'signedInCallsPerMinute'>,
  cookies: SessionCookies,
): void {
  const { signedInCallsPerMinute } = parts;
  const limit =
    signedInCallsPerMinute === undefined
      ? undefined
      : new SignedInLimit(signedInCallsPerMinute, () => performance.now());
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    app.route({
      method: call.method,
      url: apiBases[call.base] + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: {
        call: name,
        rateLimit: isCounted(call) ? { max: parts.signInCallsPerMinute, timeWindow: '1 minute', groupId: name } : false,
      },
      handler: async (request, reply) => {
        const wait = isCounted(call) ? 0 : (limit?.count(request, cookies) ?? 0);
        if (wait > 0) return sendRefusal(request, reply.header('retry-after', wait), new Refusal('TOO_MANY_REQUESTS'));
        if (call.changes && !call.beginsVisit && !cookies.mayChange(request))
          return refuseToken(parts, request, reply, name);
        const answered = await parts.backEnd.answer(name, requestOf(request), {
          ...callerOf(request, cookies),
          ...disconnectSignalOf(call, reply),
        });
        cookies.update(reply, answered);
        // The browser's cache is cleared for the next user of the machine. The portal clears its own storage itself.
        if (call.signsOut) reply.header('clear-site-data', '"cache"');
        const succeeded = answered.envelope.code === success;
        if (call.beginsVisit && succeeded && !answered.session) cookies.renewXsrf(request, reply);
        return call.answersPicture && succeeded ? sendPicture(reply, answered) : sendEnvelope(reply, answered.envelope);
      },
    });
  }
}
