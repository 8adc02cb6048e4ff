import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import { faultsRequest } from './sandbox-requests.ts';
import { parsed, sendData } from './sandbox-reply.ts';

/** How the object store is made to fail: `none`, or in which way; and whether files are read or only wait. */
export function addFaultRoutes(sandbox: FastifyInstance, desk: SandboxDesk): void {
  const told = () => ({ objectStore: desk.storeTrouble() ?? 'none', recognition: desk.readingHeldUp() ? 'off' : 'on' });

  sandbox.get('/faults', async (request, reply) => sendData(request, reply, told()));

  sandbox.post('/faults', async (request, reply) => {
    const { objectStore, recognition } = parsed(faultsRequest, request.body);
    if (objectStore !== undefined) await desk.troubleStore(objectStore === 'none' ? undefined : objectStore);
    if (recognition !== undefined) await desk.holdReading(recognition === 'off');
    return sendData(request, reply, told());
  });
}
