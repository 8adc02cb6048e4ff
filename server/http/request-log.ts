import type { FastifyInstance } from 'fastify';
import type { ServerLog } from './server-log.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's name, for the log. */
    call?: string;
  }
}

/** One line for each call: who made it and with what is nobody's business here. */
export function addRequestLog(app: FastifyInstance, log: ServerLog): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-trace-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call === undefined) return;
    const fields = { traceId: request.id, call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) log.warn('call', fields);
    else log.info('call', fields);
  });
}
