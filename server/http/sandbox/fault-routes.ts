import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import { faultsRequest } from './sandbox-requests.ts';
import { parsed, sendData } from './sandbox-reply.ts';

/** How the object store is made to fail: `none`, or in which way. */
export function addFaultRoutes(sandbox: FastifyInstance, desk: SandboxDesk): void {
  const told = () => ({ objectStore: desk.storeTrouble() ?? 'none' });

  sandbox.get('/faults', async (request, reply) => sendData(request, reply, told()));

  sandbox.post('/faults', async (request, reply) => {
    const { objectStore } = parsed(faultsRequest, request.body);
    await desk.troubleStore(objectStore === 'none' ? undefined : objectStore);
    return sendData(request, reply, told());
  });
}
