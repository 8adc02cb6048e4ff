import { PortFault } from '../../application/ports/port-fault.ts';

/** Runs `work`, and converts a port fault into an outcome by `refused`. Any other error is rethrown. */
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
