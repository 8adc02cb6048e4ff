import type { FastifyInstance } from 'fastify';
import type { HttpParts } from './http-parts.ts';
import type { ServerLog } from './server-log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's name, for the log. */
    call?: string;
    /** The answer is a stream, whose duration is not measured. */
    isStream?: boolean;
  }
}

/** Logs one line for each call, without the caller and the content. */
export function addRequestLog(app: FastifyInstance, log: ServerLog, onAnswered?: HttpParts['onAnswered']): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-trace-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { call, isStream } = request.routeOptions.config;
    if (call === undefined) return;
    const fields = { traceId: request.id, call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (!isStream) onAnswered?.({ ...fields, ms: reply.elapsedTime, at: Date.now() });
    if (reply.statusCode >= 500) log.warn('call', fields);
    else log.info('call', fields);
  });
}
