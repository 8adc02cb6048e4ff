import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pdfKilobytes } from '../../src/domain/evidence/upload/document-limits.ts';
import { Refusal } from '../core/refusal.ts';
import { StoreUnavailable } from '../core/store.ts';
import { sendRefusal } from './envelope-reply.ts';
import type { ServerLog } from './server-log.ts';

function refusalOf(error: Partial<FastifyError>): { readonly refusal: Refusal; readonly status?: number } | undefined {
  if (error instanceof Refusal) return { refusal: error };
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return { refusal: new Refusal('FILE_TOO_LARGE', { megabytes: pdfKilobytes / 1024 }) };
  const status = error.statusCode ?? 500;
  if (status === 429) return { refusal: new Refusal('TOO_MANY_REQUESTS') };
  if (status === 404) return { refusal: new Refusal('NOT_FOUND') };
  return status >= 400 && status < 500
    ? { refusal: new Refusal('REQUEST_INVALID', { field: status === 415 ? 'content-type' : 'request' }), status }
    : undefined;
}

/** Whether there is one Host header. Of several, Node uses the first, while a proxy may have used the last. */
function hasOneHost({ raw }: FastifyRequest): boolean {
  return raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length === 1;
}

/** Refuses an address that no route can match, because it is too long or malformed. */
export function refuseUnroutable(request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(request, reply, new Refusal('REQUEST_INVALID', { field: 'request' }));
}

/** Answers faults outside the core with the envelope too. */
export function addRefusedRequests(app: FastifyInstance, log: ServerLog): void {
  // The handler returns nothing, like the handler of unknown paths.
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    // The file server answers 403 to forbidden spellings of a path. The client gets 404, so that it learns nothing
    // about such files.
    if ('statusCode' in error && error.statusCode === 403) return reply.callNotFound();
    const known = refusalOf(error);
    if (known) return void sendRefusal(request, reply, known.refusal, known.status);
    log.fault('request failed', error, {
      traceId: request.id,
      call: request.routeOptions.config.call ?? request.routeOptions.url ?? '',
    });
    return void sendRefusal(
      request,
      reply,
      new Refusal(error instanceof StoreUnavailable ? 'SERVER_BUSY' : 'SERVER_FAULT'),
    );
  });

  // PostgreSQL cannot store a NUL in a text, and no user types one.
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00') || !hasOneHost(request)) throw new Refusal('REQUEST_INVALID', { field: 'request' });
  });
}
