import { PortFault } from '../../application/ports/port-fault.ts';
import { parseMoney, type Money } from '../../domain/money/money.ts';

/** An amount that must be there; the schema has already seen that it is one. */
export function moneyFromWire(text: string): Money {
  const amount = parseMoney(text);
  if (!amount) throw new PortFault('unexpected-answer');
  return amount;
}
