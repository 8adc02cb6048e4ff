import { PortFault } from '../../src/application/ports/port-fault.ts';

/** The kind of fault with which a desk's work failed. */
export async function kindOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'no fault';
  } catch (fault) {
    return fault instanceof PortFault ? fault.kind : 'not a port fault';
  }
}
