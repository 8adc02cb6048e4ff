import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import { Refusal } from '../../core/refusal.ts';
import { clockRequest } from './sandbox-requests.ts';
import { parsed, sendData } from './sandbox-reply.ts';

// Within these years the calendar, the deadlines and the database's own dates all hold.
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

export function addClockRoutes(sandbox: FastifyInstance, desk: SandboxDesk): void {
  const told = () => ({ now: desk.now(), iso: new Date(desk.now()).toISOString() });

  sandbox.get('/clock', async (request, reply) => sendData(request, reply, told()));

  sandbox.post('/clock', async (request, reply) => {
    const { now, advance = 0 } = parsed(clockRequest, request.body);
    const wanted = now ?? desk.now() + advance;
    if (wanted < earliest || wanted > latest)
      throw new Refusal('REQUEST_INVALID', { field: now === undefined ? 'advance' : 'now' });
    await desk.moveClock(wanted);
    return sendData(request, reply, told());
  });
}
