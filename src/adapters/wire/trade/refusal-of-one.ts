import { PortFault } from '../../../application/ports/port-fault.ts';
import type { TradeRefusal } from '../../../application/ports/trade/trade-desk.ts';
import { certificateObstacles } from '../../../domain/agreements/agreement-certificate.ts';
import { refusalOf } from './wire-trade-desk.ts';

const isObstacle = (text: string): boolean => certificateObstacles.some((each) => each === text);

/** Why one of several applications was refused. An unknown reason is reported as a state that does not allow it. */
export function refusalOfOne({ code, because }: { readonly code: string; readonly because: string }): TradeRefusal {
  // The same code is used for an application that cannot be approved together with others, and for a certificate that
  // cannot sign.
  if (code === 'NOT_IN_THIS_STATE') return { because: isObstacle(because) ? 'certificate' : 'state' };
  if (code === 'SERVER_FAULT') return { because: 'failed' };
  return refusalOf(new PortFault('refused', { code, values: { because } })) ?? { because: 'state' };
}
