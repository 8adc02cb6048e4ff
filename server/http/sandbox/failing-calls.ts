import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../../src/contract/envelope.ts';
import type { CallFault } from '../../core/sandbox/call-faults.ts';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import { sendEnvelope } from '../envelope-reply.ts';

/** An answer that the portal cannot parse. */
const nonsense = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';

/** The refusal that a call is made to answer with. */
const refusalOf = ({ id }: FastifyRequest, { code }: CallFault): Envelope => ({
  code,
  message: '',
  data: null,
  traceId: id,
});

/** Ends the connection, at once or when the client gives up, so that nothing is ever answered. */
function unanswered(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Set<FastifyRequest['socket']>,
  { kind }: CallFault,
): void {
  reply.hijack();
  const { socket } = request;
  if (kind === 'offline') return void socket.destroy();
  kept.add(socket);
  socket.once('close', () => kept.delete(socket));
}

/** Calls that go wrong as the sandbox has them go wrong: before they do anything, or after all was done. */
export function addFailingCalls(app: FastifyInstance, { callFaults }: Pick<SandboxDesk, 'callFaults'>): void {
  const unansweredSockets = new Set<FastifyRequest['socket']>();
  const afterwards = new WeakMap<FastifyRequest, CallFault>();

  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const fault = call && (await callFaults.spend(call));
    if (!fault) return;
    if (fault.when === 'after') return void afterwards.set(request, fault);
    if (fault.kind === 'latency') return wait(fault.milliseconds);
    if (fault.kind === 'code') return sendEnvelope(reply, refusalOf(request, fault));
    if (fault.kind === 'nonsense') return reply.type('text/html').send(nonsense);
    return unanswered(request, reply, unansweredSockets, fault);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = afterwards.get(request);
    if (!fault) return payload;
    afterwards.delete(request);
    if (fault.kind === 'latency') await wait(fault.milliseconds);
    if (fault.kind === 'code') return JSON.stringify(refusalOf(request, fault));
    if (fault.kind === 'nonsense') {
      reply.type('text/html').removeHeader('content-length');
      return nonsense;
    }
    if (fault.kind === 'offline' || fault.kind === 'hang') unanswered(request, reply, unansweredSockets, fault);
    return payload;
  });

  // Unanswered connections must not keep the server from stopping.
  app.addHook('preClose', async () => {
    for (const socket of unansweredSockets) socket.destroy();
  });
}
