import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import { callNames, faultsRequest } from './sandbox-requests.ts';
import { parseRequest, sendData } from './sandbox-reply.ts';

/**
 * The routes for the simulated faults: of the object store, of reading files, of the platform's background work, and of
 * single calls.
 */
export function addFaultRoutes(sandbox: FastifyInstance, desk: SandboxDesk): void {
  const faultState = () => ({
    objectStore: desk.storeTrouble() ?? 'none',
    recognition: desk.readingHeldUp() ? 'off' : 'on',
    machines: desk.machines.held ? 'off' : 'on',
    calls: desk.callFaults.standing,
    callNames,
  });

  sandbox.get('/faults', async (request, reply) => sendData(request, reply, faultState()));

  sandbox.post('/faults', async (request, reply) => {
    const order = parseRequest(faultsRequest, request.body);
    if ('call' in order) {
      const { kind, ...fault } = order;
      await desk.callFaults.set(kind === 'none' ? { ...fault, kind: 'offline', times: 0 } : { ...fault, kind });
    } else {
      if (order.objectStore !== undefined)
        await desk.troubleStore(order.objectStore === 'none' ? undefined : order.objectStore);
      if (order.recognition !== undefined) await desk.holdReading(order.recognition === 'off');
      if (order.machines !== undefined) await desk.machines.hold(order.machines === 'off');
    }
    return sendData(request, reply, faultState());
  });

  sandbox.delete('/faults/calls', async (request, reply) => {
    await desk.callFaults.endAll();
    return sendData(request, reply, faultState());
  });
}
