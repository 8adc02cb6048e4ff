import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';

/**
 * Keeps several servers on one database in the same sandbox state: before each call the simulated time and the faults
 * are read from the database. Without the database no call is answered.
 */
export function followSandbox(app: FastifyInstance, desk: SandboxDesk): void {
  app.addHook('onRequest', async (request) => {
    if (!/^\/(api|sandbox\/v1)\//.test(request.url)) return;
    await desk.follow();
  });
}
