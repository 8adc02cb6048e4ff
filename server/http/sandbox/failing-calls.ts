import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../../src/contract/envelope.ts';
import type { CallFault } from '../../core/sandbox/call-faults.ts';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import { sendEnvelope } from '../envelope-reply.ts';

/** An answer that the portal cannot parse. */
const badGatewayPage = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';

/** The answer of a call with a simulated refusal. */
const refusalOf = ({ id }: FastifyRequest, { code }: CallFault): Envelope => ({
  code,
  message: '',
  data: null,
  traceId: id,
});

/** Leaves a request unanswered: closes its connection (`offline`), or keeps it open until the client gives up. */
function leaveUnanswered(
  request: FastifyRequest,
  reply: FastifyReply,
  openSockets: Set<FastifyRequest['socket']>,
  { kind }: CallFault,
): void {
  reply.hijack();
  const { socket } = request;
  if (kind === 'offline') return void socket.destroy();
  openSockets.add(socket);
  socket.once('close', () => openSockets.delete(socket));
}

/** Makes calls fail as the sandbox has set, before or after their work. */
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
    if (fault.kind === 'nonsense') return reply.type('text/html').send(badGatewayPage);
    return leaveUnanswered(request, reply, unansweredSockets, fault);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = afterwards.get(request);
    if (!fault) return payload;
    afterwards.delete(request);
    if (fault.kind === 'latency') await wait(fault.milliseconds);
    if (fault.kind === 'code') return JSON.stringify(refusalOf(request, fault));
    if (fault.kind === 'nonsense') {
      reply.type('text/html').removeHeader('content-length');
      return badGatewayPage;
    }
    if (fault.kind === 'offline' || fault.kind === 'hang') leaveUnanswered(request, reply, unansweredSockets, fault);
    return payload;
  });

  // Unanswered connections must not keep the server from stopping.
  app.addHook('preClose', async () => {
    for (const socket of unansweredSockets) socket.destroy();
  });
}
