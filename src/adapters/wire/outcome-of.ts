import { PortFault } from '../../application/ports/port-fault.ts';

/** What comes of a refusal; anything but a fault of the port, and what nobody here knows, is thrown on. */
export async function outcomeOf<Outcome>(
  work: () => Promise<Outcome>,
  refused: (fault: PortFault) => Outcome,
): Promise<Outcome> {
  try {
    return await work();
  } catch (fault) {
    if (!(fault instanceof PortFault)) throw fault;
    return refused(fault);
  }
}
