import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';

/**
 * Several servers on one database share what the sandbox plays: before each call its time and its faults are set to
 * where another may have left them. Without the database nobody knows where that is, and no call is answered.
 */
export function followSandbox(app: FastifyInstance, desk: SandboxDesk): void {
  app.addHook('onRequest', async (request) => {
    if (!/^\/(api|sandbox\/v1)\//.test(request.url)) return;
    await desk.follow();
  });
}
