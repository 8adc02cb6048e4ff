import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import { Refusal } from '../../core/refusal.ts';
import { clockRequest } from './sandbox-requests.ts';
import { parseRequest, sendData } from './sandbox-reply.ts';

// The calendar, the deadlines and the database's dates are all valid in these years.
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

export function addClockRoutes(sandbox: FastifyInstance, desk: SandboxDesk): void {
  const clockState = () => ({ now: desk.now(), iso: new Date(desk.now()).toISOString() });

  sandbox.get('/clock', async (request, reply) => sendData(request, reply, clockState()));

  sandbox.post('/clock', async (request, reply) => {
    const { now, advance = 0 } = parseRequest(clockRequest, request.body);
    const target = now ?? desk.now() + advance;
    if (target < earliest || target > latest)
      throw new Refusal('REQUEST_INVALID', { field: now === undefined ? 'advance' : 'now' });
    await desk.moveClock(target);
    return sendData(request, reply, clockState());
  });
}
