import { PortFault } from '../../src/application/ports/port-fault.ts';

/** What kind of fault became of a desk's work. */
export async function kindOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'no fault';
  } catch (fault) {
    return fault instanceof PortFault ? fault.kind : 'not a port fault';
  }
}
